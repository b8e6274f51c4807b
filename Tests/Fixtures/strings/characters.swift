for c in "añ👍" { print(c) }
print("hello".map { $0 }, "hello".filter { "aeiou".contains($0) }, Array("xyz"))
print("banana".sorted(), String("banana".sorted()), Set("banana").count)
let c: Character = "7"
print(c.isNumber, c.isLetter, c.wholeNumberValue as Any, Character("a").asciiValue!, c.isWhitespace)
print("aBc".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined())
