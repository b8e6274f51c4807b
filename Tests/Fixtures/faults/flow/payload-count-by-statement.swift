enum Reading { case temperature(Double), wind(speed: Double, direction: String), none }
let readings: [Reading] = []
for case .wind(let speed, let direction, let gust) in readings { print(speed, direction, gust) }
//        ^ error: pattern with associated values does not match enum case 'wind'
for case let .wind(speed, direction, gust) in readings { print(speed, direction, gust) }
//            ^ error: pattern with associated values does not match enum case 'wind'
for case .temperature(let a, let b) in readings { print(a, b) }
//        ^ error: pattern with associated values does not match enum case 'temperature'
for case .none(let a) in readings { print(a) }
//        ^ error: pattern with associated values does not match enum case 'none'
if case .wind(let a, let b, let c) = readings[0] { print(a, b, c) }
//       ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
if case let .wind(a, b, c) = readings[0] { print(a, b, c) }
//           ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
if case .temperature(let a, let b) = readings[0] { print(a, b) }
//       ^ error: tuple pattern has the wrong length for tuple type 'Double'
if case .none(let a) = readings[0] { print(a) }
//       ^ error: pattern with associated values does not match enum case 'none'
guard case .wind(let a1, let b1, let c1) = readings[0] else { fatalError() }
//          ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
while case .wind(let a, let b, let c) = readings[0] { print(a, b, c) }
//          ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
switch readings[0] {
case .wind(let a, let b, let c): print(a, b, c)
//        ^ error: tuple pattern has the wrong length for tuple type '(speed: Double, direction: String)'
case .temperature(let a, let b): print(a, b)
//               ^ error: tuple pattern cannot match values of the non-tuple type 'Double'
case .none(let a): print(a)
//    ^ error: pattern with associated values does not match enum case 'none'
}
switch readings[0] {
case let .wind(a, b, c): print(a, b, c)
//            ^ error: tuple pattern has the wrong length for tuple type '(speed: Double, direction: String)'
case let .temperature(a, b): print(a, b)
//                   ^ error: tuple pattern cannot match values of the non-tuple type 'Double'
case let Reading.none(a): print(a)
//               ^ error: pattern with associated values does not match enum case 'none'
}
if case Reading.wind(let a, let b, let c) = readings[0] { print(a, b, c) }
//              ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
let o: Reading? = nil
if case .wind(let a, let b, let c)? = o { print(a, b, c) }
//       ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
if case .wind(let a, let b, let c) = o { print(a, b, c) }
//       ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
if case .some(.wind(let a, let b, let c)) = o { print(a, b, c) }
//             ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
