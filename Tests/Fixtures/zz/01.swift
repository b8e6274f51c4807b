// Swift tour style: shopping list & generics
protocol Describable {
    var name: String { get }
    func describe(indent: Int) -> String
}
extension Describable {
    func describe(indent: Int = 0) -> String {
        String(repeating: " ", count: indent) + name
    }
}
enum Unit: String, CaseIterable, Codable {
    case piece, gram = "g", milliliter = "ml"
    static func parse(_ text: some StringProtocol) -> Unit? {
        allCases.first { $0.rawValue.caseInsensitiveCompare(String(text)) == .orderedSame }
    }
}
import Foundation
struct Item: Describable, Hashable, Comparable {
    let name: String
    var amount: Double
    let unit: Unit
    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.name, lhs.amount) < (rhs.name, rhs.amount) }
}
final class ShoppingList {
    private(set) var items: [String: Item] = [:]
    private var log: [String] = []
    subscript(name: String) -> Item? {
        get { items[name] }
        set {
            switch (items[name], newValue) {
            case (nil, let new?): log.append("added \(new.name)")
            case (let old?, let new?) where old.amount != new.amount: log.append("changed \(old.amount) -> \(new.amount)")
            case (let old?, nil): log.append("removed \(old.name)")
            default: log.append("nothing")
            }
            items[name] = newValue
        }
    }
    func add(_ text: String) throws {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.count == 3 else { throw ParseError.malformed(text) }
        guard let amount = Double(parts[0]) else { throw ParseError.notANumber(String(parts[0])) }
        guard let unit = Unit.parse(parts[1]) else { throw ParseError.unit(.init(parts[1])) }
        let name = String(parts[2])
        if items[name] != nil { self[name]!.amount += amount } else { self[name] = Item(name: name, amount: amount, unit: unit) }
    }
    enum ParseError: Error, CustomStringConvertible {
        case malformed(String), notANumber(String), unit(String)
        var description: String {
            switch self {
            case let .malformed(t): return "malformed: \(t)"
            case let .notANumber(t): return "not a number: \(t)"
            case let .unit(t): return "unknown unit \(t.debugDescription)"
            }
        }
    }
    var history: [String] { log }
}
let list = ShoppingList()
for line in ["2 piece Apples", "500 g Flour", "x g Salt", "1 G Flour", "20 cups Milk", "", "250 ML Milk"] {
    do { try list.add(line) }
    catch let error as ShoppingList.ParseError { print("!", error) }
    catch { print("other", error) }
}
list["Apples"] = nil
list["Nothing"] = nil
print(list.history.joined(separator: "\n"))
for item in list.items.values.sorted() { print(item.describe(indent: 2), item.amount, item.unit) }
let total = list.items.values.lazy.filter { $0.unit == .gram }.map(\.amount).reduce(0, +)
print("grams:", total)
let byUnit = Dictionary(grouping: list.items.values, by: \.unit).mapValues { $0.map(\.name).sorted() }
for unit in Unit.allCases { print(unit.rawValue, byUnit[unit, default: []]) }
print(list.items.values.max() as Any)
