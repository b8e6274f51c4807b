/// Statements.
extension Checker {
  /// What a call of `self.init` or `super.init` is: a statement of its own kind.
  enum Delegation {
    case delegation(base: Expr, arguments: [Expr.Argument])
  }

  func delegation(_ expr: Expr) -> Delegation? {
    guard case .call(let callee, let arguments) = expr.kind,
      case .member(let base?, "init", _, _, _) = callee.kind, case .identifier(let name, _, _) = base.kind,
      name == "self" || name == "super"
    else { return nil }
    return .delegation(base: base, arguments: arguments)
  }

  /// Statements in a scope of their own. A statement that fails is reported and the others are still checked.
  func checkBlock(_ block: Block) throws -> [CheckedStmt] {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    return try checkStatements(block.statements)
  }

  /// Functions and types of a block are known in all of it.
  func checkStatements(_ statements: [Stmt], openResult: Type? = nil) throws -> [CheckedStmt] {
    if !scope.isTopLevel { scope.statements = statements }
    try declareLocals(statements)
    var checked: [CheckedStmt] = []
    for statement in statements {
      do {
        let result = try check(statement)
        checked += extraStatements
        extraStatements = []
        if let result { checked.append(result) }
        if context.isInsideClosure { try solveDeferred() }
      } catch let fault as Failure {
        // Inside of an expression that is being inferred the whole of it fails.
        if trialDepth > 0 || context.isInsideClosure { throw fault }
        report(fault)
        abandon()
        poison(statement)
      }
    }
    return checked
  }

  /// Names that a failed statement would have declared: using them gives no further message.
  func poison(_ statement: Stmt) {
    func declare(_ pattern: Pattern) {
      switch pattern.kind {
      case .binding(let name, let isVariable):
        scope.declare(VariableDecl(name: name, kind: .local, type: .error, isLet: !isVariable))
      case .tuple(let elements): elements.forEach { declare($0.pattern) }
      case .optional(let inner), .asType(let inner, _): declare(inner)
      case .enumCase(_, _, let payload): payload?.forEach { declare($0.pattern) }
      case .wildcard, .isType, .expression: break
      }
    }
    switch statement.kind {
    case .declaration(let decl):
      if case .variable(let syntax) = decl.kind { syntax.bindings.forEach { declare($0.pattern) } }
    case .guardStatement(let conditions, _):
      for condition in conditions {
        switch condition {
        case .optionalBinding(let pattern, _, _, _), .pattern(let pattern, _, _, _): declare(pattern)
        default: break
        }
      }
    default: break
    }
  }

  /// Ends the statement of a function or the top level: everything open is decided.
  private func finishStatement(_ range: SourceRange) throws {
    if context.isInsideClosure {
      for expr in made { settleLiterals(in: expr.type) }
      try solveDeferred()
    } else {
      try finish(at: range)
    }
  }

