import SwiftParser
import SwiftSyntax

/// Writes the bindings that only convert arguments.
struct BindingWriter {
  let declarations: Declarations
  /// The keys of bindings that are written by hand.
  let handwritten: Set<String>

  func files() -> [(name: String, text: String)] {
    MechanicalBinding.Table.allCases.map { table in
      let (name, head, function) =
        switch table {
        case .plain: ("Bindings", "extension Bindings", "package mutating func bindGenerated()")
        case .shared:
          ("SharedOperators", "extension SharedOperators", "static func bindGenerated(_ bind: inout Bindings)")
        case .primitive:
          ("PrimitiveOperators", "extension PrimitiveOperators", "static func bindGenerated(_ bind: inout Bindings)")
        }
      return ("\(name)+Generated.swift", file(table, head, function))
    }
  }

  private func file(_ table: MechanicalBinding.Table, _ head: String, _ function: String) -> String {
    let bind = table == .plain ? "self" : "bind"
    var repeated: Set<String> = []
    let lines = declarations.extensions.flatMap(\.members).compactMap { member -> String? in
      guard let binding = member.binding, binding.table == table else { return nil }
      if let labels = member.key.firstMatch(of: /_:(?:_:)+/), binding.body.contains("count") {
        let key = member.key.replacing(labels.output, with: "\\(String(repeating: \"_:\", count: count))")
        guard repeated.insert(key).inserted else { return nil }
        return "    for count in 2...8 { \(bind)(\"\(key)\") \(binding.body) }\n"
      }
      return handwritten.contains(member.key) ? nil : "    \(bind)(\"\(member.key)\") \(binding.body)\n"
    }
    return """
      // swift-format-ignore-file
      // Written by `swift run catalog-generator` from Sources/Rx. A binding in Sources/RxBindings or Sources/RxCatalog takes the
      // place of a generated one.
      import Execution
      import Rx

      \(head) {
        \(function) {
      \(lines.joined())  }
      }

      """
  }

  /// The text of all string literals without interpolations in a source file.
  static func literals(in source: String) -> Set<String> {
    let visitor = LiteralVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.literals
  }
}

private final class LiteralVisitor: SyntaxVisitor {
  var literals: Set<String> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first {
      literals.insert(segment.content.text)
    }
    return .visitChildren
  }
}
