import Foundation

// The magnitude of decimal numbers, by each of its names.

let balance = Decimal(string: "850.05")!, budget = Decimal(900)
let left = balance - budget
print(left, abs(left), -left, left.magnitude, abs(budget))
var change = Decimal(5)
change.negate()
print(change, change.isSignMinus, abs(change))
