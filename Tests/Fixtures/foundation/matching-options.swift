// Options of searches with regular expressions.
import Foundation

let word = try NSRegularExpression(pattern: "[a-z]+")
let text = "12 ab cd"
let whole = NSRange(text.startIndex..., in: text)
print(word.numberOfMatches(in: text, options: [], range: whole))
print(word.numberOfMatches(in: text, options: [.anchored], range: whole))
print(word.numberOfMatches(in: text, options: .anchored, range: NSRange(location: 3, length: 5)))
print(word.firstMatch(in: text, options: [.reportProgress], range: whole)?.range.location ?? -1)
let start = try NSRegularExpression(pattern: "^cd")
print(start.matches(in: text, options: [], range: NSRange(location: 6, length: 2)).count)
print(start.matches(in: text, options: [.withoutAnchoringBounds], range: NSRange(location: 6, length: 2)).count)
let behind = try NSRegularExpression(pattern: "(?<=a)b")
print(behind.matches(in: text, options: [], range: NSRange(location: 4, length: 1)).count)
print(behind.matches(in: text, options: [.withTransparentBounds], range: NSRange(location: 4, length: 1)).count)
print(word.stringByReplacingMatches(in: text, options: [.anchored], range: NSRange(location: 3, length: 5), withTemplate: "<$0>"))
