// Decimals rounded, as NSDecimalNumber, and through formatters without loss.
import Foundation

var (price, rounded) = (Decimal(string: "12.345")!, Decimal())
for mode in [NSDecimalNumber.RoundingMode.plain, .up, .down, .bankers] {
  NSDecimalRound(&rounded, &price, 2, mode)
  print(rounded, terminator: " ")
}
print(Decimal.pi > 3, Decimal.nan.isNaN, price.isSignMinus)
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.minimumFractionDigits = 2
print(formatter.string(from: price as NSDecimalNumber) ?? "", formatter.string(from: NSDecimalNumber(string: "0.5")) ?? "")
print((price as NSDecimalNumber).doubleValue, NSDecimalNumber(decimal: price).multiplying(by: NSDecimalNumber(value: 2)))
print(Double(truncating: 3.75 as NSNumber), Int(truncating: NSNumber(value: 7.9)), Double(truncating: price as NSDecimalNumber))
