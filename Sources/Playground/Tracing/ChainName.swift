import SyntaxTree

/// A name for a subscription out of the call as it was written: `query.debounce(…).map { … }.subscribe()` is
/// `query.debounce.map`.
enum ChainName {
  /// Operators at the end of a chain that are not part of its name.
  private static let ends: Set<String> = ["subscribe", "drive", "emit", "bind", "connect", "asObservable"]

  static func of(_ site: SourceRange) -> String? {
    var steps = steps(of: site.text)
    while let last = steps.last, ends.contains(last) { steps.removeLast() }
    if steps.first == "self" { steps.removeFirst() }
    return steps.isEmpty ? nil : steps.joined(separator: ".")
  }

  /// Returns the names outside of all brackets.
  private static func steps(of text: Substring) -> [String] {
    var steps: [String] = []
    var word = ""
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      default:
        guard depth == 0 else { continue }
        if character.isLetter || character.isNumber || character == "_" || character == "$" {
          word.append(character)
          continue
        }
      }
      if !word.isEmpty { steps.append(word) }
      word = ""
    }
    if !word.isEmpty { steps.append(word) }
    return steps
  }
}
