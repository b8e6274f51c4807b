// Numbers written where a Decimal is wanted are Decimals, also before anything else was asked of the type.
import Foundation

struct Price: Codable, Hashable {
  var amount: Decimal
}
let decoded = try JSONDecoder().decode(Price.self, from: Data(#"{"amount":3}"#.utf8))
print(Price(amount: 3) == decoded, decoded.amount == 3)

func total<T: Numeric>(_ values: [T]) -> T { values.reduce(0) { $0 + $1 } }
let sum = total([decoded.amount, 0.25])
print(sum, sum == 3.25)
