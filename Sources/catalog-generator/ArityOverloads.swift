import SwiftParser
import SwiftSyntax

/// Generates overloads for 2 to 8 sources of declarations over a pack.
///
/// The compiler types a closure's parameters late where they come from a pack, and then gives up on closures with a few
/// operators in them that it takes at once where every parameter has a name. Programs of RxSwift are full of such closures.
struct ArityOverloads {
  /// Returns the overloads of a file's public declarations over packs, or nil where it has none.
  static func file(of source: String, path: String) -> String? {
    let extensions = Parser.parse(source: source).statements.compactMap { statement -> String? in
      statement.item.as(ExtensionDeclSyntax.self).flatMap(overloads)
    }
    guard !extensions.isEmpty else { return nil }
    return """
      // swift-format-ignore-file
      // Written by `swift run catalog-generator` from \(path). Change the declarations there and run it again.


      """ + extensions.joined(separator: "\n")
  }

  private static func overloads(in node: ExtensionDeclSyntax) -> String? {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.isPublic }
    let overloads = functions.flatMap { function -> [String] in
      let expanded = PackExpansion.expand(function)
      return expanded.count > 1 ? expanded.map { text($0, of: function) } : []
    }
    guard !overloads.isEmpty else { return nil }
    let head = node.with(\.memberBlock.members, []).with(\.memberBlock.rightBrace, .rightBraceToken(presence: .missing))
    return head.trimmedDescription + "\n" + overloads.joined(separator: "\n") + "}\n"
  }

  /// Returns an overload with the summary of the original, no longer disfavoured.
  private static func text(_ overload: FunctionDeclSyntax, of function: FunctionDeclSyntax) -> String {
    let sentence = Declarations.DocComment(of: function.leadingTrivia).sentence.map { "  /// \($0)\n" } ?? ""
    let attributes = overload.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "_disfavoredOverload"
    }
    return sentence + "  " + overload.with(\.attributes, attributes).trimmedDescription + "\n"
  }
}
