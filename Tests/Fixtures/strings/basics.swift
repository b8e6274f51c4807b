let s = "Hello, World"
print(s.count, s.isEmpty, s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("x"))
print(s.contains("World"), s.contains("w"), s.first!, s.last!, String(s.reversed()))
print(s + "!", s == "Hello, World", "a" < "b", "" == "")
var t = "ab"
t += "cd"; t.append("e"); t.append(contentsOf: "fg")
print(t, t.removeFirst(), t.removeLast(), t)