  func check(_ statement: Stmt) throws -> CheckedStmt? {
    let range = statement.range
    switch statement.kind {
    case .expression(let expr):
      if case .delegation(let base, let arguments)? = delegation(expr) {
        return try checkDelegation(base, arguments, range)
      }
      let value = try check(expr)
      if trialDepth == 0 { warnUnused(value, expr) }
      try finishStatement(range)
      return CheckedStmt(.expression(value), range)
    case .declaration(let decl): return try checkLocal(decl, range)
    case .ifStatement(let syntax):
      let branches = try checkIf(syntax, label: statement.label)
      return CheckedStmt(.ifStatement(branches), range)
    case .guardStatement(let conditions, let otherwise):
      let checked = try checkConditions(conditions, range)
      let outer = scope
      let body = try checkBlock(otherwise)
      scope = outer
      if !alwaysLeaves(body) {
        throw failure(
          "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
          at: otherwise.range.end(1))
      }
      return CheckedStmt(.guardStatement(checked, otherwise: body), range)
    case .whileStatement(let conditions, let block):
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let checked = try checkConditions(conditions, range)
      let target = JumpTarget()
      let body = try inTarget(statement.label, target, isLoop: true) { try checkBlock(block) }
      return CheckedStmt(.whileStatement(checked, body, target), range)
    case .repeatStatement(let block, let condition):
      let target = JumpTarget()
      let body = try inTarget(statement.label, target, isLoop: true) { try checkBlock(block) }
      let test = try checkCondition(condition)
      try finishStatement(range)
      return CheckedStmt(.repeatStatement(body, condition: test, target), range)
    case .forStatement(let syntax): return try checkFor(syntax, statement)
    case .switchStatement(let syntax):
      let checked = try checkSwitch(syntax, label: statement.label)
      return CheckedStmt(.switchStatement(checked), range)
    case .doStatement(let block, let catches): return try checkDo(block, catches, statement)
    case .returnStatement(let value): return try checkReturn(value, range)
    case .throwStatement(let value):
      let error = try check(value, as: universe.anyError) { from, _ in
        "thrown expression type '\(from)' does not conform to 'Error'"
      }
      try noteThrown(at: range, isThrow: true)
      try finishStatement(range)
      return CheckedStmt(.throwStatement(error), range)
    case .breakStatement(let label):
      guard let target = context.target(label, forContinue: false) else {
        throw failure(
          label.map { "cannot find label '\($0)' in scope" }
            ?? "'break' is only allowed inside a loop, if, do, or switch",
          at: label.map { range.end($0.utf8.count) } ?? range)
      }
      return CheckedStmt(.breakStatement(target), range)
    case .continueStatement(let label):
      guard let target = context.target(label, forContinue: true) else {
        throw failure(
          label.map { "cannot find label '\($0)' in scope" } ?? "'continue' is only allowed inside a loop",
          at: label.map { range.end($0.utf8.count) } ?? range)
      }
      return CheckedStmt(.continueStatement(target), range)
    case .fallthroughStatement:
      if context.isInSwitchCase == 0 { throw failure("'fallthrough' is only allowed inside a switch", at: range) }
      if context.isInLastCase {
        throw failure("'fallthrough' without a following 'case' or 'default' block", at: range)
      }
      return CheckedStmt(.fallthroughStatement, range)
    case .deferStatement(let block):
      context.deferDepth += 1
      defer { context.deferDepth -= 1 }
      let body = try checkBlock(block)
      return CheckedStmt(.deferStatement(body), range)
    }
  }

  func inTarget<Result>(
    _ label: String?, _ target: JumpTarget, isLoop: Bool, isSwitch: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    context.jumpTargets.append((label, target, isLoop, isSwitch))
    defer { context.jumpTargets.removeLast() }
    return try body()
  }

  // MARK: Conditions

  func checkConditions(_ conditions: [Condition], _ range: SourceRange) throws -> [CheckedCondition] {
    var checked: [CheckedCondition] = []
    for condition in conditions {
      switch condition {
      case .expression(let expr): checked.append(.expression(try checkCondition(expr)))
      case .availability(let holds): checked.append(.constant(holds))
      case .optionalBinding(let pattern, let type, let written, let place):
        let source: Expr
        if let written {
          source = written
        } else if case .binding(let name, _) = pattern.kind {
          source = Expr(.identifier(name, argumentLabels: nil, genericArguments: []), pattern.range)
        } else {
          throw failure("unwrap condition requires a valid identifier", at: place)
        }
        let annotated = try type.map { try resolve($0) }
        let value = try check(source, expecting: annotated.map { universe.optional($0) })
        try finishStatement(place)
        guard let payload = value.type.head.optionalPayload else {
          throw failure(
            "initializer for conditional binding must have Optional type, not '\(settled(value.type))'",
            at: place)
        }
        var subject = value
        if let annotated {
          guard let fitting = converted(value, to: universe.optional(annotated)) else {
            throw failure(
              "cannot convert value of type '\(settled(payload))' to specified type '\(settled(annotated))'",
              at: source.range)
          }
          subject = fitting
        }
        let bound = try check(pattern, against: annotated ?? payload)
        checked.append(.pattern(.some(bound), subject))
      case .pattern(let pattern, let type, let source, let place):
        let value = try check(source, expecting: type.map { try resolve($0) })
        try finishStatement(place)
        let bound = try check(pattern, against: value.type)
        checked.append(.pattern(bound, value))
      }
      try finishStatement(range)
    }
    return checked
  }

  func checkIf(_ syntax: IfSyntax, label: String?) throws -> CheckedIf {
    let outer = scope
    scope = Scope(parent: scope)
    let conditions = try checkConditions(syntax.conditions, syntax.range)
    let target = JumpTarget()
    let then = try inLabel(label, target) { try checkBlock(syntax.then) }
    scope = outer
    var otherwise: [CheckedStmt]?
    switch syntax.otherwise {
    case .block(let block)?: otherwise = try inLabel(label, target) { try checkBlock(block) }
    case .elseIf(let inner)?:
      let branch = try inLabel(label, target) { try checkIf(inner, label: nil) }
      otherwise = [CheckedStmt(.ifStatement(branch), inner.range)]
    case nil: break
    }
    return CheckedIf(conditions: conditions, then: then, otherwise: otherwise, target: target)
  }

