enum R { case one(Double), two(a: Double, b: String), three(Int, Int, Int), none, pair((Int, Int)) }
let rs: [R] = []
let pairs: [(R, Int)] = []
for case (.two(let a, let b, let c), _) in pairs { print(a, b, c) }
//         ^ error: pattern with associated values does not match enum case 'two'
for case R.two(let a, let b, let c) in rs { print(a, b, c) }
//         ^ error: pattern with associated values does not match enum case 'two'
for case let R.three(a, b) in rs { print(a, b) }
//             ^ error: pattern with associated values does not match enum case 'three'
let os: [R?] = []
for case .some(.two(let a, let b, let c)) in os { print(a, b, c) }
//              ^ error: pattern with associated values does not match enum case 'two'
for case .pair(let a, let b, let c) in rs { print(a, b, c) }
//        ^ error: pattern with associated values does not match enum case 'pair'
if case .pair(let a, let b, let c) = rs[0] { print(a, b, c) }
//       ^ error: pattern with associated values does not match enum case 'pair'
switch rs[0] {
case .pair(let a, let b, let c): print(a, b, c)
//        ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
case .three(let a, let b): print(a, b)
//         ^ error: tuple pattern has the wrong length for tuple type '(Int, Int, Int)'
case .two(a: let a, b: let b, c: let c): print(a, b, c)
//       ^ error: tuple pattern has the wrong length for tuple type '(a: Double, b: String)'
case R.two(let a, let b, let c): print(a, b, c)
//        ^ error: tuple pattern has the wrong length for tuple type '(a: Double, b: String)'
default: break
}
enum E: Error { case a(Int), b(Int, Int) }
if case let (.two(a, b, c), n) = pairs[0] { print(a, b, c, n) }
//            ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
let v = if case .two(let a, let b, let c) = rs[0] { 1 } else { 2 }
//               ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
rs.forEach { r in
  if case .two(let a, let b, let c) = r { print(a, b, c) }
//         ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
}
if case .two(a: let a, b: let b, c: let c) = rs[0] { print(a, b, c) }
//       ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
for case .two(_, _, _) in rs { }
//        ^ error: pattern with associated values does not match enum case 'two'
if case .two(_, _, _) = rs[0] { }
//       ^ error: tuple pattern has the wrong length for tuple type '(Double, String)'
for case .one(let a, _) in rs where a > 1 { }
//        ^ error: pattern with associated values does not match enum case 'one'
