var s = "hello"
s.insert("!", at: s.endIndex)
s.insert(contentsOf: "oh ", at: s.startIndex)
print(s)
s.remove(at: s.startIndex)
s.removeAll { $0 == "l" }
print(s)
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "__")
print(s, s.isEmpty)
s.removeAll()
print(s.isEmpty)
