let s = "Héllo, wörld 👨‍👩‍👧!"
print(s.count, s.utf8.count, s.unicodeScalars.count, s.utf16.count)
let i = s.index(s.startIndex, offsetBy: 4)
print(s[i], s[..<i], s[i...], s[s.index(after: i)], s[s.startIndex...i])
print(s.firstIndex(of: "w").map { s[$0...] } ?? "", s.lastIndex(of: "l").map { s.distance(from: s.startIndex, to: $0) } ?? -1)
print(s.index(i, offsetBy: 100, limitedBy: s.endIndex) == nil, s.indices.count, s[s.indices.first!])
let sub = s.prefix(5)
print(type(of: sub), String(sub).uppercased(), sub.dropFirst(), sub.startIndex == s.startIndex, sub == "Héllo")
print(s.split(separator: " "), s.split(separator: "l", maxSplits: 1, omittingEmptySubsequences: false))
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a b".split { $0 == " " })
var m = "hello"
m.insert("!", at: m.endIndex)
m.insert(contentsOf: " there", at: m.index(before: m.endIndex))
m.remove(at: m.startIndex)
m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2))
m.replaceSubrange(m.startIndex...m.startIndex, with: "LO")
m.append(contentsOf: ["x", "y"])
m += "z"
print(m, m.popLast() ?? " ", m.removeFirst(), m.removeLast(), m)
m.removeAll { $0 == "e" }
m.removeLast(2)
print(m, m.first ?? " ", m.last ?? " ", m.isEmpty, m.hasPrefix("O"), m.hasSuffix("r"), m.contains("th"), m.contains("t" as Character))
m.removeAll(keepingCapacity: true)
print(m.isEmpty, String(repeating: "ab", count: 3), String("abc".reversed()), "abc".sorted(by: >), "b" < "a", "Zebra" < "apple")
for c: Character in ["a", "Z", "5", " ", "é", "½", "$", "\n", "😀", "٣", "_", "漢"] {
  print(c, c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isLowercase, c.isPunctuation, c.isSymbol, c.isNewline, c.isASCII, c.asciiValue ?? 0, c.wholeNumberValue ?? -1, c.isHexDigit, c.isMathSymbol, c.isCurrencySymbol, c.uppercased(), c.isWholeNumber, c.isCased, c.hexDigitValue ?? -1)
}
print("e\u{301}" == "é", "e\u{301}".count, "\u{1F1E9}\u{1F1EA}".count, "\u{1F1E9}\u{1F1EA}")
print("abc".map { String($0) }, "abc".enumerated().map { "\($0)\($1)" }, zip("abc", 1...).map { "\($0)\($1)" })
print("a-b-c".replacingOccurrences(of: "-", with: "+"), " x ".trimmingCharacters(in: .whitespaces), "abc".uppercased().lowercased(), "hello world".capitalized)
print("Apple".caseInsensitiveCompare("apple") == .orderedSame, "10".padding(toLength: 4, withPad: "0", startingAt: 0), "a/b/c".components(separatedBy: "/"), "x".isEmpty)
print("one two".range(of: "two").map { "one two"[$0] } ?? "", Array("hi"), Set("hello").count, "hello".filter { "aeiou".contains($0) })
print(String(describing: Optional("x")), String(reflecting: "q\"t"), "\("a")".debugDescription, String(3.0), String(true), String("x" as Character), Character("y"))
print("abc".elementsEqual(["a", "b", "c"]), "abc".starts(with: "ab"), "hello".firstIndex { $0 > "h" } != nil, "abcabc".lastIndex(of: "a") == "abcabc".index("abcabc".startIndex, offsetBy: 3))
let scalar: Unicode.Scalar = "A"
print(scalar.value, scalar, UnicodeScalar(66)!, "abc".unicodeScalars.map { $0.value }, "abc".utf8.map { $0 }, String(decoding: [104, 105] as [UInt8], as: UTF8.self))
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "a\tb", "multi\\n", #"\d+"#)
print("abc" + "def", ["x", "y"].joined(), ["x", "y"].joined(separator: "-"), "z".lowercased() + "Z".lowercased(), "abc".randomElement() != nil, "swift".max() ?? " ", "swift".min() ?? " ")
print("hello".dropLast(2), "hello".suffix(2), "hello".prefix(while: { $0 != "l" }), "hello".drop { $0 == "h" }, "hello".allSatisfy(\.isLetter), "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"] ?? 0)
import Foundation
