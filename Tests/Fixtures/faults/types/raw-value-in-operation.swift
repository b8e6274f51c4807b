// An enum with raw values beside a value of their type, or in a comparison that more hangs on.
enum Level: Int { case low, high }
enum Plain { case low, high }
enum Code: String { case a, b }
struct Entry {
  let level: Level
  let plain: Plain
}
func levels(_ a: Entry, _ b: Entry, _ list: [Entry]) {
  _ = a.level > b.level
//      ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
//                ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  if a.level < b.level { print("lower") }
//           ^ error: binary operator '<' cannot be applied to two 'Level' operands
  _ = list.sorted { $0.level > $1.level }
//                     ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
//                                ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = list.sorted { $0.plain > $1.plain }
//                           ^ error: referencing operator function '>' on 'Comparable' requires that 'Plain' conform to 'Comparable'
  _ = list.filter { $0.level >= Level.low }
//                     ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
//                                    ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = list.max { $0.level < $1.level }
//                  ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
//                             ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = a.plain > b.plain
//            ^ error: referencing operator function '>' on 'Comparable' requires that 'Plain' conform to 'Comparable'
  _ = a.level > 1
//      ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = a.level == 1
//      ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = a.level + 1
//      ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = list.map { $0.level + 1 }
//                  ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
  _ = list.filter { $0.level == 1 }
//                     ^ error: cannot convert value of type 'Level' to expected argument type 'Int'
}
func codes(_ code: Code, _ list: [Code]) {
  _ = code == "a"
//    ^ error: cannot convert value of type 'Code' to expected argument type 'String'
  if code == "a" { print("first") }
//   ^ error: cannot convert value of type 'Code' to expected argument type 'String'
  _ = list.filter { $0 == "a" }
//                  ^ error: cannot convert value of type 'Code' to expected argument type 'String'
  _ = "x" + code
//          ^ error: cannot convert value of type 'Code' to expected argument type 'String'
  _ = list.sorted { $0 < $1 }
//                  ^ error: cannot convert value of type 'Code' to expected argument type 'String'
//                       ^ error: cannot convert value of type 'Code' to expected argument type 'String'
}
