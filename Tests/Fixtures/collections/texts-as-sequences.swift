print(Array("abc").map(String.init), Array("abc").map { String($0) }.joined(separator: "-"))
let letters = Array("hello").sorted().filter { $0 != "l" }
print(letters, Set("aab").map(String.init).sorted(), Array("héj").enumerated().map { "\($0)\($1)" })
print(Array("xyz").reversed().reduce("") { $0 + String($1) }, Array("abc").first!.uppercased())
