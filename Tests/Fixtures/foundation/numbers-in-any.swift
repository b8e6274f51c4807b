import Foundation
let n: Any = NSNumber(value: 3)
print(n as? Int as Any, n as? Double as Any, n as? Bool as Any, n as? String as Any, n is NSNumber, n)
let b: Any = NSNumber(value: true)
print(b as? Bool as Any, b as? Int as Any, b as? Double as Any, b)
let d: Any = NSNumber(value: 2.5)
print(d as? Int as Any, d as? Double as Any, d as? Float as Any, d)
let x = NSNumber(value: 7)
print(
  x.intValue, x.doubleValue, x.boolValue, x.stringValue, x == NSNumber(value: 7), x.isEqual(to: NSNumber(value: 7)),
  x.compare(NSNumber(value: 8)) == .orderedAscending)
let i = x as? Int, f = x as? Double
print(
  i as Any, f as Any, type(of: x), x as! Int + 1, Int(truncating: x), Int(exactly: x) as Any, Double(truncating: x),
  x.description)
let arr: [Any] = [NSNumber(value: 1), 2 as NSNumber]
print(arr, arr.compactMap { $0 as? Int })
switch n {
case let v as Bool: print("bool", v);
case let v as Int: print("int", v);
default: print("other")
}
switch n {
case let v as Int: print("int", v);
default: print("other")
}
let j =
  try! JSONSerialization.jsonObject(with: Data("{\"a\": 1, \"b\": true, \"c\": 1.5, \"d\": null}".utf8))
  as! [String: Any]
print(
  j["a"] as? Int as Any, j["a"] as? Double as Any, j["b"] as? Bool as Any, j["b"] as? Int as Any, j["c"] as? Int as Any,
  j["a"] as? Bool as Any, j["a"] is NSNumber, j["d"] is NSNull)
