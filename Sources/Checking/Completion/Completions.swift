/// Completions at the cursor.
package struct Completions: Sendable {
  package enum Kind: String, Sendable { case variable, function, type, enumCase, label, keyword }

  /// Rank of an item, the best first.
  package enum Standing: Int, Sendable, Comparable {
    /// A variable or function of the program whose type fits.
    case ownFitting
    /// Another value whose type fits.
    case fitting
    case other

    package static func < (a: Standing, b: Standing) -> Bool { a.rawValue < b.rawValue }
  }

  package struct Item: Sendable, Equatable {
    /// Text to insert: a name, or a label with its colon.
    package internal(set) var name: String
    package let kind: Kind
    /// Signature for a list, in Swift's syntax, with the receiver's types substituted.
    package internal(set) var signature: String
    package let documentation: String?
    package internal(set) var standing: Standing
    /// Number of declarations between the receiver's own and that of the member: 0 for the type's own.
    package let distance: Int
    /// Order among the items of a standing, before their names: labels come first, in the order of the parameters.
    package internal(set) var order = 0

    package init(
      _ name: String, _ kind: Kind, _ signature: String, documentation: String? = nil, standing: Standing = .other,
      distance: Int = 0
    ) {
      self.name = name
      self.kind = kind
      self.signature = signature
      self.documentation = documentation
      self.standing = standing
      self.distance = distance
    }
  }

  /// Start of the word that is completed, in UTF-8.
  package let start: Int
  /// Items by standing and name, with overloads next to each other.
  package let items: [Item]
  /// Signatures of the function whose argument is being written, the likeliest first.
  package var calls: [String] = []

  package init(start: Int, items: [Item], calls: [String] = []) {
    self.start = start
    self.items = items
    self.calls = calls
  }
}
