import SyntaxTree
import Types

/// Operators as values, before one operand and behind it.
extension Checker {
  /// An operator where a function is wanted: `reduce(0, +)`, `sorted(by: >)`.
  func operatorValue(_ name: String, _ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    try? solveDeferred()
    var wanted = expected.map { universe.simplified($0, assuming: requirements) }
    while let payload = wanted?.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    guard let function = wanted?.functionType else {
      throw failure(ExpressionDiagnostic.operatorAsValue(name: name), at: expr.range)
    }
    if Self.comparison.contains(name), function.parameters.count == 2,
      case .tuple = universe.simplified(function.parameters[0].type, assuming: requirements)
    {
      return try check(comparison(name, expr.range), expecting: .function(function))
    }
    var operands = function.parameters.map(\.type)
    if operands.count == 1, case .tuple(let fields) = universe.simplified(operands[0], assuming: requirements) {
      operands = fields.map(\.type)
    }
    if !isDecidingReference, !operands.isEmpty, !knowsOperand(.function(function)) {
      return waitingOperator(name, .function(function), expr)
    }
    let candidates = operators(name, operands + [function.result], isPrefix: nil).filter {
      $0.function?.parameters.count == operands.count
    }
    if candidates.isEmpty { throw failure(SyntaxDiagnostic.unknownOperator(name: name), at: expr.range) }
    return try functionValue(candidates, name, nil, expr.range, expecting: wanted)
  }

  /// `{ $0 == $1 }`: tuples are compared where the comparison is written out, no function of theirs exists.
  private func comparison(_ name: String, _ range: SourceRange) -> Expr {
    func operand(_ index: Int) -> Expr {
      Expr(.identifier("$\(index)", argumentLabels: nil, genericArguments: []), range)
    }
    let test = Expr(.binary(name, operatorRange: range, operand(0), operand(1)), range)
    return Expr(
      .closure(
        ClosureSyntax(
          captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
          body: Block([Stmt(.expression(test), range)], range), shorthandCount: 2, range: range, openingBrace: range)),
      range)
  }

  func checkPrefix(_ expr: Expr, _ name: String, _ operand: Expr, expecting expected: Type?) throws -> CheckedExpr {
    if name == "-" || name == "+" {
      switch operand.kind {
      case .integerLiteral:
        let value = try check(operand, expecting: expected)
        if case .integer(let number) = value.kind { value.kind = .integer(name == "-" ? -number : number) }
        return value
      case .floatLiteral:
        let value = try check(operand, expecting: expected)
        if case .double(let number) = value.kind { value.kind = .double(name == "-" ? -number : number) }
        return value
      default: break
      }
    }
    return try checkUserOperator(expr, name, [operand], isPrefix: true, expecting: expected)
  }

  func checkUserOperator(
    _ expr: Expr, _ name: String, _ operands: [Expr], isPrefix: Bool, expecting expected: Type?
  ) throws -> CheckedExpr {
    if let value = checkOpenOperand(expr, name, operands[0], isPrefix: isPrefix, expecting: expected) { return value }
    var hint = name == "!" ? universe.bool : operandHint("-", expected)
    if name == "!", universe.declaresLogic, let expected, !expected.isVariable,
      members(named: name, of: expected).contains(where: \.decl.isStatic)
    {
      hint = expected
    }
    if case .functions? = lookUp(name, at: expr.range), needsContext(operands[0]) {
      return try selectOperator(
        operators(name, [], isPrefix: isPrefix), name, [Expr.Argument(label: nil, value: operands[0])], [], expr,
        expr.range, expecting: expected)
    }
    // `^\User.name` where a function is wanted: the operator makes one of the key path, which stays what it is.
    if case .keyPath = operands[0].kind { hint = nil }
    // The result of a program's operator, as in `13.4°`, does not determine the type of its operand.
    if !isBuiltIn(name), name != "~" || !isPrefix, operands[0].literal != nil { hint = nil }
    let value = try check(operands[0], expecting: hint)
    try solveDeferred()
    if value.type.firstLiteralVariable != nil {
      // A literal is of the type that the operator wants.
      let known = knownArguments
      knownArguments[ObjectIdentifier(operands[0])] = value
      defer { knownArguments = known }
      let candidates = operators(name, [value.type], isPrefix: isPrefix).filter {
        $0.function?.parameters.count == 1 && $0.function?.native == nil
      }
      let trial = attempt {
        try selectOperator(
          candidates, name, [Expr.Argument(label: nil, value: operands[0])], [value], expr, expr.range,
          expecting: expected)
      }
      if case .success(let solution) = trial { return adopt(solution) }
    }
    // The bound type of `..<0` may follow from the value that it is compared with.
    if !Self.ranges.contains(name) { settleLiterals(in: value.type) }
    let candidates = operators(name, [value.type], isPrefix: isPrefix).filter { $0.function?.parameters.count == 1 }
    if candidates.isEmpty, name == "!" { throw negationFailure(value, operands[0].range) }
    let known = knownArguments
    knownArguments[ObjectIdentifier(operands[0])] = value
    defer { knownArguments = known }
    return try selectOperator(
      candidates, name, [Expr.Argument(label: nil, value: operands[0])], [value], expr, expr.range, expecting: expected)
  }
}
