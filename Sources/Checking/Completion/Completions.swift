/// What could stand at the cursor.
package struct Completions: Sendable {
  package enum Kind: String, Sendable { case variable, function, type, enumCase, label, keyword }

  package struct Item: Sendable, Equatable {
    /// What is inserted: a name, or a label with its colon.
    package let name: String
    package let kind: Kind
    /// What a list shows, as Swift writes it, with the receiver's types put in.
    package let signature: String
    package let documentation: String?

    package init(_ name: String, _ kind: Kind, _ signature: String, documentation: String? = nil) {
      self.name = name
      self.kind = kind
      self.signature = signature
      self.documentation = documentation
    }
  }

  /// Where the word that is completed begins, in UTF-8.
  package let start: Int
  /// By name; overloads stand beside each other.
  package let items: [Item]

  package init(start: Int, items: [Item]) {
    self.start = start
    self.items = items
  }
}
