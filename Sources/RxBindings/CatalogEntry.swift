/// The declarations of one folder of the library.
package struct CatalogFamily: Sendable {
  package let name: String
  package let types: [CatalogType]
  package let extensions: [CatalogExtension]
  package let globals: [CatalogMember]

  package init(name: String, types: [CatalogType], extensions: [CatalogExtension], globals: [CatalogMember]) {
    self.name = name
    self.types = types
    self.extensions = extensions
    self.globals = globals
  }
}

/// A type: its header as the interpreter reads it, with cases and requirements in braces.
package struct CatalogType: Sendable {
  package let name: String
  package let header: String
  package let sentence: String?

  package init(name: String, header: String, sentence: String?) {
    self.name = name
    self.header = header
    self.sentence = sentence
  }
}

/// Members of a type that share one `extension` header.
package struct CatalogExtension: Sendable {
  package let type: String
  package let header: String
  private let makeMembers: @Sendable () -> [CatalogMember]

  package var members: [CatalogMember] { makeMembers() }

  /// - Parameter members: Evaluated each time that they are asked for.
  package init(type: String, header: String, members: @autoclosure @escaping @Sendable () -> [CatalogMember]) {
    self.type = type
    self.header = header
    makeMembers = members
  }
}

/// A function, initializer, property, subscript or operator.
package struct CatalogMember: Sendable {
  /// Key of its binding: `ObservableType.map(_:)`.
  package let key: String
  package let name: String
  package let signature: String
  let result: String
  package let sentence: String?
  let details: String?
  package let marble: String?
  package let deprecation: String?

  package init(
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

/// Documentation of a type, a member or an operator for `:help` and completion.
package struct CatalogEntry: Sendable {
  /// The type whose member it is; nil for types and global functions.
  package let type: String?
  package let name: String
  package let signature: String
  /// Summary, in one sentence.
  package let sentence: String?
  /// Remaining documentation.
  package let details: String?
  /// Marble diagram as written in the library's sources.
  package let marble: String?
  /// Replacement of an old spelling; empty if it is only deprecated.
  package let deprecation: String?

  package init(type: String?, member: CatalogMember) {
    self.type = type
    name = member.name
    signature = member.signature
    sentence = member.sentence
    details = member.details
    marble = member.marble
    deprecation = member.deprecation
  }

  /// - Parameter sentence: Sentence on one of its members, where that is meant.
  package init(type: CatalogType, sentence: String? = nil) {
    self.type = nil
    name = type.name
    signature = String(type.header.prefix { $0 != "{" }).trimmingTrailingSpaces
    self.sentence = sentence ?? type.sentence
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
