/// The names that a text itself declares, as far as its tokens show. A name too many does no harm: it is only not marked as unknown.
struct DeclaredNames {
  /// Names by the indices of their roles.
  private var names: [Bool]
  /// True if names may be members of a type that the text declares or extends.
  private var hasMembers = false

  init(_ source: SourceText) {
    let (tokens, words) = (source.tokens, source.words)
    names = Array(repeating: false, count: words.roles.count)
    let inWord = words.index(of: "in")
    let forWord = words.index(of: "for")
    /// Indices of open braces that parameters may follow.
    var brackets: [Int] = []
    var declares = false
    var isLoop = false
    func follows(_ kind: SourceToken.Kind, _ index: Int) -> Bool { index < tokens.count && tokens[index].kind == kind }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word:
        guard let word = source.roles[index] else { continue }
        if word == forWord { isLoop = true }
        if word == inWord {
          if !isLoop, let start = brackets.last { declareWords(in: start..<index, source) }
          isLoop = false
        }
        if words.roles[word].opensType { hasMembers = true }
        if words.roles[word].declares {
          declares = true
        } else if declares {
          names[word] = true
          declares = follows(.comma, index + 1)
        } else if follows(.colon, index + 1) {
          names[word] = true
        } else if follows(.word, index + 1), follows(.colon, index + 2) {
          // The label of a parameter and its name.
          declareWords(in: index..<index + 2, source)
        }
      case .open: brackets.append(index)
      case .close: _ = brackets.popLast()
      case .operatorSign: declares = false
      default: break
      }
    }
  }

  private mutating func declareWords(in tokens: Range<Int>, _ source: SourceText) {
    for index in tokens {
      if let word = source.roles[index] { names[word] = true }
    }
  }

  /// - Parameter word: The index of its role.
  func contains(_ word: Int) -> Bool { hasMembers || names[word] }
}
