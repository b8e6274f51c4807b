// Parts of texts joined with texts are texts where a text is wanted.
let word = "hello"
let middle = word.index(word.startIndex, offsetBy: 2)
let start: String = word[middle...] + "ay"
let turned: String = word[middle...] + word[..<middle] + "ay"
let part = word[middle...] + "x"
let joined = word[middle...] + word
let text = word + word[middle...]
let chosen = word.count > 3 ? String(word[middle...]) : word[middle...] + word
let mapped: [String] = ["a"].map { $0.dropFirst() + word[middle...] + "z" }
print(start, turned, part, joined, text, chosen, mapped, type(of: part), type(of: joined), type(of: text))

// In an extension of String `max` and `min` are the functions, too.
extension String {
  func padded(_ width: Int) -> String { String(repeating: ".", count: max(0, width - count)) + self }
  var least: Character? { self.min() }
  func shorter(_ length: Int) -> Int { min(count, length) }
}
print("ab".padded(5), "ba".least ?? "-", "abc".shorter(2))
