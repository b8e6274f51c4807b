struct Word: Equatable, Hashable {
  let text: String
  static func == (a: Word, b: Word) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print(Word(text: "Hi") == Word(text: "HI"), [Word(text: "a")].contains(Word(text: "A")))
print(Set([Word(text: "x"), Word(text: "X")]).count, [Word(text: "q")] == [Word(text: "Q")])