  /// `if` and `do` are left by `break` only with their label.
  private func inLabel<Result>(_ label: String?, _ target: JumpTarget, _ body: () throws -> Result) rethrows -> Result {
    guard let label else { return try body() }
    return try inTarget(label, target, isLoop: false, body)
  }

  // MARK: Loops

  private func checkFor(_ syntax: ForSyntax, _ statement: Stmt) throws -> CheckedStmt {
    let range = statement.range
    let sequence = try check(syntax.sequence)
    try finishStatement(range)
    let type = universe.simplified(sequence.type, assuming: requirements)
    if type.isError { throw Silent.failure(at: range) }
    let protocolName = syntax.isAwait ? "AsyncSequence" : "Sequence"
    guard let proto = universe.standardProtocol(protocolName), conformsOrIs(type, proto) else {
      if type.optionalPayload != nil {
        throw failure(
          "for-in loop requires '\(settled(type))' to conform to 'Sequence'; did you mean to unwrap optional?",
          at: syntax.sequence.range)
      }
      throw failure(
        "for-in loop requires '\(settled(type))' to conform to '\(protocolName)'", at: syntax.sequence.range)
    }
    let element = normal(.dependentMember(type, "Element"))
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    var elementType = element
    if let written = syntax.type { elementType = try resolve(written) }
    let pattern = try check(syntax.pattern, against: elementType)
    let filter = try syntax.filter.map { try checkCondition($0) }
    try finishStatement(range)
    let target = JumpTarget()
    let body = try inTarget(statement.label, target, isLoop: true) { try checkBlock(syntax.body) }
    let (makeIterator, next, iterator) = iteration(of: type)
    return CheckedStmt(
      .forStatement(
        CheckedFor(
          pattern: pattern, sequence: sequence, makeIterator: makeIterator, next: next, iteratorType: iterator,
          filter: filter, body: body, target: target, isAwait: syntax.isAwait)), range)
  }

  private func conformsOrIs(_ type: Type, _ proto: NominalDecl) -> Bool {
    if universe.conforms(type, to: proto, assuming: requirements) { return true }
    if case .existential(let protocols) = type { return protocols.contains { $0.decl.inherits(from: proto) } }
    return false
  }

  /// How a sequence of user code is walked; native ones walk themselves.
  private func iteration(of type: Type) -> (Callee?, Callee?, Type?) {
    let isNative =
      switch type {
      case .nominal(let decl, _): decl.isNative
      default: false
      }
    if isNative { return (nil, nil, nil) }
    func requirement(_ name: String, _ proto: String) -> FunctionDecl? {
      guard let decl = universe.standardProtocol(proto) else { return nil }
      universe.materialize(name, of: decl)
      for case .function(let function) in decl.members[name] ?? [] where function.isRequirement { return function }
      return nil
    }
    guard let make = requirement("makeIterator", "Sequence"), let next = requirement("next", "IteratorProtocol") else {
      return (nil, nil, nil)
    }
    let iterator = normal(.dependentMember(type, "Iterator"))
    return (Callee(make, .witness, typeArguments: [type]), Callee(next, .witness, typeArguments: [iterator]), iterator)
  }

  // MARK: do, return, init delegation

  private func checkDo(_ block: Block, _ catches: [CatchClause], _ statement: Stmt) throws -> CheckedStmt {
    let target = JumpTarget()
    let isExhaustive = catches.contains { clause in
      clause.items.isEmpty
        || clause.items.contains { item in
          guard item.filter == nil else { return false }
          switch item.pattern.kind {
          case .wildcard, .binding: return true
          default: return false
          }
        }
    }
    if isExhaustive { context.catchDepth += 1 } else if !catches.isEmpty { context.partialCatches += 1 }
    let outerTry = tryDepth
    tryDepth = 0
    let body: [CheckedStmt]
    do {
      defer {
        if isExhaustive { context.catchDepth -= 1 } else if !catches.isEmpty { context.partialCatches -= 1 }
        tryDepth = outerTry
      }
      body = try inLabel(statement.label, target) { try checkBlock(block) }
    }
    var clauses: [CheckedCatch] = []
    for clause in catches {
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      var errorVariable: VariableDecl?
      if clause.items.isEmpty {
        let variable = VariableDecl(name: "error", kind: .local, type: universe.anyError, isLet: true)
        scope.declare(variable)
        errorVariable = variable
      }
      var items: [(pattern: CheckedPattern, filter: CheckedExpr?)] = []
      for item in clause.items {
        let pattern = try check(item.pattern, against: universe.anyError)
        let filter = try item.filter.map { try checkCondition($0) }
        try finishStatement(clause.range)
        items.append((pattern, filter))
      }
      let inner = try inLabel(statement.label, target) { try checkBlock(clause.body) }
      clauses.append(CheckedCatch(items: items, errorVariable: errorVariable, body: inner))
    }
    return CheckedStmt(.doStatement(body, catches: clauses, target), statement.range)
  }

