import SwiftSyntax

/// Rewriter that makes the sources of an expanded declaration convertible types: `SharedSequence<SharingStrategy, E1>`
/// becomes `O1: SharedSequenceConvertibleType` with the required strategy, as RxSwift declares it. Packs cannot express
/// that: the compiler has no requirement that all elements of a pack have the same associated type.
final class ConvertibleSources: SyntaxRewriter {
  private let sources: [String: String]

  private init(sources: [String: String]) {
    self.sources = sources
    super.init(viewMode: .sourceAccurate)
  }

  static func generalize(_ function: FunctionDeclSyntax) -> FunctionDeclSyntax {
    let elements = function.signature.parameterClause.parameters.compactMap { $0.type.sharedElement }
    guard !elements.isEmpty, var parameters = function.genericParameterClause?.parameters else { return function }
    var sources: [String: String] = [:]
    for element in elements { sources[element] = "O" + element.drop { !$0.isNumber } }
    parameters = GenericParameterListSyntax(
      parameters.map { parameter in
        guard let source = sources[parameter.name.text] else { return parameter }
        return parameter.with(\.name, .identifier(source)).with(\.colon, .colonToken(trailingTrivia: .space))
          .with(\.inheritedType, named("SharedSequenceConvertibleType"))
      })
    let requirements = elements.enumerated().map { offset, element in
      GenericRequirementSyntax(
        requirement: .sameTypeRequirement(
          SameTypeRequirementSyntax(
            leftType: .type(named("\(sources[element]!).SharingStrategy")),
            equal: .binaryOperator("==", leadingTrivia: .space, trailingTrivia: .space),
            rightType: .type(named("SharingStrategy")))),
        trailingComma: offset < elements.count - 1 ? .commaToken(trailingTrivia: .space) : nil)
    }
    let signature = ConvertibleSources(sources: sources).rewrite(function.signature).cast(FunctionSignatureSyntax.self)
    let body = function.body.map { ConvertibleSources(sources: sources).rewrite($0).cast(CodeBlockSyntax.self) }
    return function.with(\.genericParameterClause!.parameters, parameters)
      .with(\.signature, signature).with(\.body, body)
      .with(
        \.genericWhereClause,
        GenericWhereClauseSyntax(
          whereKeyword: .keyword(.where, trailingTrivia: .space),
          requirements: GenericRequirementListSyntax(requirements),
          trailingTrivia: .space))
  }

  private static func named(_ text: String) -> TypeSyntax { TypeSyntax(IdentifierTypeSyntax(name: .identifier(text))) }

  override func visit(_ node: FunctionParameterSyntax) -> FunctionParameterSyntax {
    guard let element = node.type.sharedElement, let source = sources[element] else { return super.visit(node) }
    return node.with(\.type, Self.named(source))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let source = sources[node.name.text] else { return super.visit(node) }
    return Self.named("\(source).Element").with(\.trailingTrivia, node.trailingTrivia)
  }
}

extension TypeSyntax {
  /// `E1` of `SharedSequence<SharingStrategy, E1>`.
  fileprivate var sharedElement: String? {
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "SharedSequence",
      let arguments = type.genericArgumentClause?.arguments, arguments.count == 2
    else { return nil }
    return arguments.last?.argument.trimmedDescription
  }
}
