import Foundation

let price = Decimal(string: "19.99")!
let tax: Decimal = 0.07
print(price, price * 3, price + 0.01, price > 10, price - price)
print(Decimal(5) / Decimal(2), Decimal(10).description, NSDecimalNumber(decimal: price).doubleValue)
var total = Decimal.zero
for _ in 0..<10 { total += Decimal(string: "0.1")! }
print(total == 1, total, max(total, tax))
