import Foundation
let n: NSNumber = 3
print(n, n.intValue, n.doubleValue, n.stringValue, NSNumber(value: 2.0), NSNumber(value: 2.5).stringValue)
let a: Any = 5
print((a as? NSNumber)?.intValue ?? -1, (7 as NSNumber).doubleValue, a is NSString)
let s: Any = "t"
print((s as? NSString)?.length ?? -1, s as! NSString)
print(n == 3, NSNumber(value: 1).isEqual(to: 1), NSNumber(value: 1).compare(2) == .orderedAscending)
let dict: [String: Any] = ["n": 1, "s": "x", "b": true]
print((dict["n"] as? NSNumber)?.intValue ?? 0, dict["n"] as? Int ?? 0, dict["s"] as? String ?? "")
print(NSMakeRange(1, 2), NSNotFound == Int.max, NSMaxRange(NSRange(location: 2, length: 3)), NSLocationInRange(3, NSMakeRange(2, 4)), Range(NSRange(location: 1, length: 2))!, NSRange(1..<4))
var r = NSRange(location: 1, length: 1); r.length = 5; r.location += 1; print(r, r.contains(3), r.intersection(NSRange(location: 4, length: 10))!)
