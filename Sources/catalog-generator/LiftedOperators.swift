import SwiftParser
import SwiftSyntax

/// Collects the operators of `ObservableType` that are annotated with traits and writes them for those.
struct LiftedOperators {
  /// Extensions by trait and where clause, in the order of the sources.
  private var extensions: [(trait: Trait, requirements: [String], members: [String])] = []

  mutating func read(_ source: String) throws {
    for statement in Parser.parse(source: source).statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        node.extendedType.trimmedDescription == "ObservableType"
      else { continue }
      let requirements = node.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
      for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
        let comment = function.leadingTrivia.documentation
        for lifting in try Lifting.all(in: comment) {
          add(
            Self.text(of: function, lifting, comment, isOfAny: requirements.contains("Element == Any")),
            to: lifting.trait,
            lifting.trait.requirements + requirements.map { OtherSequences.requirement($0, lifting) })
        }
      }
    }
  }

  private mutating func add(_ member: String, to trait: Trait, _ requirements: [String]) {
    if let index = extensions.firstIndex(where: { $0.trait == trait && $0.requirements == requirements }) {
      extensions[index].members.append(member)
    } else {
      extensions.append((trait, requirements, [member]))
    }
  }

  /// A source file for each trait that operators are lifted to.
  func files() -> [(trait: Trait, text: String)] {
    Trait.allCases.compactMap { trait in
      let parts = extensions.filter { $0.trait == trait }
      guard !parts.isEmpty else { return nil }
      let text = parts.map { part in
        let clause = part.requirements.isEmpty ? "" : " where " + part.requirements.joined(separator: ", ")
        return "extension \(trait.extended)\(clause) {\n" + part.members.joined(separator: "\n") + "}\n"
      }
      return (
        trait,
        """
        // swift-format-ignore-file
        // Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
        // declarations there and run it again.


        """ + text.joined(separator: "\n")
      )
    }
  }

  private static func text(
    of function: FunctionDeclSyntax, _ lifting: Lifting, _ comment: [String], isOfAny: Bool
  ) -> String {
    let trait = lifting.trait
    let signature = LiftedSignature(function: function, lifting: lifting)
    let isStatic = function.modifiers.contains(.static)
    let attributes = function.attributes.map { "  \($0.trimmedDescription)\n" }.joined()
    let name = function.name.text
    let element =
      isOfAny
      ? "Any" : lifting.options.contains(.elements) && signature.result.contains("Result") ? "Result" : "Element"
    let receiver = isStatic ? "Observable<\(element)>" : trait.observable
    let label = lifting.options.contains(.raw) ? "raw: " : trait.initializerLabel
    let call = name.replacing("`", with: "") + "(\(signature.arguments))"
    let body =
      lifting.options.contains(.step)
      ? "    let shared = asSharedSequence()\n    return \(signature.result)(shared.source.\(call), in: shared.domain)\n"
      : "    \(signature.result)(\(label)\(receiver).\(call))\n"
    let documentation = LiftedDocumentation(
      comment: comment, lifting: lifting,
      takesObservables: signature.genericParameters.contains(": ObservableType"))
    return documentation.lines
      .map { $0.isEmpty ? "  ///\n" : "  /// \($0)\n" }.joined()
      + attributes + "  public \(isStatic ? "static " : "")func \(name)"
      + signature.genericParameters + "(\(signature.parameters)) -> \(signature.result)"
      + "\(signature.whereClause) {\n\(body)  }\n"
  }
}
