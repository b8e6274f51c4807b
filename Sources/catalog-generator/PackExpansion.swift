import SwiftSyntax

/// Writes a declaration with parameter packs out for a number of elements: `each Source` becomes `Source1, Source2, …`.
final class PackExpansion: SyntaxRewriter {
  private let indices: ClosedRange<Int>

  private init(indices: ClosedRange<Int>) {
    self.indices = indices
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns a function expanded for 2 to 8 sources, as RxSwift has them; unchanged without packs.
  static func expand(_ function: FunctionDeclSyntax) -> [FunctionDeclSyntax] {
    let parameters = function.genericParameterClause?.parameters ?? []
    guard parameters.contains(where: \.isPack) else { return [function] }
    return (2...8).map { count in
      let expansion = PackExpansion(indices: 1...count)
      return ConvertibleSources.generalize(expansion.rewrite(function).cast(FunctionDeclSyntax.self))
    }
  }

  private func forEach<Node>(_ make: (Int) -> Node) -> [Node] { indices.map(make) }

  override func visit(_ node: GenericParameterListSyntax) -> GenericParameterListSyntax {
    GenericParameterListSyntax(
      separated(
        node.flatMap { parameter -> [GenericParameterSyntax] in
          guard parameter.isPack else { return [parameter] }
          return forEach { index in
            let plain = parameter.withoutSpecifier
            return plain.with(\.name, .identifier("\(parameter.name.text)\(index)"))
          }
        }, { $0.with(\.trailingComma, $1) }))
  }

  override func visit(_ node: FunctionParameterListSyntax) -> FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      separated(
        node.flatMap { parameter -> [FunctionParameterSyntax] in
          guard let pattern = parameter.type.expanded else {
            return [parameter.with(\.type, visit(parameter.type))]
          }
          return forEach { index in
            let type = element(index, of: pattern)
            let name = parameter.secondName ?? parameter.firstName
            return parameter.with(\.type, type)
              .with(\.firstName.trailingTrivia, .space).with(\.secondName, .identifier("\(name.text)\(index)"))
          }
        }, { $0.with(\.trailingComma, $1) }))
  }

  override func visit(_ node: TupleTypeElementListSyntax) -> TupleTypeElementListSyntax {
    TupleTypeElementListSyntax(
      separated(
        node.flatMap { field -> [TupleTypeElementSyntax] in
          guard let pattern = field.type.expanded else { return [field.with(\.type, visit(field.type))] }
          return forEach { field.with(\.type, element($0, of: pattern)) }
        }, { $0.with(\.trailingComma, $1) }))
  }

  override func visit(_ node: GenericRequirementListSyntax) -> GenericRequirementListSyntax {
    GenericRequirementListSyntax(
      separated(
        node.flatMap { item -> [GenericRequirementSyntax] in
          let isRepeated: Bool =
            switch item.requirement {
            case .conformanceRequirement(let clause): clause.leftType.expanded != nil
            case .sameTypeRequirement(let clause): clause.leftType.as(TypeSyntax.self)?.expanded != nil
            default: false
            }
          guard isRepeated else { return [item] }
          return forEach { ElementSubstitution(index: $0).rewrite(item).cast(GenericRequirementSyntax.self) }
        }, { $0.with(\.trailingComma, $1) }))
  }

  // In a body: arguments and tuples (`repeat each source`), and parameter types of closures (`rest: repeat each E`).

  override func visit(_ node: LabeledExprListSyntax) -> LabeledExprListSyntax {
    LabeledExprListSyntax(
      separated(
        node.flatMap { argument -> [LabeledExprSyntax] in
          guard let expansion = argument.expression.as(PackExpansionExprSyntax.self) else {
            return [argument.with(\.expression, visit(argument.expression))]
          }
          return forEach { index in
            let element = ElementSubstitution(index: index).rewrite(expansion.repetitionPattern)
            return argument.with(\.expression, element.cast(ExprSyntax.self))
          }
        }, { $0.with(\.trailingComma, $1) }))
  }

  override func visit(_ node: ClosureParameterListSyntax) -> ClosureParameterListSyntax {
    ClosureParameterListSyntax(
      separated(
        node.flatMap { parameter -> [ClosureParameterSyntax] in
          guard let pattern = parameter.type?.expanded else { return [parameter] }
          return forEach { index in
            parameter.with(\.firstName, .identifier("\(parameter.firstName.text)\(index)"))
              .with(\.type, element(index, of: pattern))
          }
        }, { $0.with(\.trailingComma, $1) }))
  }

  private func element(_ index: Int, of pattern: TypeSyntax) -> TypeSyntax {
    ElementSubstitution(index: index).rewrite(pattern).cast(TypeSyntax.self)
  }

  private func separated<Node: SyntaxProtocol>(_ nodes: [Node], _ comma: (Node, TokenSyntax?) -> Node) -> [Node] {
    nodes.enumerated().map { offset, node in
      guard offset < nodes.count - 1 else { return comma(node, nil) }
      let endsLine = nodes[offset + 1].leadingTrivia.contains { $0.isNewline }
      return comma(node, .commaToken(trailingTrivia: endsLine ? [] : .space))
    }
  }
}

/// Replaces `each Source` by `Source3`, parentheses around it included, and drops `repeat`.
private final class ElementSubstitution: SyntaxRewriter {
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PackElementTypeSyntax) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier("\(node.pack.trimmedDescription)\(index)")))
  }

  override func visit(_ node: PackExpansionTypeSyntax) -> TypeSyntax {
    visit(node.repetitionPattern)
  }

  override func visit(_ node: TupleTypeSyntax) -> TypeSyntax {
    if node.elements.count == 1, let pack = node.elements.first?.type.as(PackElementTypeSyntax.self) {
      return visit(pack)
    }
    return super.visit(node)
  }

  override func visit(_ node: PackElementExprSyntax) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("\(node.pack.trimmedDescription)\(index)")))
  }

  override func visit(_ node: TupleExprSyntax) -> ExprSyntax {
    if node.elements.count == 1, let pack = node.elements.first?.expression.as(PackElementExprSyntax.self) {
      return visit(pack)
    }
    return super.visit(node)
  }
}

extension GenericParameterSyntax {
  fileprivate var isPack: Bool { specifier?.tokenKind == .keyword(.each) }
  fileprivate var withoutSpecifier: GenericParameterSyntax { with(\.specifier, nil) }
}

extension TypeSyntax {
  /// The pattern of `repeat pattern`.
  fileprivate var expanded: TypeSyntax? { self.as(PackExpansionTypeSyntax.self)?.repetitionPattern }
}
