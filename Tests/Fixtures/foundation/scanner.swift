// Scanner, sets of characters, places in trees, folded text.
import Foundation

let scanner = Scanner(string: "width: 12.5px; height: 7 px; n=0x1F")
scanner.charactersToBeSkipped = .whitespaces
while !scanner.isAtEnd {
  guard let key = scanner.scanUpToString(":"), scanner.scanString(":") != nil, let value = scanner.scanDouble() else { break }
  print(key, value, scanner.scanCharacters(from: .letters) ?? "")
  _ = scanner.scanString(";")
}
var color: UInt64 = 0
if Scanner(string: "0xFF8800").scanHexInt64(&color) { print(color >> 16, color >> 8 & 0xFF, color & 0xFF) }
let numbers = Scanner(string: "42 -7 x")
print(numbers.scanInt() ?? 0, numbers.scanInt() ?? 0, numbers.scanInt() as Any, numbers.scanCharacter() ?? "-", numbers.isAtEnd)
print(Scanner(string: "ff").scanInt(representation: .hexadecimal) ?? 0)

var allowed = CharacterSet(charactersIn: "a"..."f")
allowed.insert(charactersIn: "xyz")
allowed.remove("b")
allowed.formUnion(.decimalDigits)
print("abcxyz19g".unicodeScalars.filter(allowed.contains).map(String.init).joined())
print(allowed.isSuperset(of: CharacterSet(charactersIn: "ax")), allowed.intersection(.letters).contains("1"), CharacterSet().isEmpty)

var place: IndexPath = [1, 2]
place.append(3)
print(place.count, place[0], place.dropLast() < place, place.map { $0 * 2 }, place + [4] == [1, 2, 3, 4])
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil), "abcd".commonPrefix(with: "abxy"))
