/// The words that Swift's grammar gives a meaning.
enum SwiftWords {
  static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil",
    "self",
    "Self", "super", "throws", "true", "try",
  ]

  /// Words that mean something before another word only.
  static let contextual: Set<String> = [
    "any", "async", "convenience", "dynamic", "final", "indirect", "infix", "lazy", "mutating", "nonisolated",
    "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "required", "some", "unowned", "weak", "actor",
  ]

  /// The words behind which a name is declared.
  static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "actor", "for", "case", "import", "inout",
    "associatedtype", "operator", "precedencegroup",
  ]

  /// The words that begin a declaration of a type, or add to one.
  static let typeHeads: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

  /// The names that are there without being declared.
  static let implicit: Set<String> = [
    "_", "error", "newValue", "oldValue", "get", "set", "willSet", "didSet", "some", "any",
  ]
}
