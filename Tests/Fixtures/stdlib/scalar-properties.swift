let letter: Unicode.Scalar = "é"
print(letter.properties.isAlphabetic, letter.properties.isUppercase, letter.properties.uppercaseMapping)
print(letter.properties.name ?? "-", letter.properties.generalCategory == .lowercaseLetter, letter.properties.numericType == nil)
let marks = "cafe\u{301}".unicodeScalars.filter { $0.properties.isDiacritic }
print(marks.count, Unicode.Scalar("7").properties.numericValue ?? -1, Unicode.Scalar("½").properties.numericType!)
switch Unicode.Scalar("+").properties.generalCategory {
case .mathSymbol: print("math")
default: print("other")
}
print("🇩🇪👍a".unicodeScalars.map { $0.properties.isEmoji }, letter.escaped(asASCII: true), letter.debugDescription)
print(Array(letter.utf8), type(of: letter), [letter])
let category: Unicode.GeneralCategory = .control
print(category, Unicode.Scalar("\n").properties.generalCategory == category)
print(Unicode.Scalar("a") == Unicode.Scalar(97 as UInt8), Unicode.Scalar(0x1F600) as Any)
