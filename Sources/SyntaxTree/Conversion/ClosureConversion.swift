import SwiftSyntax

extension Converter {
  func closure(_ node: ClosureExprSyntax) -> ClosureSyntax {
    let signature = node.signature
    let captures = (signature?.capture?.items).map { $0.map(capture) } ?? []
    var parameters: [ClosureSyntax.Parameter]?
    switch signature?.parameterClause {
    case .simpleInput(let list):
      parameters = list.map { ClosureSyntax.Parameter(name: name($0.name), type: nil, range: range($0.name)) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { parameter in
        ClosureSyntax.Parameter(
          name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map { type($0) },
          isVariadic: parameter.ellipsis != nil, range: range(parameter.secondName ?? parameter.firstName))
      }
    case nil: break
    @unknown default: refuse("this closure signature", node)
    }
    if signature == nil, let (elements, arrow) = expressionLikeSignature(node) {
      let result = elements.dropFirst(arrow + 1).first?.lastToken(viewMode: .sourceAccurate)
      report(
        .closureSignatureWithoutIn, at: range(result?.nextToken(viewMode: .sourceAccurate) ?? node.rightBrace),
        notes: node.statements.count == 1 ? [arrowFunction(elements, arrow: arrow)] : [])
      return ClosureSyntax(
        captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false, body: Block([], range(node)),
        shorthandCount: 0, range: range(node),
        openingBrace: range(node.leftBrace))
    }
    shorthandCounts.append(0)
    let body = Block(statements(node.statements), range(node))
    let count = shorthandCounts.removeLast()
    let made = ClosureSyntax(
      captures: captures, parameters: parameters, result: signature?.returnClause.map { type($0.type) },
      isThrowing: signature?.effectSpecifiers?.throwsClause != nil,
      thrownType: thrownType(signature?.effectSpecifiers?.throwsClause),
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil, body: body, shorthandCount: count,
      range: range(node), openingBrace: range(node.leftBrace))
    made.isMainActor = signature?.attributes.contains { $0.trimmedDescription == "@MainActor" } ?? false
    return made
  }

  /// Returns the elements of a first statement that reads like a signature with a result type, and the index of its arrow. The parser reads
  /// such a signature as an expression if no `in` follows.
  private func expressionLikeSignature(_ node: ClosureExprSyntax) -> (elements: [ExprSyntax], arrow: Int)? {
    guard let sequence = node.statements.first?.item.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    return elements.firstIndex { $0.is(ArrowExprSyntax.self) }.map { (elements, $0) }
  }

  private func capture(_ node: ClosureCaptureSyntax) -> ClosureSyntax.Capture {
    let strength: ClosureSyntax.CaptureStrength =
      switch node.specifier?.specifier.text {
      case "weak": .weak
      case "unowned": .unowned
      default: .strong
      }
    return ClosureSyntax.Capture(
      strength: strength, name: name(node.name), value: node.initializer.map { expr($0.value) }, range: range(node),
      nameRange: range(node.name))
  }
}
