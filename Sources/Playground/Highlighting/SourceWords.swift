import RxCatalog

/// The words of texts, each looked up once.
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

  /// Names known when the roles were found; nil if they are not available yet.
  let names: KnownNames?
  private(set) var roles: [Role] = []
  private var places: [String: Int] = [:]

  init(names: KnownNames?) { self.names = names }

  /// Returns the index of a word's role.
  mutating func add(_ word: String) -> Int {
    if let known = places[word] { return known }
    places[word] = roles.count
    roles.append(Self.role(of: word, names))
    return roles.count - 1
  }

  /// Returns the index of a word's role; nil if the word was never added.
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
