import SyntaxTree
import Types

/// `if` and `switch` as expressions.
extension Checker {
  /// Checks that `if` and `switch` expressions are used where a value is stored or returned, not within other
  /// expressions.
  func requireWholeValue(_ expr: Expr) throws {
    guard let keyword = misplacedKeyword(expr) else { return }
    throw failure(StatementDiagnostic.statementAsExpression(keyword: keyword), at: expr.range)
  }

  private func misplacedKeyword(_ expr: Expr) -> String? {
    switch expr.kind {
    case .ifExpression(let syntax) where syntax.isWithinExpression: "if"
    case .switchExpression(let syntax) where syntax.isWithinExpression: "switch"
    default: nil
    }
  }

  func checkIfExpression(_ syntax: IfSyntax, _ range: SourceRange, expecting expected: Type?) throws -> CheckedExpr {
    var common = branchType(expected)
    let branches = try ifBranches(syntax, of: range, &common)
    return make(.ifExpression(branches), typed(&common), range)
  }

  /// The values of the branches of an `if` or `switch` expression, each with the scope of what its conditions declare; nil where a
  /// branch is no single value, or the expression may not stand where it is.
  func branchValues(of expr: Expr) -> [(value: Expr, scope: Scope)]? {
    if misplacedKeyword(expr) != nil { return nil }
    var found: [(value: Expr, scope: Scope)] = []
    let trial = attempt {
      switch expr.kind {
      case .ifExpression(let syntax): try addBranches(of: syntax, to: &found)
      case .switchExpression(let syntax):
        let subject = try check(syntax.subject)
        for written in syntax.cases {
          try inScope {
            _ = try checking(.condition) { try checkItems(written.items, subject.type) }
            try addBranch(written.body, to: &found)
          }
        }
      default: break
      }
    }
    if case .success = trial { return found } else { return nil }
  }

  private func addBranches(of syntax: IfSyntax, to found: inout [(value: Expr, scope: Scope)]) throws {
    try inScope {
      _ = try checkConditions(syntax.conditions, syntax.range)
      try addBranch(syntax.then, to: &found)
    }
    switch syntax.otherwise {
    case .block(let block)?: try addBranch(block, to: &found)
    case .elseIf(let inner)?: try addBranches(of: inner, to: &found)
    case nil: break
    }
  }

  private func addBranch(_ block: Block, to found: inout [(value: Expr, scope: Scope)]) throws {
    guard block.statements.count == 1, case .expression(let value) = block.statements[0].kind else {
      throw Silent.failure(at: block.range)
    }
    found.append((value, Scope(parent: scope)))
  }

  /// The type of the branches, when all of them are checked.
  private func typed(_ common: inout BranchType) -> Type {
    let type = settled(common.type)
    for value in common.values { value.type = type }
    return type
  }

  private func branchType(_ expected: Type?) -> BranchType {
    BranchType(
      type: expected ?? freshVariable(), isOpen: expected == nil,
      isSpecified: expected.map { !universe.simplified($0, assuming: requirements).isVariable } ?? false)
  }

  /// - Parameter whole: The expression, of which this may be an `else if`.
  private func ifBranches(_ syntax: IfSyntax, of whole: SourceRange, _ common: inout BranchType) throws -> CheckedIf {
    let (conditions, then) = try inScope {
      let conditions = try checkConditions(syntax.conditions, syntax.range)
      return (conditions, try branch(syntax.then, &common, of: "if").value)
    }
    let otherwise: CheckedExpr
    switch syntax.otherwise {
    case .block(let block)?: otherwise = try branch(block, &common, of: "if").value
    case .elseIf(let inner)?:
      let branches = try ifBranches(inner, of: whole, &common)
      otherwise = common.waiting(.ifExpression(branches), inner.range)
    case nil: throw failure(StatementDiagnostic.ifExpressionWithoutElse, at: whole)
    }
    return CheckedIf(conditions: conditions, then: [], otherwise: [], target: JumpTarget(), values: (then, otherwise))
  }

