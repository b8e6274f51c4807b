/// The names that a text itself declares, as far as its tokens show. A name too many does no harm: it is only not marked as unknown.
struct DeclaredNames {
  private var names: Set<String> = []
  /// Whether names may be members of a type that the text declares or extends.
  private var hasMembers = false

  init(_ tokens: [SourceToken], _ words: [String]) {
    /// Where a brace was opened whose parameters may follow.
    var braces: [Int] = []
    var declares = false
    var isLoop = false
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word:
        let word = words[index]
        if word == "for" { isLoop = true }
        if word == "in", !isLoop, let brace = braces.last { addParameters(tokens, words, from: brace, to: index) }
        if word == "in" { isLoop = false }
        if ["class", "struct", "enum", "protocol", "extension", "actor"].contains(word) { hasMembers = true }
        if SwiftWords.declaring.contains(word) {
          declares = true
        } else if declares {
          names.insert(Self.bare(word))
          let isNext = index + 1 < tokens.count && tokens[index + 1].kind == .comma
          declares = isNext
        } else if index + 1 < tokens.count, tokens[index + 1].kind == .colon {
          names.insert(Self.bare(word))
        } else if index + 2 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].kind == .colon {
          // The label of a parameter and its name.
          names.formUnion([Self.bare(word), Self.bare(words[index + 1])])
        }
      case .open: braces.append(index)
      case .close: _ = braces.popLast()
      case .comma, .operatorSign: declares = declares && token.kind == .comma
      default: break
      }
    }
  }

  /// The parameters and captures between a closure's brace and its `in`; in a pattern of a tuple the names before it.
  private mutating func addParameters(_ tokens: [SourceToken], _ words: [String], from start: Int, to end: Int) {
    for index in start..<end where tokens[index].kind == .word { names.insert(Self.bare(words[index])) }
  }

  private static func bare(_ word: String) -> String {
    word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
  }

  func contains(_ word: String) -> Bool {
    hasMembers || word.hasPrefix("$") || SwiftWords.implicit.contains(word) || names.contains(Self.bare(word))
  }
}
