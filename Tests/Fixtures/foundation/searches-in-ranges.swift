// Searches and replacements within a range of a text.
import Foundation
let text = "one {two} three {four} Two"
if let open = text.range(of: "{"), let close = text.range(of: "}", range: open.upperBound..<text.endIndex) {
  print(text[open.upperBound..<close.lowerBound])
}
extension String {
  func count(of needle: String) -> Int {
    var (found, start) = (0, startIndex)
    while let range = range(of: needle, options: .caseInsensitive, range: start..<endIndex) {
      found += 1
      start = range.upperBound
    }
    return found
  }
}
print(text.count(of: "two"), text.count(of: "five"))
let half = text.index(text.startIndex, offsetBy: 12)
print(text.range(of: #"\{\w+\}"#, options: .regularExpression, range: half..<text.endIndex).map { text[$0] } ?? "-")
print(text.replacingOccurrences(of: "o", with: "0", range: text.startIndex..<half))
print(
  text.dropFirst(4).range(of: "two", options: [.backwards, .caseInsensitive]).map { text[..<$0.lowerBound].count } ?? -1
)
print(text.replacingOccurrences(of: #"[{}]"#, with: "|", options: .regularExpression, range: half..<text.endIndex))