  /// Checks one branch: its only expression is its value, or its last statement leaves it.
  private func branch(
    _ block: Block, _ common: inout BranchType, of word: String
  ) throws -> (value: CheckedExpr, falls: [CheckedStmt]?) {
    let type = common.type
    let outer = scope
    let outerExpression = expressionContext
    scope = Scope(parent: scope)
    expressionContext = outerExpression.between()
    defer {
      scope = outer
      expressionContext = outerExpression
    }
    guard let last = block.statements.last else {
      throw failure(StatementDiagnostic.emptyBranch(keyword: word), at: block.range.openingBrace)
    }
    try declareLocals(block.statements)
    var before: [CheckedStmt] = []
    for statement in block.statements.dropLast() {
      if let checked = try check(statement) { before.append(checked) }
    }
    func withoutValue() -> Failure {
      failure(
        StatementDiagnostic.branchWithoutValue(keyword: word), at: block.closing)
    }
    let value: CheckedExpr
    switch last.kind {
    case .throwStatement:
      if let checked = try check(last) { before.append(checked) }
      value = common.waiting(.void, last.range)
    case .fallthroughStatement where word == "switch": return (make(.void, .void, last.range), before)
    case .returnStatement, .breakStatement, .continueStatement:
      throw failure(
        StatementDiagnostic.jumpOutOfExpression(jump: String(last.range.text.prefix { $0.isLetter }), keyword: word),
        at: last.range)
    case _ where block.statements.count > 1: throw withoutValue()
    case .expression(let expr):
      let checked = try check(expr, expecting: type)
      if checked.type.isNever {
        value = common.waiting(.convert(checked, .identity), last.range)
      } else {
        if let place = common.typedAt, converted(checked, to: type) == nil {
          throw failure(
            ConversionDiagnostic.branches(first: settled(type), second: settled(checked.type)), at: place)
        }
        if common.isOpen, common.typedAt == nil { common.typedAt = checked.place }
        value = try convert(checked, to: type) {
          common.isSpecified
            ? ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified)
            : ConversionDiagnostic.branches(first: $0, second: $1)
        }
      }
    case .ifStatement(let inner): value = try checkIfExpression(inner, last.range, expecting: type)
    case .switchStatement(let inner): value = try checkSwitchExpression(inner, last.range, expecting: type)
    default: throw withoutValue()
    }
    return (before.isEmpty ? value : common.waiting(.sequence(before, value), block.range), nil)
  }

  func checkSwitchExpression(_ syntax: SwitchSyntax, _ range: SourceRange, expecting expected: Type?) throws
    -> CheckedExpr
  {
    var common = branchType(expected)
    let subject = try check(syntax.subject)
    var cases: [CheckedSwitch.Case] = []
    for written in syntax.cases {
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let items = try checking(.condition) { try checkItems(written.items, subject.type) }
      let (value, falls) = try branch(written.body, &common, of: "switch")
      if falls != nil, cases.count == syntax.cases.count - 1 {
        throw failure(StatementDiagnostic.fallthroughInLastCase, at: value.range)
      }
      cases.append(CheckedSwitch.Case(items: items, body: falls ?? [], value: falls == nil ? value : nil))
    }
    try requireExhaustive(cases, subject.type, syntax)
    return make(
      .switchExpression(CheckedSwitch(subject: subject, cases: cases, target: JumpTarget())), typed(&common), range)
  }
}

/// The type of all branches: the expected one, or that of the first branch.
private struct BranchType {
  let type: Type
  let isOpen: Bool
  /// True if the context specifies the type.
  let isSpecified: Bool
  /// The value of the first branch, where nothing else gives the type.
  var typedAt: SourceRange?
  /// Values that get the type when it is known.
  private(set) var values: [CheckedExpr] = []

  mutating func waiting(_ kind: CheckedExpr.Kind, _ range: SourceRange) -> CheckedExpr {
    let value = CheckedExpr(kind, type, range)
    values.append(value)
    return value
  }
}

extension Block {
  /// Closing brace, or the last token of a case without one.
  fileprivate var closing: SourceRange {
    if range.text.hasPrefix("{") { return SourceRange(range.file, at: range.end - 1) }
    let place = statements.last?.range ?? range
    let word = place.text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let length = max(1, String(word.reversed()).utf8.count)
    return SourceRange(file: place.file, start: place.end - length, end: place.end)
  }
}
