import SwiftSyntax

/// Operands and operators in a row become a tree by precedence, in the way that Swift's own compiler does it.
extension Converter {
  struct InfixOperator {
    enum Kind {
      case named(String)
      case assignment
      case ternary(Expr)
      case cast(Expr.CastKind)
    }
    let kind: Kind
    let group: Operators.Group
    let range: SourceRange
    /// False for an operator that no declaration gives a precedence.
    var isKnown = true
  }

  /// Operators that a fold may take: all, those above a group, or those of a group as well.
  private enum Bound {
    case all
    case above(Operators.Group)
    case from(Operators.Group)
  }

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
    var infixes: [InfixOperator] = []
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
    var position = 0
    return fold(operands[0], operands, infixes, &position, .all)
  }

  private func infix(_ element: ExprSyntax) -> InfixOperator {
    let place = range(element)
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let name = node.operator.text
      // The checker reports an operator that is not declared.
      let known = operators.group(of: name)
      return InfixOperator(
        kind: .named(name), group: known ?? operators.group(named: "DefaultPrecedence"), range: place,
        isKnown: known != nil)
    case .assignmentExpr:
      return InfixOperator(kind: .assignment, group: operators.group(named: "AssignmentPrecedence"), range: place)
    case .unresolvedTernaryExpr(let node):
      return InfixOperator(
        kind: .ternary(expr(node.thenExpression)), group: operators.group(named: "TernaryPrecedence"), range: place)
    case .unresolvedAsExpr(let node):
      let kind: Expr.CastKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .conditional
        case .exclamationMark: .forced
        default: .coerce
        }
      return InfixOperator(kind: .cast(kind), group: operators.group(named: "CastingPrecedence"), range: place)
    case .unresolvedIsExpr:
      return InfixOperator(kind: .cast(.check), group: operators.group(named: "CastingPrecedence"), range: place)
    default:
      refuse("this operator", element)
      return InfixOperator(kind: .assignment, group: operators.group(named: "AssignmentPrecedence"), range: place)
    }
  }

  /// Folds from `position` on as far as the bound allows; `left` is the operand before it.
  private func fold(
    _ left: Expr, _ operands: [Expr], _ infixes: [InfixOperator], _ position: inout Int, _ bound: Bound
  ) -> Expr {
    var left = left
    guard var current = next(infixes, position, bound) else { return left }
    var right = operands[position + 1]
    position += 1
    while true {
      if case .cast = current.kind {
        // A cast's right side is the type and nothing more.
        left = combine(left, current, right)
        guard let following = next(infixes, position, bound) else { return left }
        current = following
        right = operands[position + 1]
        position += 1
        continue
      }
      guard let following = next(infixes, position, bound) else { break }
      switch operators.order(current.group, following.group) {
      case .lower:
        right = fold(right, operands, infixes, &position, .above(current.group))
        continue
      case .same where current.group.associativity == .right:
        right = fold(right, operands, infixes, &position, .from(current.group))
        continue
      case .same where current.group.associativity == .none && current.isKnown && following.isKnown:
        report(
          .nonAssociativeOperators(group: current.group.name), at: current.range)
      case .unordered where current.isKnown && following.isKnown:
        report(
          .unorderedOperators(group: current.group.name, following: following.group.name),
          at: current.range)
      default: break
      }
      left = combine(left, current, right)
      current = following
      right = operands[position + 1]
      position += 1
    }
    return combine(left, current, right)
  }

  private func next(_ infixes: [InfixOperator], _ position: Int, _ bound: Bound) -> InfixOperator? {
    guard position < infixes.count else { return nil }
    let candidate = infixes[position]
    switch bound {
    case .all: return candidate
    case .above(let group): return operators.order(candidate.group, group) == .higher ? candidate : nil
    case .from(let group):
      let order = operators.order(candidate.group, group)
      return order == .higher || order == .same ? candidate : nil
    }
  }

  private func combine(_ left: Expr, _ infix: InfixOperator, _ right: Expr) -> Expr {
    let whole = left.range.through(right.range)
    // `try a + b` covers everything to its right.
    switch left.kind {
    case .tryExpression(let kind, let inner):
      return Expr(.tryExpression(kind, combine(inner, infix, right)), whole)
    case .awaitExpression(let inner):
      return Expr(.awaitExpression(combine(inner, infix, right)), whole)
    default: break
    }
    refuseMark(right, after: infix)
    switch infix.kind {
    case .named(let name): return Expr(.binary(name, operatorRange: infix.range, left, right), whole)
    case .assignment: return Expr(.assignment(left, right), whole)
    case .ternary(let then): return Expr(.ternary(condition: left, then: then, otherwise: right), whole)
    case .cast(let kind):
      if case .type(let type) = right.kind { return Expr(.cast(left, kind, type), whole) }
      report(.castWithoutType(keyword: String(infix.range.text)), at: right.range)
      return left
    }
  }

  private func refuseMark(_ right: Expr, after infix: InfixOperator) {
    if infix.group.isAssignment { return }
    if case .ternary = infix.kind { return }
    switch right.kind {
    case .tryExpression(let kind, _):
      let word = kind == .plain ? "try" : kind == .optional ? "try?" : "try!"
      report(.wordRightOfOperator(word: word), at: right.range)
    case .awaitExpression:
      report(.wordRightOfOperator(word: "await"), at: right.range)
    default: break
    }
  }
}
