import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(secondsFromGMT: 0)!
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28))!
let next = cal.date(byAdding: .day, value: 2, to: d)!
print(cal.component(.month, from: next), cal.component(.day, from: next))
let parts = cal.dateComponents([.year, .day], from: next)
print(parts.year!, parts.day!, cal.dateComponents([.day], from: d, to: next).day!)
