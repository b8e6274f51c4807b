import SyntaxTree
import Types

/// Result builders: the statements of a body become one value, by calls of the builder's static methods.
///
/// The transformation is done on the syntax before any check, as Swift defines it; the resulting calls are then checked
/// as any others.
struct ResultBuilding {
  /// Name of the builder in the transformed code.
  static let name = "$Builder"

  let has: (_ method: String) -> Bool
  let fail: (_ kind: StatementDiagnostic, _ range: SourceRange) -> Checker.Failure
  let builder: String

  func body(_ block: Block) throws -> Block {
    var (statements, result) = try contents(block)
    if has("buildFinalResult") { result = call("buildFinalResult", [(nil, result)], block.range) }
    statements.append(Stmt(.returnStatement(result), block.range))
    return Block(statements, block.range)
  }

  /// Returns a block inside of the body as one value.
  private func block(_ block: Block) throws -> Expr {
    let (statements, result) = try contents(block)
    if statements.isEmpty { return result }
    let closure = closure([], statements + [Stmt(.returnStatement(result), block.range)], block.range)
    return Expr(.call(callee: closure, arguments: []), block.range)
  }

  /// Returns the declarations of a block, and its parts combined.
  private func contents(_ block: Block) throws -> ([Stmt], Expr) {
    var statements: [Stmt] = []
    var parts: [Expr] = []
    for statement in block.statements {
      switch statement.kind {
      case .declaration, .throwStatement:
        // Operands before it are evaluated first.
        for (index, part) in parts.enumerated() {
          if case .identifier(let name, _, _) = part.kind, name == partName(index) { continue }
          statements.append(constant(Pattern(.binding(partName(index), isVariable: false), part.range), part))
          parts[index] = Expr(.identifier(partName(index), argumentLabels: nil, genericArguments: []), part.range)
        }
        statements.append(statement)
      default: parts.append(try part(statement))
      }
    }
    return (statements, together(parts, block.range))
  }

  private func partName(_ index: Int) -> String { "$part\(index)" }

  private func together(_ parts: [Expr], _ range: SourceRange) -> Expr {
    guard has("buildPartialBlock"), let first = parts.first else {
      return call("buildBlock", parts.map { (nil, $0) }, range)
    }
    return parts.dropFirst().reduce(call("buildPartialBlock", [("first", first)], first.range)) {
      call("buildPartialBlock", [("accumulated", $0), ("next", $1)], $1.range)
    }
  }

  private func part(_ statement: Stmt) throws -> Expr {
    switch statement.kind {
    case .expression(let value):
      switch value.kind {
      case .ifExpression(let branches): return try choice(branches)
      case .switchExpression(let cases): return try choice(cases)
      default: return has("buildExpression") ? call("buildExpression", [(nil, value)], value.range) : value
      }
    case .ifStatement(let branches): return try choice(branches)
    case .switchStatement(let cases): return try choice(cases)
    case .doStatement(let body, _, let catches) where catches.isEmpty: return try block(body)
    case .forStatement(let loop) where !loop.isAwait && has("buildArray"): return try each(loop)
    default: throw refusal(statement.range)
    }
  }

  // MARK: Loops

  private func each(_ loop: ForSyntax) throws -> Expr {
    let range = loop.body.range
    // The type of the sequence is found before the body is looked at, as it is in other loops.
    let name = "$sequence"
    let place = loop.sequence.range
    var sequence = Expr(.identifier(name, argumentLabels: nil, genericArguments: []), place)
    if let filter = loop.filter { sequence = method("filter", of: sequence, over(loop.pattern, filter, range)) }
    let parts = method("map", of: sequence, over(loop.pattern, try block(loop.body), range))
    let statements = [
      constant(Pattern(.binding(name, isVariable: false), place), loop.sequence),
      Stmt(.returnStatement(call("buildArray", [(nil, parts)], range)), range),
    ]
    return Expr(.call(callee: closure([], statements, range), arguments: []), range)
  }

  /// `{ element in let pattern = element; return value }`.
  private func over(_ pattern: Pattern, _ value: Expr, _ range: SourceRange) -> Expr {
    let name: String
    var statements: [Stmt] = []
    switch pattern.kind {
    case .binding(let own, _): name = own
    case .wildcard: name = "_"
    default:
      name = "$element"
      statements = [
        constant(pattern, Expr(.identifier(name, argumentLabels: nil, genericArguments: []), pattern.range))
      ]
    }
    statements.append(Stmt(.returnStatement(value), range))
    return closure([ClosureSyntax.Parameter(name: name, type: nil, range: pattern.range)], statements, range)
  }

  // MARK: Choices

  private func choice(_ branches: IfSyntax) throws -> Expr {
    var arms: [IfSyntax] = [branches]
    var last: Block?
    while let otherwise = arms[arms.count - 1].otherwise {
      switch otherwise {
      case .block(let block): last = block
      case .elseIf(let next):
        arms.append(next)
        continue
      }
      break
    }
    let range = branches.range
    let count = arms.count + (last == nil ? 0 : 1)
    // Its name until Swift 5.4.
    let buildOptional = has("buildOptional") ? "buildOptional" : "buildIf"
    guard has(last == nil ? buildOptional : "buildEither"), count < 2 || has("buildEither") else {
      throw refusal(range)
    }
    func optional(_ value: Expr) -> Expr { last == nil ? call(buildOptional, [(nil, value)], range) : value }
    var result =
      try last.map { chosen(try block($0), count - 1, of: count) } ?? optional(Expr(.nilLiteral, range))
    for (index, arm) in arms.enumerated().reversed() {
      var value = try block(arm.then)
      if arm.isAvailability, has("buildLimitedAvailability") {
        value = call("buildLimitedAvailability", [(nil, value)], range)
      }
      value = optional(chosen(value, index, of: count))
      result = Expr(
        .ifExpression(
          IfSyntax(
            conditions: arm.conditions, then: Block([Stmt(.expression(value), arm.then.range)], arm.then.range),
            otherwise: .block(Block([Stmt(.expression(result), range)], range)), range: range)), range)
    }
    return result
  }

