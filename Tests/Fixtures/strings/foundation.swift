import Foundation
let s = "  one, two ,three  "
print(s.trimmingCharacters(in: .whitespaces) + "|")
print("a-b-c".components(separatedBy: "-"), "x1y2".components(separatedBy: CharacterSet.decimalDigits))
print("hello".replacingOccurrences(of: "l", with: "L"), "hello world".capitalized)
print("abc".padding(toLength: 5, withPad: ".", startingAt: 0), "Hello".range(of: "ll") != nil)
print("line\nnext\n".trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n"))
print("ABC".caseInsensitiveCompare("abc") == .orderedSame, "résumé".localizedCaseInsensitiveContains("RÉS"))
