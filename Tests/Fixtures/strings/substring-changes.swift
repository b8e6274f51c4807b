// A part of a text is changed as a text is, and keeps its places in the whole.
let source = "12 + abc"
var rest = source[...]
rest = rest.drop(while: \.isWhitespace)
let digits = rest.prefix { $0.isNumber }
rest.removeFirst(digits.count)
rest.removeFirst()
print(digits, rest, source.distance(from: source.startIndex, to: rest.startIndex))
print(rest.popFirst() as Any, rest.removeLast(), rest.popLast() as Any, "[\(rest)]")
rest.append("z")
rest += "yx"
rest.insert("!", at: rest.startIndex)
rest.replaceSubrange(rest.startIndex..<rest.index(after: rest.startIndex), with: "??")
rest.removeAll { $0 == "?" }
print(rest, rest.count, type(of: rest))
var text = "hello"
text.removeFirst(2)
text.append(contentsOf: "p"[...])
print(text, "big".prefix(1).uppercased() + "big".dropFirst(), type(of: "ab".dropFirst() + "c"))
if let found = text.firstIndex(of: "l") { print(text[found...] + "!") }
