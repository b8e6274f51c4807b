// A template-driven invoice: Decimal, rounding, localized strings, builders, enums with raw values.
import Foundation
struct Line { let name: String; let quantity: Decimal; let unitPrice: Decimal; let rate: VAT }
enum VAT: Int, CaseIterable, Comparable, CustomStringConvertible {
  case zero = 0, reduced = 7, full = 19
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var description: String { "\(rawValue)%" }
  func tax(on amount: Decimal) -> Decimal { amount * Decimal(rawValue) / 100 }
}
extension Decimal {
  func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode = .bankers) -> Decimal {
    var value = self, result = Decimal()
    NSDecimalRound(&result, &value, scale, mode)
    return result
  }
}
extension Sequence {
  func sum<N: Numeric>(_ value: (Element) throws -> N) rethrows -> N { try reduce(0) { try $0 + value($1) } }
  func grouped<K: Hashable & Comparable>(by key: (Element) -> K) -> [(key: K, values: [Element])] {
    Dictionary(grouping: self, by: key).map { (key: $0.key, values: $0.value) }.sorted { $0.key < $1.key }
  }
}
let lines = [
  Line(name: "Widget", quantity: 3, unitPrice: Decimal(string: "19.99")!, rate: .full),
  Line(name: "Book", quantity: 2, unitPrice: 12.5, rate: .reduced),
  Line(name: "Stamp", quantity: 10, unitPrice: Decimal(string: "0.85")!, rate: .zero),
  Line(name: "Gadget", quantity: 1, unitPrice: Decimal(string: "0.005")!, rate: .full),
]
let currency = NumberFormatter()
currency.locale = Locale(identifier: "en_US_POSIX")
currency.numberStyle = .decimal
currency.minimumFractionDigits = 2
currency.maximumFractionDigits = 2
func money(_ amount: Decimal) -> String { currency.string(from: amount as NSDecimalNumber) ?? "?" }
for line in lines {
  let total = line.quantity * line.unitPrice
  print(line.name.padding(toLength: 8, withPad: " ", startingAt: 0), money(total), line.rate)
}
var grand = Decimal.zero
for group in lines.grouped(by: \.rate) {
  let net = group.values.sum { $0.quantity * $0.unitPrice }.rounded(2)
  let tax = group.key.tax(on: net).rounded(2, .up)
  grand += net + tax
  print("\(group.key): net \(net), tax \(tax), names \(group.values.map(\.name).joined(separator: "+"))")
}
print("total", grand, money(grand), grand > 100, (grand as NSDecimalNumber).doubleValue, VAT.allCases.max()!)
print(Decimal(10) / 3, Decimal(string: "abc") as Any, Decimal(1.1) + Decimal(2.2), pow(Decimal(2), 10), Decimal(12.345).rounded(1), NSDecimalNumber(decimal: 7.5).intValue)
struct Placeholder: Hashable { let name: String, width: Int? }
func placeholders(in text: String) -> [Placeholder] {
  text.matches(of: /%(?<name>[a-z]+)(?::(?<width>\d+))?%/).map { Placeholder(name: String($0.name), width: $0.width.flatMap { Int($0) }) }
}
let template = "Dear %name%, you owe %total:10% by %date%."
print(placeholders(in: template).map { "\($0.name)/\($0.width.map(String.init) ?? "-")" }, Set(placeholders(in: "%a% %a%")).count)
let values = ["name": "Ms. Doe", "total": money(grand)]
print(template.replacing(/%(\w+)(?::(\d+))?%/) { m in
  let value = values[String(m.1)] ?? "n/a"
  return m.2.flatMap { Int($0) }.map { String(repeating: " ", count: max(0, $0 - value.count)) + value } ?? value
})
let ordinal = NumberFormatter()
ordinal.locale = Locale(identifier: "en_US")
ordinal.numberStyle = .spellOut
print(ordinal.string(from: 42) ?? "?", 1234.5.formatted(.number.locale(Locale(identifier: "en_US"))), 0.5.formatted(.percent), 7.formatted(.number.precision(.integerLength(3))))
print(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value, ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
