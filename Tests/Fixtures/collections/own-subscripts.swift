// Subscripts of the program on literals: the literal has the type that it has by itself.
extension Array {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  func element(at index: Int) -> Element? { self[safe: index] }
}
extension Array where Element == Int {
  subscript(doubled index: Int) -> Int? { index < count ? self[index] * 2 : nil }
}

print(["a", "b"][safe: 1]!, ["a", "b"][safe: 2] as Any)
print([1][safe: 0]!, [3][doubled: 0]!, [3][doubled: 1] ?? -1)
let letters = ["a", "b"]
print(letters[safe: 1]!, letters[safe: 0] ?? "none", letters.element(at: 0)!)
if let letter = letters[safe: 1] { print(letter) }
let character: Character = ["x", "y"][1]
print(character, type(of: character))
