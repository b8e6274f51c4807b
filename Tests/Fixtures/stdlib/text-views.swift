let text = "añb👍c"
let bytes = text.utf8
if let place = bytes.firstIndex(of: UInt8(ascii: "b")) {
  print(text[place], text[..<place], bytes.distance(from: bytes.startIndex, to: place), bytes[place])
}
print(bytes, text.utf16, text.unicodeScalars, [bytes.count, text.utf16.count, text.unicodeScalars.count])
var rest = text[...].utf8
print(rest.removeFirst(), rest.popFirst() as Any, rest.count, rest.popLast() as Any)
rest = "12,34"[...].utf8
let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
rest.removeFirst(number.count)
print(Substring(number), rest.first == UInt8(ascii: ","), String(Substring(rest)))
var scalars = "abc".unicodeScalars
scalars.append("d")
scalars.removeAll { $0 == "b" }
print(String(scalars), String(text.unicodeScalars.filter { $0.isASCII }), String(String.UnicodeScalarView()))
var word = "hi"
word.unicodeScalars.append("!")
print(word, String(word.utf8), word.utf8.reversed().map { $0 })
let accent = "e\u{301}x"
let second = accent.unicodeScalars.index(after: accent.unicodeScalars.startIndex)
print(second.samePosition(in: accent) == nil, String.Index(second, within: accent) == nil, accent.index(after: accent.startIndex).utf16Offset(in: accent))
for (i, b) in zip(text.utf8.indices, text.utf8) where b == 98 { print(text[i]) }
