import SyntaxTree

/// Declarations that stand one behind the other in an input, which may have to be taken together.
struct DeclarationGroup {
  let text: String
  /// How many stand behind the first.
  let count: Int

  /// How far one looks for what a declaration needs.
  private static let limit = 24

  /// A declaration with one, two, three … of those behind it.
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

  /// Whether a statement declares a type or a function: these have no value that would have to be there first.
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
    "func", "class", "struct", "enum", "protocol", "extension", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "open", "final", "indirect",
  ]
}
