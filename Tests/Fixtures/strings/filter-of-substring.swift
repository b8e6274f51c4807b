let part = "abc def".dropFirst()
print(type(of: part.filter { $0 != "b" }), part.filter { $0 != "b" })
let names: [String] = "a b>c d".split(separator: ">").map { $0.filter { !$0.isWhitespace } }
let kept: Substring = part.filter { $0 == "c" }
print(names, kept)
