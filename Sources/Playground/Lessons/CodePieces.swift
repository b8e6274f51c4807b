/// Code of a text, split where a line may be broken: at spaces outside string literals, and before the dot of a member.
struct CodePieces {
  struct Piece: Equatable {
    var text: String
    /// True if a space separates it from the piece before.
    var hasSpaceBefore: Bool
  }

  private(set) var pieces: [Piece] = []

  init(_ code: String) {
    var isInLiteral = false
    var hasSpace = false
    var isOpen = false
    var last: Character?
    for (index, character) in zip(code.indices, code) {
      defer { last = character }
      if character == " ", !isInLiteral {
        (hasSpace, isOpen) = (true, false)
        continue
      }
      if character == ".", !isInLiteral, let last, Self.canPrecedeMember(last) {
        let next = code[index...].dropFirst().first
        if next?.isLetter == true { isOpen = false }
      }
      if character == "\"", last != "\\" { isInLiteral.toggle() }
      if isOpen {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), hasSpaceBefore: hasSpace))
        (isOpen, hasSpace) = (true, false)
      }
    }
  }

  private static func canPrecedeMember(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || [")", "}", "]", "?", "!", "_"].contains(character)
  }
}