  private func checkReturn(_ value: Expr?, _ range: SourceRange) throws -> CheckedStmt {
    guard let result = context.result else { throw failure("return invalid outside of a func", at: range) }
    if context.deferDepth > 0 {
      throw failure("'return' cannot transfer control out of a defer statement", at: range)
    }
    guard let value else {
      if result.isVariable { _ = unify(result, .void) }
      if !result.isVoid, context.function?.kind != .initializer {
        throw failure("non-void function should return a value", at: range)
      }
      return CheckedStmt(.returnStatement(nil), range)
    }
    if context.function?.kind == .initializer {
      if case .nilLiteral = value.kind { return CheckedStmt(.returnStatement(make(.nilLiteral, .void, range)), range) }
      throw failure("'nil' is the only return value permitted in an initializer", at: value.range)
    }
    context.sawReturn = true
    let checked = try check(value, expecting: result)
    if result.isVoid, context.isClosure == false { settleLiterals(in: checked.type) }
    if result.isVoid, !checked.type.isVoid, !checked.type.isVariable, !checked.type.isNever {
      throw failure("unexpected non-void return value in void function", at: value.range)
    }
    let fitting = try convert(checked, to: result) { [context] in
      context.isClosure
        ? "cannot convert value of type '\($0)' to closure result type '\($1)'"
        : "cannot convert return expression of type '\($0)' to return type '\($1)'"
    }
    try finishStatement(range)
    return CheckedStmt(.returnStatement(fitting), range)
  }

  func checkDelegation(_ base: Expr, _ arguments: [Expr.Argument], _ range: SourceRange) throws -> CheckedStmt {
    context.didDelegate = true
    guard let own = ownVariable(in: scope) else { throw failure("cannot find 'self' in scope", at: base.range) }
    let isSuper: Bool
    if case .identifier("super", _, _) = base.kind { isSuper = true } else { isSuper = false }
    let type: Type
    if isSuper {
      guard let superclass = universe.superclass(of: own.type) else {
        throw failure("'super' members cannot be referenced in a root class", at: base.range)
      }
      type = superclass
    } else {
      type = own.type
    }
    let call = Expr(.call(callee: base, arguments: arguments), range)
    let value = try construct(type, arguments, call, base.range, expecting: nil)
    try finishStatement(range)
    switch value.kind {
    case .construct(let callee, let values):
      return CheckedStmt(.delegateInitializer(callee, arguments: values), range)
    case .memberwise where isSuper:
      // The superclass has nothing to do but its properties' initial values.
      return CheckedStmt(.expression(make(.void, .void, range)), range)
    case .memberwise:
      let target = try access(own, at: range)
      return CheckedStmt(.expression(CheckedExpr(.assign(target, value), .void, range)), range)
    default: throw failure("'init' cannot be called here", at: range)
    }
  }

  // MARK: Warnings

  private func warnUnused(_ value: CheckedExpr, _ expr: Expr) {
    guard !context.isTopLevel || !isPrompt else { return }
    let type = universe.simplified(value.type, assuming: requirements)
    if type.isVoid || type.isNever || type.isError || type.isVariable { return }
    if case .call(let callee, _, _) = value.kind {
      let function = callee.function
      if function.isDiscardable || function.name.first.map({ !$0.isLetter && $0 != "_" }) ?? false { return }
      warn("result of call to '\(function.shownName)' is unused", at: expr.place)
    }
  }
}

extension SourceRange {
  /// The last `count` bytes.
  func end(_ count: Int) -> SourceRange { SourceRange(file: file, start: max(start, end - count), end: end) }
}

extension FunctionContext {
  /// Whether this is a closure's body, whose types may depend on the expression around.
  var isInsideClosure: Bool { isClosure }

  func target(_ label: String?, forContinue: Bool) -> JumpTarget? {
    for entry in jumpTargets.reversed() {
      if let label {
        if entry.label == label { return entry.target }
      } else if forContinue {
        if entry.isLoop { return entry.target }
      } else if entry.isLoop || entry.isSwitch {
        return entry.target
      }
    }
    return nil
  }
}
