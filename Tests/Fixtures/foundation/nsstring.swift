import Foundation
let s: NSString = "Hello"
print(s.length, s.uppercased)
print(("path/to/file.txt" as NSString).lastPathComponent, ("a.txt" as NSString).pathExtension)
print(("path/to" as NSString).appendingPathComponent("x"))
print(("a/b.txt" as NSString).deletingPathExtension)
let r = NSString(string: "hello world").range(of: "world")
print(r.location, r.length)
print(NSString(string: "hello").substring(with: NSRange(location: 1, length: 2)))
print(s as String, String(s))
print(NSString(format: "%d-%@", 3, "x"))
let t = "abc".range(of: "b")
print(t != nil)
print(("3.5" as NSString).doubleValue, ("12" as NSString).integerValue)
