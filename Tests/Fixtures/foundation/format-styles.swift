// formatted() and the styles it takes, in the default locale; orders by key paths.
import Foundation
print(1234567.formatted(), 1234.5678.formatted(), (-5).formatted(), 0.256.formatted(.percent), 9.5.formatted(.currency(code: "USD")), 42.formatted(.percent))
print(3.14159.formatted(.number.precision(.fractionLength(2))), 1234567.formatted(.number.grouping(.never)), 12345.formatted(.number.notation(.compactName)), 7.formatted(.number.sign(strategy: .always())), 0.5.formatted(.number.precision(.fractionLength(1...3))), 1234.formatted(.number.precision(.significantDigits(2))))
print(Decimal(12.345).formatted(.currency(code: "EUR")), ["a", "b", "c"].formatted(), UInt8(200).formatted(), 2.formatted(.number.precision(.integerLength(3))))
struct P { var name: String; var age: Int; var nick: String? }
var ps = [P(name: "b", age: 1), P(name: "a", age: 2, nick: "z"), P(name: "c", age: 1, nick: "y")]
print(ps.sorted(using: KeyPathComparator(\.name)).map(\.name), ps.sorted(using: [KeyPathComparator(\P.age), KeyPathComparator(\P.name, order: .reverse)]).map(\.name), ps.sorted(using: KeyPathComparator(\.nick)).map(\.name))
ps.sort(using: KeyPathComparator(\.name, order: .reverse))
print(ps.map(\.name))



