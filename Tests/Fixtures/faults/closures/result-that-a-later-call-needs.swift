// A closure whose result a later call of the chain requires to be another type.
struct Item {
  let name: String
  let count: Int
  let price: Double
  let mark: Character
  let note: String?
}
struct Box { let value: Int }
extension Collection where Element: BinaryFloatingPoint {
  func mean() -> Element { reduce(0, +) / Element(count) }
  func average() -> Element? { isEmpty ? nil : mean() }
}
extension Sequence where Element: Numeric {
  func total() -> Element { reduce(0, +) }
}
extension Sequence where Element == Int { func evens() -> [Int] { filter { $0 % 2 == 0 } } }
func chains(_ items: [Item]) {
  _ = items.map { $0.count }.joined(separator: ", ")
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
  let marks: String = items.map { $0.mark }.joined(separator: ", ")
//                                   ^ error: cannot convert value of type 'Character' to closure result type 'String'
  _ = items.map { $0.note }.joined(separator: ", ")
//                   ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
  print(marks, items.map { $0.count }.joined(separator: ", "))
//                            ^ error: cannot convert value of type 'Int' to closure result type 'String'
  let mean: Double = items.map { $0.count }.mean()
//                                  ^ error: cannot convert value of type 'Int' to closure result type 'Double'
  let total: Int = items.map { $0.name }.total()
//                                ^ error: cannot convert value of type 'String' to closure result type 'Int'
  print(mean, total)
  _ = items.map { $0.name }.evens()
//                   ^ error: cannot convert value of type 'String' to closure result type 'Int'
  _ = items.map { $0.price }.evens()
//                   ^ error: cannot convert value of type 'Double' to closure result type 'Int'
  _ = items.map(\.count).joined(separator: ", ")
//              ^ error: key path value type 'Int' cannot be converted to contextual type 'String'
  _ = items.map { Box(value: $0.count) }.sorted()
//                                       ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'Box' conform to 'Comparable'
  _ = items.map { $0.note }.sorted()
//                   ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
  _ = items.map { $0.name }.reduce(0, +)
//                   ^ error: cannot convert value of type 'String' to closure result type 'Int'
  _ = "x" + items.map { $0.count }.joined(separator: ", ")
//                         ^ error: cannot convert value of type 'Int' to closure result type 'String'
}
func implied(_ items: [Item]) -> String { items.map { $0.count }.joined(separator: ", ") }
//                                                       ^ error: cannot convert value of type 'Int' to closure result type 'String'
func returned(_ items: [Item]) -> String { return items.map { $0.mark }.joined(separator: ", ") }
//                                                               ^ error: cannot convert value of type 'Character' to closure result type 'String'
func mean(_ items: [Item]) -> Double { return items.map { $0.name }.mean() }
//                                                           ^ error: cannot convert value of type 'String' to closure result type 'Double'
func average(_ items: [Item]) -> Double? { items.map { $0.name.count }.average() }
//                                                             ^ error: cannot convert value of type 'Int' to closure result type 'Double'
