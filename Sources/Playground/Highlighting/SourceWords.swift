import RxCatalog

/// The words of a text, each looked up once.
struct SourceWords {
  /// The meaning of a word, wherever it is.
  struct Role {
    var isReserved: Bool
    var isContextual: Bool
    var declares: Bool
    /// `class`, `extension` …: names behind it may be members.
    var opensType: Bool
    var isRxOperator: Bool
    var isType: Bool
    var isKnown: Bool
  }

  private(set) var roles: [Role] = []
  /// The index of each token's role; nil for tokens that are no words.
  private(set) var indices: [Int?] = []
  private var places: [String: Int] = [:]

  init(_ tokens: [SourceToken], in text: [UInt8], names: KnownNames?) {
    indices.reserveCapacity(tokens.count)
    for token in tokens {
      guard token.kind == .word else {
        indices.append(nil)
        continue
      }
      let word = String(decoding: text[token.range], as: UTF8.self)
      if let known = places[word] {
        indices.append(known)
      } else {
        places[word] = roles.count
        indices.append(roles.count)
        roles.append(Self.role(of: word, names))
      }
    }
  }

  subscript(token: Int) -> Role? { indices[token].map { roles[$0] } }

  /// Returns the index of a word's role, where the text has it.
  func index(of word: String) -> Int? { places[word] }

  private static func role(of word: String, _ names: KnownNames?) -> Role {
    // A keyword in backticks is a name.
    let isQuoted = word.hasPrefix("`")
    let bare = isQuoted ? String(word.dropFirst().dropLast()) : word
    return Role(
      isReserved: SwiftWords.reserved.contains(word), isContextual: SwiftWords.contextual.contains(word),
      declares: SwiftWords.declaring.contains(word), opensType: SwiftWords.typeHeads.contains(word),
      isRxOperator: rxOperators.contains(bare), isType: names?.types.contains(bare) ?? false,
      isKnown: names?.contains(bare) ?? true || bare.hasPrefix("$") || SwiftWords.implicit.contains(bare))
  }

  private static let rxOperators = Set(RxCatalog.entries.map(\.name))
}
