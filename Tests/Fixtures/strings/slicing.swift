let s = "abcdef"
print(s.prefix(2), s.suffix(2), s.dropFirst(), s.dropLast(3), s.prefix { $0 != "d" })
let i = s.index(s.startIndex, offsetBy: 2)
print(s[i], s[i...], s[..<i], s[s.startIndex], s[s.index(before: s.endIndex)])
if let d = s.firstIndex(of: "d") { print(s[..<d], s.distance(from: s.startIndex, to: d)) }
let sub = s[i...]
print(String(sub), sub.count, sub.uppercased(), type(of: sub))
