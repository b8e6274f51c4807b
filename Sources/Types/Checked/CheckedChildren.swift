/// Traversal of checked expressions.
extension CheckedExpr {
  /// The expressions in it, in the order in which they are evaluated; not those of closures, branches and statements.
  package var children: [CheckedExpr] {
    switch kind {
    case .integer, .double, .boolean, .string, .character, .nilLiteral, .void, .variable, .staticProperty, .metatype,
      .unboundMethod, .enumCaseFunction, .closure, .ifExpression, .switchExpression:
      []
    case .interpolation(let segments):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .array(let elements), .set(let elements), .tuple(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .property(let base, _), .tupleElement(let base, _), .inoutArgument(let base), .discard(let base),
      .wrap(let base), .bindOptional(let base), .optionalChain(let base, _), .forceUnwrap(let base),
      .optionalTry(let base, _), .forceTry(let base), .await(let base), .conditionalCast(let base, _),
      .forcedCast(let base, _), .typeCheck(let base, _), .convert(let base, _):
      [base]
    case .computed(let base, _, _, _): base.map { [$0] } ?? []
    case .subscriptCall(let base, let arguments, _, _): [base] + arguments
    case .keyPath(let path): path.steps.map(\.value)
    case .call(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + arguments
    case .apply(let function, let arguments): [function] + arguments
    case .function(_, let receiver): receiver.map { [$0] } ?? []
    case .enumCase(_, let arguments), .construct(_, let arguments): arguments
    case .memberwise(_, let fields): fields.compactMap { $0 }
    case .assign(let target, let value): [target, value]
    case .logicalAnd(let left, let right), .logicalOr(let left, let right), .coalesce(let left, let right),
      .identical(let left, let right, _):
      [left, right]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .sequence(_, let value): [value]
    }
  }

  /// False if it certainly contains no closures or statements.
  package var mayHoldClosure: Bool {
    switch kind {
    case .integer, .double, .boolean, .string, .character, .nilLiteral, .void, .variable, .staticProperty, .metatype:
      false
    default: true
    }
  }

  /// Returns true if the predicate holds for the expression or for any part of it, closures and statements included.
  package func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    if question(self) { return true }
    switch kind {
    case .closure(let closure):
      return closure.captures.contains { $0.value.anywhere(question) }
        || closure.body.contains { $0.anywhere(question) }
    case .ifExpression, .switchExpression, .sequence: return parts.contains { $0.anywhere(question) }
    default: return mayHoldClosure && children.contains { $0.anywhere(question) }
    }
  }
}

extension CheckedClosure {
  package func uses(_ variable: VariableDecl) -> Bool {
    body.contains {
      $0.anywhere { expr in
        if case .variable(let other) = expr.kind { other === variable } else { false }
      }
    }
  }
}

/// Direct part of a statement.
package enum CheckedPart {
  case expression(CheckedExpr)
  case body([CheckedStmt])

  package func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    switch self {
    case .expression(let value): value.anywhere(question)
    case .body(let statements): statements.contains { $0.anywhere(question) }
    }
  }
}

extension CheckedStmt {
  /// Direct parts in source order; the contents of local functions and closures are not included.
  package var parts: [CheckedPart] {
    switch kind {
    case .expression(let value), .throwStatement(let value): [.expression(value)]
    case .variable(_, let value), .returnStatement(let value): value.map { [.expression($0)] } ?? []
    case .localFunction, .breakStatement, .continueStatement, .fallthroughStatement: []
    case .ifStatement(let branches): branches.parts
    case .guardStatement(let conditions, let body), .whileStatement(let conditions, let body, _):
      conditions.compactMap(\.part) + [.body(body)]
    case .repeatStatement(let body, let condition, _): [.body(body), .expression(condition)]
    case .forStatement(let loop):
      [.expression(loop.sequence)] + (loop.filter.map { [.expression($0)] } ?? []) + [.body(loop.body)]
    case .switchStatement(let cases): cases.parts
    case .doStatement(let body, let catches, _):
      [.body(body)]
        + catches.flatMap { clause in
          clause.items.compactMap { $0.filter.map(CheckedPart.expression) } + [.body(clause.body)]
        }
    case .deferStatement(let body): [.body(body)]
    case .delegateInitializer(_, let arguments): arguments.map(CheckedPart.expression)
    }
  }

  package func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool { parts.contains { $0.anywhere(question) } }
}

extension CheckedIf {
  var parts: [CheckedPart] {
    var found = conditions.compactMap(\.part) + [.body(then)]
    if let values { found.append(.expression(values.then)) }
    if let otherwise { found.append(.body(otherwise)) }
    if let values { found.append(.expression(values.otherwise)) }
    return found
  }
}

extension CheckedSwitch {
  var parts: [CheckedPart] {
    [.expression(subject)]
      + cases.flatMap { item in
        item.items.compactMap { $0.filter.map(CheckedPart.expression) } + [.body(item.body)]
          + (item.value.map { [.expression($0)] } ?? [])
      }
  }
}

extension CheckedCondition {
  fileprivate var part: CheckedPart? {
    switch self {
    case .expression(let value), .pattern(_, let value): .expression(value)
    case .constant: nil
    }
  }
}

extension CheckedExpr {
  /// The expressions and statements in it; not those of closures.
  package var parts: [CheckedPart] {
    switch kind {
    case .ifExpression(let branches): branches.parts
    case .switchExpression(let cases): cases.parts
    case .sequence(let statements, let value): [.body(statements), .expression(value)]
    default: children.map(CheckedPart.expression)
    }
  }
}
