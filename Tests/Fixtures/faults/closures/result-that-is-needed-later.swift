// The result of a closure is at fault where something behind it needs another type.
func half(_ n: Int) -> Int { n / 2 }
func chain(_ names: [String], _ text: String) {
  _ = names.map { $0.count }.contains("a")
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
  _ = names.map { $0.count }.contains(text)
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
  _ = names.map { $0.count }.reduce("", +)
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
  _ = names.map(\.count).contains("a")
//              ^ error: key path value type 'Int' cannot be converted to contextual type 'String'
  _ = names.map { $0.count }.map { (name: String) in name + "a" }
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
  _ = names.map { $0.count }.reduce("") { $0 + $1 }
//                                             ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = names.map { $0.isEmpty }.map { half($0) }
//                                        ^ error: cannot convert value of type 'Bool' to expected argument type 'Int'
}
func apply<T>(_ value: T, _ transform: (T) -> T) -> T { transform(value) }
let applied = apply(3) { "\($0)" }
//                       ^ error: cannot convert value of type 'String' to closure result type 'Int'
struct Sum {
  func adding(_ other: Sum) -> Sum? { other }
}
let total = [Sum()].reduce(Sum()) { $0.adding($1) }
//                                     ^ error: value of optional type 'Sum?' must be unwrapped to a value of type 'Sum'
