/// What stands before the word that is being completed.
enum CompletionContext {
  static let keywords = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "fallthrough", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "protocol", "repeat",
    "return",
    "self", "static", "struct", "switch", "throw", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The expression in front of a dot at the end, empty for an implicit member; nil where there is no dot.
  static func receiver(before head: String) -> String? {
    var characters = Array(head)
    while let last = characters.last, last.isWhitespace { characters.removeLast() }
    guard characters.last == "." else { return nil }
    characters.removeLast()
    if characters.last == "?" || characters.last == "!" { characters.removeLast() }
    return expression(atEndOf: characters)
  }

  /// The function whose argument list is open at the end.
  static func callee(before head: String) -> String? {
    let characters = Array(head)
    var depth = 0
    var index = characters.count - 1
    while index >= 0 {
      switch characters[index] {
      case ")", "]", "}": depth += 1
      case "[", "{":
        if depth == 0 { return nil }
        depth -= 1
      case "(":
        if depth == 0 {
          let callee = expression(atEndOf: Array(characters[..<index]))
          return callee.isEmpty ? nil : callee
        }
        depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The chain of names, calls and trailing closures that ends here.
  private static func expression(atEndOf characters: [Character]) -> String {
    var index = characters.count
    // What was just seen to the left of: a name or bracket may only stand before a dot or a bracket.
    var needsOperand = true
    loop: while index > 0 {
      let character = characters[index - 1]
      switch character {
      case ")", "]", "}":
        guard let open = opening(of: index - 1, in: characters) else { break loop }
        index = open
        needsOperand = false
        // A trailing closure, or arguments: what is called stands before it.
        if character == "}" {
          while index > 0, characters[index - 1] == " " { index -= 1 }
        }
      case "\"":
        guard let open = stringStart(index - 1, in: characters) else { break loop }
        index = open
        break loop
      case ".":
        index -= 1
        needsOperand = true
      case "?", "!":
        if needsOperand { break loop }
        index -= 1
      case " ", "\n", "\t":
        // A chain goes on over line breaks where a dot follows.
        guard index < characters.count, characters[index] == "." else { break loop }
        index -= 1
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
      default:
        guard character.isLetter || character.isNumber || character == "_" || character == "$" else { break loop }
        if !needsOperand, index < characters.count, isWord(characters[index]) { break loop }
        while index > 0, isWord(characters[index - 1]) { index -= 1 }
        needsOperand = false
        if index > 0, characters[index - 1] != "." { break loop }
      }
    }
    var text = String(characters[index...])
    while text.first?.isWhitespace == true || text.first == "." { text.removeFirst() }
    return text
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  private static func opening(of close: Int, in characters: [Character]) -> Int? {
    var depth = 0
    var index = close
    while index >= 0 {
      switch characters[index] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return index }
      case "\"":
        guard let start = stringStart(index, in: characters) else { return nil }
        index = start
      default: break
      }
      index -= 1
    }
    return nil
  }

  private static func stringStart(_ end: Int, in characters: [Character]) -> Int? {
    var index = end - 1
    while index >= 0 {
      if characters[index] == "\"", index == 0 || characters[index - 1] != "\\" { return index }
      index -= 1
    }
    return nil
  }

  /// Whether the end of the text lies in a string literal or a comment, where nothing is completed.
  static func isInStringOrComment(_ text: String) -> Bool {
    var isQuoted = false
    var previous: Character = " "
    var depth = 0
    for character in text {
      if isQuoted {
        if character == "\"", previous != "\\" { isQuoted = false }
        // Inside of an interpolation there is code again; which is close enough.
        if character == "(", previous == "\\" {
          isQuoted = false
          depth += 1
        }
      } else if character == "\"" {
        isQuoted = true
      } else if character == "/", previous == "/" {
        return !text.drop(while: { $0 != "/" }).contains("\n")
      } else if character == ")", depth > 0 {
        depth -= 1
        isQuoted = true
      } else if character == "\n" {
        isQuoted = false
      }
      previous = character
    }
    return isQuoted
  }
}
