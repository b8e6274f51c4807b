import SyntaxTree
import Types

/// Rules of `await`: suspension points are covered, and are in asynchronous code.
extension Checker {
  func checkAwait(_ inner: Expr, _ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let before = (suspensions, asynchronousUses)
    asynchronousUses = 0
    defer { asynchronousUses = before.1 }
    let value = try inContext(expressionContext.awaited()) { try check(inner, expecting: expected) }
    let word = SourceRange(file: expr.range.file, start: expr.range.start, end: expr.range.start + "await".utf8.count)
    if let place = placeWithoutConcurrency {
      // An asynchronous use in this place has been reported already.
      if asynchronousUses == 0 { noteEffectFault(failure(FlowDiagnostic.awaitNotAllowed(place: place), at: word)) }
    } else if suspensions == before.0 {
      warn(WarningDiagnostic.needlessAwait, at: word)
    }
    return make(.await(value), value.type, expr.range)
  }

  /// The enclosing construct in which nothing may suspend.
  private var placeWithoutConcurrency: FlowDiagnostic.SynchronousPlace? {
    if context.isClosure { return nil }
    if context.deferDepth > 0 { return .deferBody }
    if let function = context.function { return function.isAsync ? nil : .function }
    return context.owner == nil ? nil : .propertyInitializer
  }

  /// True in code that may suspend.
  var isAsynchronous: Bool {
    if context.isAutoclosure, let outer = context.parent { return outer.isAsync || outer.function?.isAsync == true }
    if context.isClosure { return context.isAsync }
    return context.function?.isAsync ?? expressionContext.isAwaited
  }

  /// Records a call that suspends, or another use of asynchronous code. `isFromOutside` is true for a member of an actor
  /// that is used from outside of it, where `ActorIsolation` reports a missing `await`.
  func noteSuspending(at range: SourceRange, what: String = "call", isFromOutside: Bool = false) {
    suspensions += 1
    asynchronousUses += 1
    if context.deferDepth > 0, !context.isClosure {
      return noteEffectFault(failure(FlowDiagnostic.asyncInDefer(use: what), at: range))
    }
    if context.isAutoclosure {
      return noteEffectFault(failure(FlowDiagnostic.asyncInAutoclosure(use: what), at: range))
    }
    if let function = context.function, !function.isAsync, !context.isClosure {
      let name = function.shownName
      return noteEffectFault(
        failure(FlowDiagnostic.asyncInSynchronousFunction(use: what), at: range).noting(
          .declaration("add 'async' to function '\(name)' to make it asynchronous", at: function.declaredAt)))
    }
    if context.function == nil, !context.isClosure, context.owner != nil {
      return noteEffectFault(failure(FlowDiagnostic.asyncInPropertyInitializer(use: what), at: range))
    }
    if !expressionContext.isAwaited, !isFromOutside {
      // Place for `await`; a later call is reported at its usual place.
      let place = expressionContext.whole.flatMap { $0.start < range.start ? $0 : nil } ?? range
      return noteEffectFault(
        failure(FlowDiagnostic.missingAwait, at: place).fixed(by: .insert("await ", before: place)))
    }
    context.didSuspend = true
  }

  /// Records a suspension point for a use of the main actor from elsewhere.
  func noteMainActor(_ isMainActor: Bool) {
    guard isMainActor, expressionContext.isAwaited else { return }
    let known = suspensions
    noteSuspension()
    // Code on the main actor does not suspend for it.
    if context.function?.isMainActor ?? context.isTopLevel, !context.isClosure { suspensions = known }
  }

  /// Records a suspension point for a use of a synchronous member of an actor from elsewhere.
  func noteIsolated(_ isolation: DeclaredIsolation, _ receiver: CheckedExpr?) {
    switch isolation {
    case .none: break
    case .main: noteMainActor(true)
    case .instance:
      guard expressionContext.isAwaited else { return }
      let known = suspensions
      noteSuspension()
      if isOwnActor(receiver), !context.isClosure { suspensions = known }
    }
  }

  /// Returns true for a method of an actor that is used from outside of it.
  func isFromOutside(_ function: FunctionDecl, _ receiver: CheckedExpr?) -> Bool {
    function.isolation == .instance && function.kind == .function && !isOwnActor(receiver)
  }

  /// Returns true for `self` in code that is isolated to it.
  private func isOwnActor(_ receiver: CheckedExpr?) -> Bool {
    guard case .variable(let own)? = receiver?.plain.kind, own.name == "self" else { return false }
    var around: FunctionContext? = context
    while let here = around {
      if let function = here.function, let variable = function.selfVariable {
        return variable === own && function.isIsolatedInside
      }
      around = here.parent
    }
    return false
  }

  private func noteSuspension() {
    suspensions += 1
    context.didSuspend = true
  }