  private func choice(_ written: SwitchSyntax) throws -> Expr {
    guard written.cases.count < 2 || has("buildEither") else { throw refusal(written.range) }
    let cases = try written.cases.enumerated().map { index, item in
      let value = chosen(try block(item.body), index, of: written.cases.count)
      return SwitchSyntax.Case(
        items: item.items, body: Block([Stmt(.expression(value), item.body.range)], item.body.range), range: item.range)
    }
    return Expr(
      .switchExpression(SwitchSyntax(subject: written.subject, cases: cases, range: written.range)), written.range)
  }

  /// Returns one of several values, by its path in a binary tree whose left side is full.
  private func chosen(_ value: Expr, _ index: Int, of count: Int) -> Expr {
    if count < 2 { return value }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left
      ? call("buildEither", [("first", chosen(value, index, of: left))], value.range)
      : call("buildEither", [("second", chosen(value, index - left, of: count - left))], value.range)
  }

  // MARK: Syntax

  private func refusal(_ range: SourceRange) -> Checker.Failure {
    fail(StatementDiagnostic.statementInBuilder(builder: builder), range)
  }

  private func constant(_ pattern: Pattern, _ value: Expr) -> Stmt {
    let binding = VariableSyntax.Binding(
      pattern: pattern, type: nil, initializer: value, accessors: nil, range: pattern.range)
    return Stmt(
      .declaration(
        Decl(
          .variable(VariableSyntax(isLet: true, bindings: [binding])), modifiers: Modifiers(), range: value.range,
          nameRange: pattern.range)), value.range)
  }

  private func method(_ name: String, of base: Expr, _ closure: Expr) -> Expr {
    let callee = Expr(
      .member(base: base, name: name, nameRange: base.range, argumentLabels: nil, genericArguments: []), base.range)
    return Expr(.call(callee: callee, arguments: [Expr.Argument(label: nil, value: closure)]), closure.range)
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

extension IfSyntax {
  fileprivate var isAvailability: Bool {
    conditions.contains { if case .availability = $0 { true } else { false } }
  }
}

extension Block {
  /// True if it has an explicit `return`, which disables the result builder.
  fileprivate var returns: Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returnStatement: true
      case .ifStatement(let branches): branches.returns
      case .guardStatement(_, let body), .whileStatement(_, let body), .repeatStatement(let body, _),
        .deferStatement(let body):
        body.returns
      case .forStatement(let loop): loop.body.returns
      case .switchStatement(let cases): cases.cases.contains { $0.body.returns }
      case .doStatement(let body, _, let catches): body.returns || catches.contains { $0.body.returns }
      default: false
      }
    }
  }
}

extension IfSyntax {
  fileprivate var returns: Bool {
    if then.returns { return true }
    switch otherwise {
    case .block(let block)?: return block.returns
    case .elseIf(let next)?: return next.returns
    case nil: return false
    }
  }
}

extension Checker {
  /// Returns the transformed closure for a parameter with a result builder.
  func built(_ closure: ClosureSyntax, by builder: Type) throws -> ClosureSyntax {
    ClosureSyntax(
      captures: closure.captures, parameters: closure.parameters, result: closure.result,
      isThrowing: closure.isThrowing, thrownType: closure.thrownType, isAsync: closure.isAsync,
      body: try built(closure.body, by: builder),
      shorthandCount: closure.shorthandCount, range: closure.range, openingBrace: closure.openingBrace)
  }

  /// Returns the transformed body of a function or an accessor if it or the requirement that it fulfils has a result
  /// builder.
  func built(_ body: Block, of function: FunctionDecl) throws -> Block {
    guard let builder = function.builder ?? requiredBuilder(of: function) else { return body }
    return try built(body, by: builder)
  }

  private func built(_ body: Block, by builder: Type) throws -> Block {
    if body.returns { return body }
    let building = ResultBuilding(
      has: { [self] in !members(named: $0, of: builder).isEmpty }, fail: { [self] in failure($0, at: $1) },
      builder: builder.description)
    scope.types[ResultBuilding.name] = .type(builder)
    return try building.body(body)
  }

  private func requiredBuilder(of function: FunctionDecl) -> Type? {
    guard let owner = function.owner, owner.kind != .protocolType, !function.isStatic else { return nil }
    for conformance in owner.conformances {
      for proto in conformance.proto.decl.allInherited where !proto.isNative {
        for requirement in proto.protocolRequirements {
          switch requirement {
          case .function(let other)
          where function.kind == .function && other.fullName == function.fullName:
            if let builder = other.builder { return builder }
          case .variable(let other) where function.kind == .getter && other.name == function.name:
            if let builder = other.getter?.builder { return builder }
          default: continue
          }
        }
      }
    }
    return nil
  }
}
