import SyntaxTree
import Types

/// Statements.
extension Checker {
  /// Call of `self.init` or `super.init`, which is a separate kind of statement.
  enum Delegation {
    case delegation(base: Expr, arguments: [Expr.Argument])
  }

  func delegation(_ expr: Expr) -> Delegation? {
    if case .tryExpression(.plain, let inner) = expr.kind { return delegation(inner) }
    if case .forceUnwrap(let inner) = expr.kind { return delegation(inner) }
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

  /// Checks a part of a statement in a new nested scope.
  func inScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    return try body()
  }

  /// Functions and types of a block are known in all of it.
  func checkStatements(_ statements: [Stmt], openResult: Type? = nil) throws -> [CheckedStmt] {
    if !scope.isTopLevel { scope.statements = statements }
    try declareLocals(statements)
    var checked: [CheckedStmt] = []
    for statement in statements {
      let wasFaulty = context.isFaultyClosure
      let outer = earlierDiagnostics
      let known = diagnostics.count
      earlierDiagnostics = known
      defer { earlierDiagnostics = outer }
      do {
        let result = try check(statement)
        checked += extraStatements
        extraStatements = []
        if let result { checked.append(result) }
      } catch let fault as Failure {
        goOn(behind: fault)
        poison(statement)
        // Faulty or not, it leaves the function.
        if case .returnStatement = statement.kind {
          checked.append(CheckedStmt(.returnStatement(nil), statement.range))
        }
      }
      if context.isClosure {
        if wasFaulty { diagnostics.removeLast(diagnostics.count - known, where: { $0.kind.phase != .names }) }
        if hasTypeErrors(since: known) { context.isFaultyClosure = true }
      }
    }
    try checkPostponed()
    return checked
  }

  /// Reports an error in a statement's head, so that its body is checked nonetheless.
  func goOn(behind fault: Failure) {
    report(fault)
    context.isFaultyClosure = context.isClosure
    abandon()
  }

  /// Declares the names of a failed statement: their uses give no further messages, unless their type is written.
  func poison(_ statement: Stmt) {
    switch statement.kind {
    case .declaration(let decl):
      if case .variable(let syntax) = decl.kind { syntax.bindings.forEach { poison($0.pattern, $0.type) } }
    case .guardStatement(let conditions, _): conditions.forEach(poison)
    default: break
    }
  }

  func poison(_ condition: Condition) {
    switch condition {
    case .optionalBinding(let pattern, _, _, _), .pattern(let pattern, _, _, _): poison(pattern)
    default: break
    }
  }

  func poison(_ pattern: Pattern, _ type: TypeSyntax? = nil) {
    func declare(_ pattern: Pattern, _ type: TypeSyntax? = nil) {
      switch pattern.kind {
      case .binding(let name, let isVariable):
        let known = type.flatMap { try? resolve($0) }
        let variable = VariableDecl(name: name, kind: .local, type: known ?? .error, isLet: !isVariable)
        if known != nil { variable.declaredAt = pattern.range }
        scope.declare(variable)
      case .tuple(let elements): elements.forEach { declare($0.pattern) }
      case .optional(let inner), .asType(let inner, _): declare(inner)
      case .enumCase(_, _, let payload): payload?.forEach { declare($0.pattern) }
      case .wildcard, .isType, .expression: break
      }
    }
    declare(pattern, type)
  }

  /// Checks a value that is solved before following code is checked: a condition, the sequence of a loop, an initial
  /// value.
  func wholly(_ place: SourceRange, _ body: () throws -> CheckedExpr) throws -> CheckedExpr {
    let outer = earlierDiagnostics
    earlierDiagnostics = diagnostics.count
    defer { earlierDiagnostics = outer }
    let value = try body()
    try finish(at: place)
    return value
  }

