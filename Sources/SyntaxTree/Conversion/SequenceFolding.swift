import SwiftSyntax

/// Operands and operators in a row.
extension Converter {
  func sequence(_ node: SequenceExprSyntax) -> Expr {
    let elements = Array(node.elements)
    if let arrow = elements.firstIndex(where: { $0.is(ArrowExprSyntax.self) }) {
      if let type = functionType(elements[...], arrow: arrow) { return Expr(.type(type), type.range) }
      report(
        .unsupported(construct: "'->' in an expression"), at: range(node),
        notes: [arrowFunction(elements, arrow: arrow)])
      return Expr(.tuple([]), range(node))
    }
    if operators.group(of: "=>") == nil,
      let arrow = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "=>" })
    {
      report(.unknownOperator(name: "=>"), at: range(elements[arrow]), notes: [arrowFunction(elements, arrow: arrow)])
      // Errors in both operands are still reported.
      let sides = [elements[..<arrow], elements[(arrow + 1)...]].map { folded(Array($0), node) }
      return Expr(.tuple(sides.map { Expr.TupleElement(label: nil, value: $0) }), range(node))
    }
    return folded(elements, node)
  }

  private func folded(_ elements: [ExprSyntax], _ node: SequenceExprSyntax) -> Expr {
    var operands: [Expr] = []
    var infixes: [OperatorFolding.Infix] = []
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        if index > 0, case .cast = infixes[index / 2 - 1].kind, let written = element.as(TypeExprSyntax.self) {
          let converted = type(written.type)
          operands.append(Expr(.type(converted), converted.range))
        } else {
          operands.append(expr(element))
        }
      } else {
        infixes.append(infix(element))
      }
    }
    guard operands.count == infixes.count + 1 else { return Expr(.tuple([]), range(node)) }
    let folded = OperatorFolding(operators: operators).fold(operands, infixes)
    for fault in folded.faults { report(fault.kind, at: fault.place) }
    return folded.expr
  }

  private func infix(_ element: ExprSyntax) -> OperatorFolding.Infix {
    let place = range(element)
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      return OperatorFolding.Infix(name: node.operator.text, range: place, operators: operators)
    case .assignmentExpr:
      return OperatorFolding.Infix(.assignment, group: "AssignmentPrecedence", range: place, operators: operators)
    case .unresolvedTernaryExpr(let node):
      return OperatorFolding.Infix(
        .ternary(expr(node.thenExpression)), group: "TernaryPrecedence", range: place, operators: operators)
    case .unresolvedAsExpr(let node):
      let kind: Expr.CastKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .conditional
        case .exclamationMark: .forced
        default: .coerce
        }
      return OperatorFolding.Infix(.cast(kind), group: "CastingPrecedence", range: place, operators: operators)
    case .unresolvedIsExpr:
      return OperatorFolding.Infix(.cast(.check), group: "CastingPrecedence", range: place, operators: operators)
    default:
      refuse("this operator", element)
      return OperatorFolding.Infix(.assignment, group: "AssignmentPrecedence", range: place, operators: operators)
    }
  }
}