  /// `for await`: each turn waits for the next element.
  func noteLoop(_ syntax: ForSyntax, over type: Type, at range: SourceRange, in statement: SourceRange) throws {
    if let function = context.function, !function.isAsync, !context.isClosure {
      throw failure(FlowDiagnostic.asyncLoopInSynchronousFunction, at: statement)
    }
    let awaited = expressionContext.awaited()
    inContext(syntax.isTry ? awaited.tried() : awaited) {
      noteSuspending(at: range)
      if syntax.isTry || throwsWhileIterating(type) { noteThrowing(at: range) }
    }
  }

  /// Returns true if the iterator of the program's type, or of a native sequence, may throw.
  private func throwsWhileIterating(_ type: Type) -> Bool {
    // `some AsyncSequence<Int, Never>`.
    if case .existential(let protocols) = universe.simplified(type, assuming: requirements).head,
      let sequence = universe.standardProtocol("AsyncSequence"),
      let arguments = protocols.first(where: { $0.decl === sequence })?.arguments, arguments.count == 2
    {
      return !settled(arguments[1]).isNever
    }
    let iterator = normal(.dependentMember(type, "AsyncIterator"))
    for member in members(named: "next", of: iterator) where !member.decl.isRequirement {
      if case .function(let function) = member.decl, function.parameters.isEmpty { return function.isThrowing }
    }
    return true
  }

  /// Reports an asynchronous closure for a synchronous parameter.
  func refuseSuspending(_ type: FunctionType, where wanted: FunctionType?, at range: SourceRange) throws {
    guard type.isAsync, let wanted, !wanted.isAsync else { return }
    throw failure(
      FlowDiagnostic.asyncFunctionAsSynchronous(given: settled(.function(type)), wanted: settled(.function(wanted))),
      at: range)
  }

  /// Closures that go to where they are no part of the actor around.
  func detachClosures(_ function: FunctionDecl, _ arguments: [CheckedExpr?]) {
    for (parameter, argument) in zip(function.parameters, arguments) where parameter.isSendable {
      if case .closure(let closure)? = argument?.plain.kind { closure.isDetached = true }
    }
  }

  // MARK: async let

  /// Checks `async let name = value`, which begins a child task; the name waits for its result.
  func checkAsyncLet(_ binding: VariableSyntax.Binding, _ decl: Decl) throws -> CheckedStmt {
    guard case .binding(let name, _) = binding.pattern.kind, let initializer = binding.initializer else {
      throw failure(SyntaxDiagnostic.unsupported(construct: "'async let' with a pattern"), at: binding.range)
    }
    guard case .function(let begin)? = universe.globals(named: "_beginChildTask").first else {
      throw failure(SyntaxDiagnostic.unsupported(construct: "'async let'"), at: binding.range)
    }
    if let function = context.function, !function.isAsync, !context.isClosure {
      throw failure(FlowDiagnostic.asyncLetInSynchronousFunction, at: decl.keywordRange("let"))
    }
    noteSuspension()
    let outer = context
    let inner = FunctionContext(parent: context)
    inner.isClosure = true
    inner.isAsync = true
    inner.owner = context.owner
    context = inner
    let outerExpression = expressionContext
    expressionContext = outerExpression.awaited().tried()
    defer { expressionContext = outerExpression }
    let annotated = try binding.type.map { try resolve($0) }
    let value: CheckedExpr
    do {
      defer { context = outer }
      value = try check(initializer, expecting: annotated)
    }
    let fitting =
      try annotated.map {
        try convert(value, to: $0) { ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified) }
      }
      ?? value
    try finish(at: binding.range)
    let result = settled(fitting.type)
    let type = FunctionType(parameters: [], isAsync: true, isThrowing: inner.didThrow, result: result)
    let body = [CheckedStmt(.returnStatement(make(.await(fitting), fitting.type, fitting.range)), binding.range)]
    let closure = CheckedClosure(captures: [], parameters: [], body: body, type: type)
    closure.isDetached = true
    let operation = make(.closure(closure), .function(type), binding.range)
    let task = make(.call(Callee(begin), receiver: nil, arguments: [operation]), .any, binding.range)
    // Type variables made after the end of the value belong to this statement, not to the next.
    try finish(at: binding.range)
    let isGlobal = context.isTopLevel && scope.isTopLevel
    let variable = VariableDecl(name: name, kind: isGlobal ? .global : .local, type: .any, isLet: true)
    variable.declaredAt = binding.pattern.range
    variable.child = (result, inner.didThrow)
    scope.declare(variable)
    return CheckedStmt(.variable(.binding(variable), task), binding.range)
  }

  /// Returns the value of an `async let`.
  func accessChild(_ variable: VariableDecl, at range: SourceRange) throws -> CheckedExpr? {
    guard let (type, isThrowing) = variable.child,
      case .function(let value)? = universe.globals(named: "_childTaskValue").first
    else { return nil }
    if isThrowing { noteThrowing(at: range, what: "reading 'async let'") }
    noteSuspending(at: range)
    let task = make(.variable(variable), .any, range)
    return make(.call(Callee(value, typeArguments: [type]), receiver: nil, arguments: [task]), type, range)
  }
}
