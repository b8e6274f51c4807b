import SwiftParser
import SwiftSyntax

/// The sequences beside the receiver in a declaration of `ObservableType`, as their types are on another trait.
enum OtherSequences {
  /// Returns the declaration with the types that the options of its lifting ask for.
  static func declaration(_ function: FunctionDeclSyntax, _ lifting: Lifting) -> FunctionDeclSyntax {
    var text = function.with(\.leadingTrivia, []).with(\.attributes, []).with(\.body, nil).trimmedDescription
    for (old, new) in replacements(text, lifting) { text = text.replacing(old, with: new) }
    let parsed = Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self)
    return parsed.map { $0.with(\.attributes, function.attributes) } ?? function
  }

  /// The requirement of an extension on the trait.
  static func requirement(_ text: String, _ lifting: Lifting) -> String {
    lifting.options.contains(.inner) ? text.replacing("ObservableConvertibleType", with: lifting.trait.extended) : text
  }

  private static func replacements(_ text: String, _ lifting: Lifting) -> [(String, String)] {
    if text.contains("<each Source: ObservableType>") { return pack(lifting.trait) }
    var result: [(String, String)] = []
    if !lifting.options.isDisjoint(with: [.same, .strategy]) {
      result += [
        ("ObservableConvertibleType", lifting.trait.extended), ("ObservableType", lifting.trait.extended),
      ]
    }
    if lifting.options.contains(.strategy) {
      let source = text.firstMatch(of: /<(\w+):/)?.1 ?? "Source"
      let last = text.split(separator: " -> ").last.map(String.init) ?? ""
      result.append((last, last + " where \(source).SharingStrategy == SharingStrategy"))
    }
    if lifting.options.contains(.one) { result.append(("elements: Element...", "element: Element")) }
    if lifting.options.contains(.inner) {
      result += [
        ("<Source: ObservableConvertibleType>", "<Sharing, Result>"),
        ("Observable<Source.Element>", "SharedSequence<Sharing, Result>"),
        ("-> Source", "-> SharedSequence<Sharing, Result>"),
        ("Observable<Element.Element>", "SharedSequence<Element.SharingStrategy, Element.Element>"),
      ]
    }
    if lifting.options.contains(.elements) {
      if text.contains("resultSelector:") {
        result += [
          ("Collection: Swift.Collection", "Collection: Swift.Collection, Result"), ("-> Element", "-> Result"),
          ("-> Observable<Element>", "-> Observable<Result>"),
        ]
      }
      result += [
        ("[Collection.Element.Element]", "[Element]"), (", Collection.Element.Element == Element", ""),
        ("Collection.Element: ObservableType", "Collection.Element == Observable<Element>"),
      ]
    }
    return result
  }

  /// A pack of sequences. Packs of types that share in one way, or have one trait, are packs of their elements.
  private static func pack(_ trait: Trait) -> [(String, String)] {
    if trait == .infallible { return [("ObservableType", trait.extended)] }
    return [
      ("each Source: ObservableType", "each E"), ("(each Source).Element", "each E"),
      ("repeat each Source", "repeat Observable<each E>"),
    ]
  }
}
