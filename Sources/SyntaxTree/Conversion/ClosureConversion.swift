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