  func check(_ statement: Stmt) throws -> CheckedStmt? {
    let range = statement.range
    switch statement.kind {
    case .expression(let expr):
      if case .delegation(let base, let arguments)? = delegation(expr) {
        guard case .tryExpression(_, let call) = expr.kind else { return try checkDelegation(base, arguments, range) }
        return try marked(byTry: expr) { try checkDelegation(base, arguments, call.range) }
      }
      let value = try check(expr)
      // The prompt shows a type for its name alone.
      if isPrompt, context.isTopLevel { value.isBareType = false }
      try requireUniform(expr)
      try refuseUnusedFunction(value, expr)
      tellOfEmptyResult(value)
      try finish(at: range)
      return CheckedStmt(.expression(value), range)
    case .declaration(let decl): return try checkLocal(decl, range)
    case .ifStatement(let syntax):
      let branches = try checkIf(syntax, label: statement.label)
      return CheckedStmt(.ifStatement(branches), range)
    case .guardStatement(let conditions, let otherwise):
      // Bindings of the conditions are in scope for the statements that follow; the body still has the shadowed names.
      let before = scope.values
      let known = diagnostics.count
      let checked = try checkConditions(conditions, range)
      for case .pattern(let pattern, _) in checked {
        globals += pattern.variables.map(\.1).filter { $0.kind == .global }
      }
      let outer = scope
      let after = scope.values
      scope.values = before
      let body = try checkBlock(otherwise)
      scope = outer
      scope.values = after
      // A faulty `return` or `throw` leaves nothing behind.
      if !alwaysLeaves(body), diagnostics.count == known, constant(checked) != true {
        report(StatementDiagnostic.guardFallsThrough, at: otherwise.range.end(1))
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
      try finish(at: range)
      return CheckedStmt(.repeatStatement(body, condition: test, target), range)
    case .forStatement(let syntax): return try checkFor(syntax, statement)
    case .switchStatement(let syntax):
      let checked = try checkSwitch(syntax, label: statement.label)
      return CheckedStmt(.switchStatement(checked), range)
    case .doStatement(let block, let thrown, let catches): return try checkDo(block, thrown, catches, statement)
    case .returnStatement(let value): return try checkReturn(value, range)
    case .throwStatement(let value):
      let wanted = context.thrownType
      let error = try thrown(value, as: wanted)
      noteThrown(at: range, isThrow: true, thrown: wanted)
      try finish(at: range)
      return CheckedStmt(.throwStatement(error), range)
    case .breakStatement(let label):
      guard let target = context.target(label, forContinue: false) else {
        throw failure(
          label.map { StatementDiagnostic.unknownLabel(name: $0) }
            ?? (context.deferDepth > 0 && !context.isClosure
              ? StatementDiagnostic.breakFromDefer
              : context.jumpTargets.isEmpty
                ? StatementDiagnostic.breakOutsideLoop
                : StatementDiagnostic.unlabeledBreak),
          at: label.map { range.end($0.utf8.count) } ?? range)
      }
      return CheckedStmt(.breakStatement(target), range)
    case .continueStatement(let label):
      guard let target = context.target(label, forContinue: true) else {
        throw failure(
          label.map { StatementDiagnostic.unknownLabel(name: $0) } ?? StatementDiagnostic.continueOutsideLoop,
          at: label.map { range.end($0.utf8.count) } ?? range)
      }
      return CheckedStmt(.continueStatement(target), range)
    case .fallthroughStatement:
      if context.isInSwitchCase == 0 { throw failure(StatementDiagnostic.fallthroughOutsideSwitch, at: range) }
      if context.isInLastCase {
        throw failure(StatementDiagnostic.fallthroughInLastCase, at: range)
      }
      return CheckedStmt(.fallthroughStatement, range)
    case .deferStatement(let block):
      // The surroundings catch none of its errors, and it cannot jump out.
      let outer = (context.catchDepth, context.partialCatches, context.jumpTargets)
      context.deferDepth += 1
      (context.catchDepth, context.partialCatches, context.jumpTargets) = (0, 0, [])
      defer {
        context.deferDepth -= 1
        (context.catchDepth, context.partialCatches, context.jumpTargets) = outer
      }
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

  /// Reports a call at the prompt that gives back what its closure returned, which is nothing, where the host knows another one.
  func tellOfEmptyResult(_ value: CheckedExpr) {
    guard context.isTopLevel, isPrompt, value.type.isVoid, case .call(let callee, let receiver?, _) = value.kind,
      case .parameter = callee.function.result.head,
      let lesson = universe.lesson(on: .emptyResult(of: callee.function.name, on: settled(receiver.type)))
    else { return }
    let name = callee.function.name
    let place = SourceRange(file: value.place.file, start: value.place.start, end: value.place.start + name.utf8.count)
    warn("the closure of '\(name)' gives back nothing", at: place, notes: [lesson.note(onMember: place)])
  }

  /// Reports a function that is referenced and not called.
  func refuseUnusedFunction(_ value: CheckedExpr, _ expr: Expr) throws {
    guard !context.isTopLevel || !isPrompt else {
      if case .member(_?, _, let nameRange, _, _) = expr.kind, value.isFunctionReference,
        value.type.functionType?.parameters.isEmpty == true
      {
        let attempt: [Diagnostic.Edit] =
          value.type.functionType?.isThrowing == true ? [.insert("try ", before: expr.range)] : []
        warn(
          "a method that is named without parentheses is not called", at: nameRange,
          notes: [Diagnostic.Note("call it", fix: attempt + [.insert("()", after: nameRange)])])
      }
      return
    }
    if case .closure = expr.kind {
      throw failure(
        StatementDiagnostic.unusedClosure, at: expr.range,
        notes: [Diagnostic.Note("did you mean to use a 'do' statement?")])
    }
    if case .parenthesized(let inner) = expr.kind, case .closure = inner.kind {
      throw failure(StatementDiagnostic.unusedFunction, at: inner.range)
    }
    if case .optionalChain(let inner) = expr.kind, case .member(_, _, let nameRange, _, _) = inner.kind,
      case .optionalChain(let reference, _) = value.kind, reference.isFunctionReference
    {
      throw failure(StatementDiagnostic.unusedFunction, at: nameRange)
    }
    if case .identifier = expr.kind, value.type.functionType != nil {
      throw failure(StatementDiagnostic.unusedFunction, at: expr.range)
    }
    guard value.isFunctionReference else { return }
    switch expr.kind {
    case .member(let base, _, let nameRange, _, _):
      if value.isFunctionOfType, let base { throw failure(StatementDiagnostic.unusedFunction, at: base.range) }
      throw failure(StatementDiagnostic.unusedFunction, at: nameRange)
    default: break
    }
  }
}

extension CheckedExpr {
  var isFunctionReference: Bool {
    switch kind {
    case .function, .unboundMethod, .enumCaseFunction: true
    default: false
    }
  }

  /// A function that is named as a member of a type, not of a value.
  fileprivate var isFunctionOfType: Bool {
    switch kind {
    case .unboundMethod: true
    case .function(let callee, _): callee.function.isStatic
    default: false
    }
  }
}

extension FunctionContext {
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

extension Checker {
  fileprivate func thrown(_ value: Expr, as wanted: Type?) throws -> CheckedExpr {
    do {
      return try check(value, as: wanted ?? universe.anyError) { from, to in
        wanted != nil
          ? ConversionDiagnostic.thrownOfOtherType(given: from, wanted: to)
          : ConversionDiagnostic.thrownNonError(type: from)
      }
    } catch let fault as Failure {
      // A function that makes an error is none.
      if wanted == nil, case .caseWithoutValue? = fault.diagnostic.kind as? ConversionDiagnostic {
        throw failure(ConversionDiagnostic.thrownNonError(type: settled(try check(value).type)), at: value.place)
      }
      guard case .thrownNonError? = fault.diagnostic.kind as? ConversionDiagnostic, fault.diagnostic.notes.isEmpty
      else {
        throw fault
      }
      throw fault.noting(
        Diagnostic.Note(
          "an error is of a type that says so: enum Problem: Error { case bad }, then throw Problem.bad"))
    }
  }
}

extension Array {
  /// Removes those of the last elements that satisfy a predicate.
  mutating func removeLast(_ count: Int, where isUnwanted: (Element) -> Bool) {
    let kept = suffix(count).filter { !isUnwanted($0) }
    removeLast(count)
    self += kept
  }
}
