import SyntaxTree

/// Consecutive declarations of an input, which may have to be checked together.
struct DeclarationGroup {
  let text: String
  /// Number of declarations after the first.
  let count: Int

  /// Maximum number of declarations to search for one that is needed.
  private static let limit = 24

  /// Returns the groups of a declaration with one, two, three … of the following ones.
  static func groups(
    from first: InputSplitter.Item, _ rest: ArraySlice<InputSplitter.Item>
  ) -> [DeclarationGroup] {
    guard isDeclaration(first.text) else { return [] }
    var text = first.text
    var groups: [DeclarationGroup] = []
    for item in rest.prefix(limit) {
      guard item.kind == .statement, isDeclaration(item.text) else { break }
      // Lines keep their numbers.
      let lines = first.firstLine + text.utf8.count { $0 == UInt8(ascii: "\n") }
      text += String(repeating: "\n", count: max(1, item.firstLine - lines)) + item.text
      groups.append(DeclarationGroup(text: text, count: groups.count + 1))
    }
    return groups
  }

  /// Returns true if a statement declares a type or a function, which needs no value to be initialized first.
  private static func isDeclaration(_ text: String) -> Bool {
    for line in text.split(separator: "\n") {
      for word in line.split(whereSeparator: \.isWhitespace) {
        if word.hasPrefix("//") { break }
        if word.hasPrefix("@") || modifiers.contains(word) { continue }
        return keywords.contains(word)
      }
    }
    return false
  }

  private static let keywords: Set<Substring> = [
    "func", "class", "struct", "enum", "actor", "protocol", "extension", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "open", "final", "indirect", "nonisolated",
  ]
}
