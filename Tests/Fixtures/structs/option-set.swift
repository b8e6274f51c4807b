struct Toppings: OptionSet, Hashable {
  let rawValue: Int
  static let cheese = Toppings(rawValue: 1 << 0)
  static let ham = Toppings(rawValue: 1 << 1)
  static let olives = Toppings(rawValue: 1 << 2)
  static let all: Toppings = [.cheese, .ham, .olives]
}
var order: Toppings = [.cheese, .olives]
print(order.contains(.ham), order.contains([.cheese, .olives]), order.rawValue, order.isEmpty, Toppings().isEmpty)
order.insert(.ham)
print(order == .all, order.rawValue, order.remove(.cheese)?.rawValue ?? -1, order.rawValue)
print(order.union(.cheese).rawValue, order.intersection([.ham]).rawValue, order.subtracting(.ham).rawValue, order.symmetricDifference([.cheese, .ham]).rawValue)
order.formUnion([.cheese])
order.subtract(.olives)
print(order.rawValue, order.isSubset(of: .all), Toppings.all.isSuperset(of: order), order.isDisjoint(with: .olives), [Toppings.ham: 1][.ham] ?? 0)
print(order.insert(.ham).inserted, order.insert(.olives).inserted, order.update(with: .ham)?.rawValue ?? -1)
struct Flags: OptionSet { var rawValue: UInt8; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2) }
func describe(_ flags: Flags = []) -> String { flags.isEmpty ? "none" : flags.contains(.a) ? "a" : "b" }
print(describe(), describe(.b), describe([.a, .b]), Flags([.a, .b]).rawValue)
