/// Result builders: the statements of a closure become one value, by calls of the builder's static methods.
///
/// It is done on the syntax, before anything is checked, as Swift defines it; what is called is then checked as any call.
struct ResultBuilding {
  /// The name under which the transformed code knows the builder.
  static let name = "$Builder"

  let has: (_ method: String) -> Bool
  let fail: (_ message: String, _ range: SourceRange) -> Checker.Failure
  let builder: String

  func body(_ block: Block) throws -> Block {
    var statements: [Stmt] = []
    var parts: [Expr] = []
    for statement in block.statements {
      if case .declaration = statement.kind { statements.append(statement) } else { parts.append(try part(statement)) }
    }
    var result = call("buildBlock", parts.map { (nil, $0) }, block.range)
    if has("buildFinalResult") { result = call("buildFinalResult", [(nil, result)], block.range) }
    return Block(statements + [Stmt(.returnStatement(result), block.range)], block.range)
  }

  private func block(_ block: Block) throws -> Expr {
    var statements: [Stmt] = []
    var parts: [Expr] = []
    for statement in block.statements {
      if case .declaration = statement.kind { statements.append(statement) } else { parts.append(try part(statement)) }
    }
    let result = call("buildBlock", parts.map { (nil, $0) }, block.range)
    if statements.isEmpty { return result }
    let closure = closure([], statements + [Stmt(.returnStatement(result), block.range)], block.range)
    return Expr(.call(callee: closure, arguments: []), block.range)
  }

  private func part(_ statement: Stmt) throws -> Expr {
    switch statement.kind {
    case .expression(let value):
      return has("buildExpression") ? call("buildExpression", [(nil, value)], value.range) : value
    case .ifStatement(let branches): return try choice(branches)
    case .forStatement(let loop) where loop.filter == nil && !loop.isAwait:
      guard has("buildArray") else { throw refusal(statement.range) }
      guard case .binding(let name, _) = loop.pattern.kind else { throw refusal(statement.range) }
      let parameter = ClosureSyntax.Parameter(name: name, type: nil, range: loop.pattern.range)
      let each = closure([parameter], [Stmt(.returnStatement(try block(loop.body)), loop.body.range)], loop.body.range)
      let map = Expr(
        .member(
          base: loop.sequence, name: "map", nameRange: loop.sequence.range, argumentLabels: nil, genericArguments: []),
        loop.sequence.range)
      let parts = Expr(.call(callee: map, arguments: [Expr.Argument(label: nil, value: each)]), statement.range)
      return call("buildArray", [(nil, parts)], statement.range)
    default: throw refusal(statement.range)
    }
  }

  private func choice(_ branches: IfSyntax) throws -> Expr {
    let then = try block(branches.then)
    let range = branches.range
    func either(_ first: Expr, _ second: Expr) -> Expr {
      Expr(
        .ifExpression(
          IfSyntax(
            conditions: branches.conditions, then: Block([Stmt(.expression(first), range)], branches.then.range),
            otherwise: .block(Block([Stmt(.expression(second), range)], range)), range: range)), range)
    }
    guard let otherwise = branches.otherwise else {
      guard has("buildOptional") else { throw refusal(range) }
      return either(
        call("buildOptional", [(nil, then)], range), call("buildOptional", [(nil, Expr(.nilLiteral, range))], range))
    }
    guard has("buildEither") else { throw refusal(range) }
    let second: Expr =
      switch otherwise {
      case .block(let other): try block(other)
      case .elseIf(let other): try choice(other)
      }
    return either(
      call("buildEither", [("first", then)], range), call("buildEither", [("second", second)], range))
  }

  private func refusal(_ range: SourceRange) -> Checker.Failure {
    fail("closure containing control flow statement cannot be used with result builder '\(builder)'", range)
  }

  private func call(_ method: String, _ arguments: [(String?, Expr)], _ range: SourceRange) -> Expr {
    let base = Expr(.identifier(Self.name, argumentLabels: nil, genericArguments: []), range)
    let callee = Expr(
      .member(base: base, name: method, nameRange: range, argumentLabels: nil, genericArguments: []), range)
    return Expr(.call(callee: callee, arguments: arguments.map { Expr.Argument(label: $0.0, value: $0.1) }), range)
  }

  private func closure(_ parameters: [ClosureSyntax.Parameter], _ statements: [Stmt], _ range: SourceRange) -> Expr {
    Expr(
      .closure(
        ClosureSyntax(
          captures: [], parameters: parameters, result: nil, isThrowing: false, isAsync: false,
          body: Block(statements, range), shorthandCount: 0, range: range, openingBrace: range)), range)
  }
}

extension Checker {
  /// A closure for a parameter with a result builder, as what it means.
  func built(_ closure: ClosureSyntax, by builder: Type) throws -> ClosureSyntax {
    if case .returnStatement? = closure.body.statements.first?.kind, closure.body.statements.count == 1 {
      return closure
    }
    let building = ResultBuilding(
      has: { [self] in !members(named: $0, of: builder).isEmpty }, fail: { [self] in failure($0, at: $1) },
      builder: builder.description)
    scope.types[ResultBuilding.name] = .type(builder)
    return ClosureSyntax(
      captures: closure.captures, parameters: closure.parameters, result: closure.result,
      isThrowing: closure.isThrowing, isAsync: closure.isAsync, body: try building.body(closure.body),
      shorthandCount: closure.shorthandCount, range: closure.range, openingBrace: closure.openingBrace)
  }
}
