/// Everything that the sources of `Rx`, `RxTesting` and `Controls` declare publicly, written by `catalog-generator`.
enum GeneratedCatalog {
  static let all = rx + rxTesting + controls + rxNetworking
}

/// The declarations of one folder of the library.
struct CatalogFamily: Sendable {
  let name: String
  let types: [CatalogType]
  let extensions: [CatalogExtension]
  let globals: [CatalogMember]
}

/// A type: its header as the interpreter reads it, with cases and requirements in braces.
struct CatalogType: Sendable {
  let name: String
  let header: String
  let sentence: String?
}

/// Members of a type that share one `extension` header.
struct CatalogExtension: Sendable {
  let type: String
  let header: String
  let members: [CatalogMember]
}

/// A function, initializer, property, subscript or operator.
struct CatalogMember: Sendable {
  /// What its binding is found by: `ObservableType.map(_:)`.
  let key: String
  let name: String
  let signature: String
  let result: String
  let sentence: String?
  let details: String?
  let marble: String?
  let deprecation: String?

  init(
    key: String, name: String, signature: String, result: String, sentence: String? = nil, details: String? = nil,
    marble: String? = nil, deprecation: String? = nil
  ) {
    self.key = key
    self.name = name
    self.signature = signature
    self.result = result
    self.sentence = sentence
    self.details = details
    self.marble = marble
    self.deprecation = deprecation
  }
}

/// What `:help` and completion tell about a type, a member or an operator.
package struct CatalogEntry: Sendable {
  /// The type whose member it is; nil for types and global functions.
  package let type: String?
  package let name: String
  package let signature: String
  /// What it does, in one sentence.
  package let sentence: String?
  /// What else the documentation says.
  package let details: String?
  /// Its diagram as written in the library's sources.
  package let marble: String?
  /// What replaces it, for old spellings; empty where only "deprecated" is known.
  package let deprecation: String?

  init(type: String?, member: CatalogMember) {
    self.type = type
    name = member.name
    signature = member.signature
    sentence = member.sentence
    details = member.details
    marble = member.marble
    deprecation = member.deprecation
  }

  init(type: CatalogType) {
    self.type = nil
    name = type.name
    signature = String(type.header.prefix { $0 != "{" }).trimmingTrailingSpaces
    sentence = type.sentence
    details = nil
    marble = nil
    deprecation = nil
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
