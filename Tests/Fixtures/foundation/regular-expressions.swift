import Foundation
let text = "Call 555-1234 or 555-9876 now"
let expression = try NSRegularExpression(pattern: "(\\d{3})-(\\d{4})", options: [.caseInsensitive])
let range = NSRange(text.startIndex..., in: text)
let matches = expression.matches(in: text, options: [], range: range)
print(matches.count, expression.numberOfMatches(in: text, range: range))
for match in matches {
  if let whole = Range(match.range, in: text), let second = Range(match.range(at: 2), in: text) {
    print(text[whole], text[second], match.numberOfRanges, match.range.location)
  }
}
print(expression.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(expression.stringByReplacingMatches(in: text, range: range, withTemplate: "$2"))
let email = "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$"
print("a@b.com".range(of: email, options: .regularExpression) != nil, "a@b".range(of: email, options: .regularExpression) != nil)
print("a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))
do { _ = try NSRegularExpression(pattern: "(") } catch { print("bad pattern") }
