/// `if` and `switch` as expressions.
extension Checker {
  func checkIfExpression(_ syntax: IfSyntax, _ range: SourceRange, expecting expected: Type?) throws -> CheckedExpr {
    let type = expected ?? freshVariable()
    let branches = try ifBranches(syntax, type)
    return make(.ifExpression(branches), type, range)
  }

  private func ifBranches(_ syntax: IfSyntax, _ type: Type) throws -> CheckedIf {
    let outer = scope
    scope = Scope(parent: scope)
    let conditions = try checkConditionsInExpression(syntax.conditions, syntax.range)
    let then = try branch(syntax.then, type)
    scope = outer
    let otherwise: CheckedExpr
    switch syntax.otherwise {
    case .block(let block)?: otherwise = try branch(block, type)
    case .elseIf(let inner)?: otherwise = make(.ifExpression(try ifBranches(inner, type)), type, inner.range)
    case nil: throw failure("'if' must have an unconditional 'else' to be used as expression", at: syntax.range)
    }
    return CheckedIf(conditions: conditions, then: [], otherwise: [], target: JumpTarget(), values: (then, otherwise))
  }

  private func checkConditionsInExpression(_ conditions: [Condition], _ range: SourceRange) throws -> [CheckedCondition]
  {
    // An expression around is not finished by its conditions.
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    return try checkConditions(conditions, range)
  }

  /// The value of one branch: its only expression, or a statement that leaves.
  private func branch(_ block: Block, _ type: Type) throws -> CheckedExpr {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    guard let last = block.statements.last else {
      throw failure("expected expression in branch of 'if' expression", at: block.range)
    }
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    try declareLocals(block.statements)
    var before: [CheckedStmt] = []
    for statement in block.statements.dropLast() {
      if let checked = try check(statement) { before.append(checked) }
    }
    let value: CheckedExpr
    switch last.kind {
    case .expression(let expr):
      let checked = try check(expr, expecting: type)
      if checked.type.isNever {
        value = make(.convert(checked, .identity), type, last.range)
      } else {
        value = try convert(checked, to: type) { "branches have mismatching types '\($0)' and '\($1)'" }
      }
    case .ifStatement(let inner) where inner.otherwise != nil:
      value = try checkIfExpression(inner, last.range, expecting: type)
    case .switchStatement(let inner): value = try checkSwitchExpression(inner, last.range, expecting: type)
    case .throwStatement, .returnStatement, .breakStatement, .continueStatement:
      if let checked = try check(last) { before.append(checked) }
      value = make(.void, type, last.range)
    default:
      throw failure(
        "non-expression branch of 'if' expression may only end with a 'throw'", at: last.range)
    }
    return before.isEmpty ? value : make(.sequence(before, value), type, block.range)
  }

  func checkSwitchExpression(_ syntax: SwitchSyntax, _ range: SourceRange, expecting expected: Type?) throws
    -> CheckedExpr
  {
    let type = expected ?? freshVariable()
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    let subject = try check(syntax.subject)
    settleLiterals(in: subject.type)
    try solveDeferred()
    var cases: [CheckedSwitch.Case] = []
    for written in syntax.cases {
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let items = try checkItems(written.items, subject.type)
      cases.append(CheckedSwitch.Case(items: items, body: [], value: try branch(written.body, type)))
    }
    try requireExhaustive(cases, subject.type, syntax)
    return make(.switchExpression(CheckedSwitch(subject: subject, cases: cases, target: JumpTarget())), type, range)
  }
}
