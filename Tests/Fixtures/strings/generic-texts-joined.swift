// A text and a part of whatever text it is; a text and characters.
extension StringProtocol {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  func wrapped(in mark: Character) -> String { String(mark) + self + String(mark) }
}
print("hello".capitalizedFirst, "hello".dropFirst().capitalizedFirst, "x".wrapped(in: "*"))
let letters: [Character] = ["a", "b"]
let text: String = "x" + letters
var all = text + "-"
all += letters
all += "cd".reversed()
print(text, all)
