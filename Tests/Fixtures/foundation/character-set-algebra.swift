// Character sets as literals, and their algebra.

import Foundation

print("a,b;c".components(separatedBy: [",", ";"]), "-x-".trimmingCharacters(in: ["-"]))

var separators: CharacterSet = [" ", "\t"]
separators.insert(charactersIn: ",")
separators.formUnion(.newlines)
print("a b,c\nd".components(separatedBy: separators))

let letters = CharacterSet.alphanumerics.subtracting(.decimalDigits)
print("a1b2".unicodeScalars.filter(letters.contains).map(String.init))
print(CharacterSet(charactersIn: "abc").intersection(["b", "z"]) == ["b"], CharacterSet() == [])
separators.subtract([","])
print("a,b c".components(separatedBy: separators))
