/// Walking over checked expressions without knowing what they are.
extension CheckedExpr {
  /// The expressions in it, in the order in which they are evaluated; not those of closures, branches and statements.
  var children: [CheckedExpr] {
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

  /// False where there is certainly no closure in it, nor statements.
  var mayHoldClosure: Bool {
    switch kind {
    case .integer, .double, .boolean, .string, .character, .nilLiteral, .void, .variable, .staticProperty, .metatype:
      false
    default: true
    }
  }

  /// Whether the question holds for it or for anything in it, closures and statements included.
  func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    if question(self) { return true }
    switch kind {
    case .closure(let closure):
      return closure.captures.contains { $0.value.anywhere(question) }
        || closure.body.contains { $0.anywhere(question) }
    case .ifExpression(let branches): return branches.anywhere(question)
    case .switchExpression(let cases): return cases.anywhere(question)
    case .sequence(let statements, let value):
      return statements.contains { $0.anywhere(question) } || value.anywhere(question)
    default: return children.contains { $0.anywhere(question) }
    }
  }
}

extension CheckedClosure {
  func uses(_ variable: VariableDecl) -> Bool {
    body.contains {
      $0.anywhere { expr in
        if case .variable(let other) = expr.kind { other === variable } else { false }
      }
    }
  }
}

extension CheckedStmt {
  func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    switch kind {
    case .expression(let value), .throwStatement(let value): value.anywhere(question)
    case .variable(_, let value), .returnStatement(let value): value?.anywhere(question) ?? false
    case .localFunction, .breakStatement, .continueStatement, .fallthroughStatement: false
    case .ifStatement(let branches): branches.anywhere(question)
    case .guardStatement(let conditions, let body), .whileStatement(let conditions, let body, _):
      conditions.contains { $0.anywhere(question) } || body.contains { $0.anywhere(question) }
    case .repeatStatement(let body, let condition, _):
      body.contains { $0.anywhere(question) } || condition.anywhere(question)
    case .forStatement(let loop):
      loop.sequence.anywhere(question) || (loop.filter?.anywhere(question) ?? false)
        || loop.body.contains { $0.anywhere(question) }
    case .switchStatement(let cases): cases.anywhere(question)
    case .doStatement(let body, let catches, _):
      body.contains { $0.anywhere(question) } || catches.contains { $0.body.contains { $0.anywhere(question) } }
    case .deferStatement(let body): body.contains { $0.anywhere(question) }
    case .delegateInitializer(_, let arguments): arguments.contains { $0.anywhere(question) }
    }
  }
}

extension CheckedIf {
  func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    conditions.contains { $0.anywhere(question) } || then.contains { $0.anywhere(question) }
      || (otherwise ?? []).contains { $0.anywhere(question) }
      || (values.map { $0.then.anywhere(question) || $0.otherwise.anywhere(question) } ?? false)
  }
}

extension CheckedSwitch {
  func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    subject.anywhere(question)
      || cases.contains { item in
        item.items.contains { $0.filter?.anywhere(question) ?? false } || item.body.contains { $0.anywhere(question) }
          || (item.value?.anywhere(question) ?? false)
      }
  }
}

extension CheckedCondition {
  func anywhere(_ question: (CheckedExpr) -> Bool) -> Bool {
    switch self {
    case .expression(let value), .pattern(_, let value): value.anywhere(question)
    case .constant: false
    }
  }
}
