import Foundation
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
f.maximumFractionDigits = 2
print(f.string(from: NSNumber(value: 1234567.891))!, f.string(from: 12)!)
