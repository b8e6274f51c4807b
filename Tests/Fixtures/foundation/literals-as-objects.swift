// Literals as objects of Foundation, and comparisons of such objects with literals.
import Foundation
print(true as NSNumber, false as NSNumber, 2 as NSNumber, 2.5 as NSNumber)
let n: NSNumber = true
print(n, n.boolValue, n.intValue)
print(NSNumber(value: true))
print(NSArray(array: [1, 2]) == [1, 2])
let a: NSArray = [1, 2]
print(a == [1, 2], a == NSArray(array: [2, 1]), a.isEqual(to: [1, 2]))
let dd: NSDictionary = ["a": 1]
print(dd == ["a": 1])
