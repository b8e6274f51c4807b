/// The names that a `let` or `var` statement gives values, each with its own expression.
struct DeclaredBindings {
  let bindings: [(name: String, value: String)]

  /// - Parameter statement: Text of one statement; attributes and modifiers may precede its keyword.
  init(_ statement: String) {
    let words = /^(?:\s*(?:@\w+|private|fileprivate|public|internal|lazy|weak|unowned)\s+)*\s*(?:let|var)\s+/
    guard let keyword = statement.firstMatch(of: words) else {
      bindings = []
      return
    }
    bindings = Self.parts(statement[keyword.range.upperBound...]).compactMap { part in
      guard let equals = Self.equals(in: part) else { return nil }
      let name = part[..<equals].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let value = part[part.index(after: equals)...].drop(while: \.isWhitespace)
      return name.isEmpty ? nil : (String(name), String(value))
    }
  }

  /// Returns the texts between the commas that are in no brackets, from the first character that is no space.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    scan(text) { index, character, depth in
      guard depth == 0, character == "," || character == ";" || character == "\n" && endsStatement(text, index) else {
        return true
      }
      parts.append(text[start..<index].drop(while: \.isWhitespace))
      start = text.index(after: index)
      return character == ","
    }
    if parts.isEmpty || start < text.endIndex && text[text.index(before: start)] == "," {
      parts.append(text[start...].drop(while: \.isWhitespace))
    }
    return parts.map { part in
      var part = part
      while part.last?.isWhitespace == true { part.removeLast() }
      return part
    }
  }

  /// Returns true if a line break ends the statement: the next line continues neither with a member nor with another
  /// name.
  private static func endsStatement(_ text: Substring, _ index: Substring.Index) -> Bool {
    let next = text[index...].drop(while: \.isWhitespace)
    let before = text[..<index].last { !$0.isWhitespace }
    return !next.isEmpty && next.first != "." && before != ","
  }

  private static func equals(in part: Substring) -> Substring.Index? {
    var found: Substring.Index?
    scan(part) { index, character, depth in
      if depth == 0, character == "=" { found = index }
      return found == nil
    }
    return found
  }

  /// Iterates over a text outside of its string literals, with the number of open brackets, until `body` returns false.
  private static func scan(_ text: Substring, _ body: (Substring.Index, Character, Int) -> Bool) {
    var depth = 0
    var isString = false
    var isEscaped = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      defer { previous = character }
      if isString {
        if !isEscaped, character == "\"" { isString = false }
        isEscaped = !isEscaped && character == "\\"
        continue
      }
      switch character {
      case "\"": isString = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // Generic arguments follow a name without a space.
      case "<" where previous.isLetter || previous.isNumber: depth += 1
      case ">" where previous != "-" && previous != " " && depth > 0: depth -= 1
      default: if !body(index, character, depth) { return }
      }
    }
  }
}
