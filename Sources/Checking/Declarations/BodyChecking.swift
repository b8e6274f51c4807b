import SyntaxTree
import Types

/// Bodies of functions and initial values of properties.
extension Checker {
  func shareDeclarations(with outer: Checker) {
    declared = outer.declared
    inheritedDeclarations = declared.count
    isPrompt = outer.isPrompt
    isThorough = outer.isThorough
    file = outer.file
    probe = outer.probe
    environment = outer.environment
    effort = outer.effort / 2
    effortLimit = outer.effortLimit
  }

  /// Takes over the results of a checker of an inner body.
  func finishInner(_ inner: Checker) {
    inner.inferWaiting()
    // The body of a function over parameter packs is checked for each number of elements.
    let isFurther = inner.context.function?.isFurtherExpansion == true
    let reported = isFurther ? Set(diagnostics.map(\.caret.start)) : []
    diagnostics += inner.diagnostics.filter { !$0.isReportedElsewhere && !reported.contains($0.caret.start) }
    valueFaults += inner.valueFaults
    if !isFurther { warnings += inner.warnings }
    bareProtocols += inner.bareProtocols
    appliedTypes += inner.appliedTypes
    thrownTypes += inner.thrownTypes
    checkedBodies += inner.checkedBodies
    checkedValues += inner.checkedValues
    bodies += inner.bodies
    initialValues += inner.initialValues
    declaredTypes += inner.declaredTypes
    conformanceChecks += inner.conformanceChecks
    if inner.declared.count > inner.inheritedDeclarations { declared.merge(inner.declared) { a, _ in a } }
  }

  /// Infers the remaining types, which later inputs need after this checker.
  func inferWaiting() {
    while let variable = waitingForType.popLast() { _ = try? type(of: variable) }
  }

  /// Checks a function's body; its faults are reported, not thrown.
  func checkBody(_ job: DeclarationCollector.BodyJob) {
    let function = job.function
    if function.parameters.contains(where: { $0.defaultValue != nil }) { checkDefaults(of: function) }
    // The body may redeclare the names of parameters.
    scope = Scope(parent: job.scope)
    let own = FunctionContext(parent: context)
    own.function = function
    own.owner = function.owner
    own.result = function.kind == .initializer ? .void : function.result
    own.canThrow = function.isThrowing || function.isRethrowing
    own.thrownType = function.thrownType ?? function.thrownParameter.map { .parameter($0) }
    context = own
    guard hasTypeOfWrappedValue(job) else {
      function.body = []
      return
    }
    do {
      let written = unwrapping(function.parameters, job.body, result: own.result)
      let body = try functionBody(try built(written, of: function), function)
      function.body = body
      if !hasTypeErrors {
        checkInitialisation(function, body, end: job.body.range.end(1))
        EscapingParameters(function: function) { self.report(self.failure($0, at: $1).noting($2.madeEscaping)) }.check(
          body)
        checkOpaqueResult(function, body)
      }
      checkedBodies.append(CheckedBody(function: function, isSound: !hasTypeErrors))
    } catch let fault as Failure {
      report(fault)
      abandon()
      function.body = []
    } catch {}
  }

  /// Checks definite initialization.
  private func checkInitialisation(_ function: FunctionDecl, _ body: [CheckedStmt], end: SourceRange) {
    let flow = DefiniteInitialization { self.report(Failure(diagnostic: Diagnostic($0, at: $1, notes: $2))) }
    if function.kind == .initializer {
      flow.checkInitializer(function, body, end: end)
    } else {
      flow.function = function
      flow.check(body)
    }
  }

  /// Runs the checks that need the types of the whole program: of all bodies and the top level.
  func checkWholeProgram(_ statements: [CheckedStmt]) {
    let isSound = !hasTypeErrors
    let tell: (FlowDiagnostic, SourceRange) -> Void = { self.report($0, at: $1) }
    // Statements without errors are looked at whatever is wrong elsewhere. At the prompt the top level is where one looks at things,
    // from the main actor.
    ActorIsolation(isMain: isPrompt || context.didSuspend, isAsync: context.didSuspend, report: tell).walk(statements)
    let functions = checkedBodies.map(\.function)
    for function in functions where !function.isLocal && function.kind != .deinitializer {
      ActorIsolation(of: function, report: tell).walk(function.body ?? [])
    }
    if isSound, !isPrompt { refuseExposedTypes() }
    guard !hasTypeErrors else { return }
    let exclusivity = Exclusivity(report: tell)
    exclusivity.check(statements)
    for function in functions { exclusivity.check(function.body ?? []) }
    // The prompt runs such code, so that its effect can be seen.
    if !isPrompt {
      let arithmetic = ConstantArithmetic(report: tell)
      arithmetic.check(statements)
      for function in functions { arithmetic.check(function.body ?? []) }
    }
    checkInitialisation(statements)
  }

  /// Checks definite initialization at the top level.
  private func checkInitialisation(_ statements: [CheckedStmt]) {
    let functions = scope.values.values.joined().compactMap { entry -> FunctionDecl? in
      if case .function(let function) = entry { function } else { nil }
    }
    let methods = declaredTypes.flatMap { $0.members.values.joined() }.flatMap(\.functions).filter {
      $0.declaredAt?.file === file
    }
    DefiniteInitialization { self.report(Failure(diagnostic: Diagnostic($0, at: $1, notes: $2))) }
      .checkTopLevel(statements, functions + methods)
  }

  private func functionBody(_ block: Block, _ function: FunctionDecl) throws -> [CheckedStmt] {
    let result = function.kind == .initializer || function.kind == .deinitializer ? Type.void : function.result
    let statements = block.statements
    if statements.count == 1, !result.isVoid {
      switch statements[0].kind {
      case .expression(let value):
        try refuseNil(value, asResult: result)
        if function.returnsSelf { try refuseOtherSelf(value, function) }
        return [
          try checkOnly(value, result)
        ]
      case .ifStatement(let branches) where isValue(branches):
        let value = try checkIfExpression(branches, statements[0].range, expecting: result)
        try finish(at: statements[0].range)
        return [CheckedStmt(.returnStatement(value), statements[0].range)]
      case .switchStatement(let cases) where cases.cases.allSatisfy({ isValueBranch($0.body) }):
        let value = try checkSwitchExpression(cases, statements[0].range, expecting: result)
        try finish(at: statements[0].range)
        return [CheckedStmt(.returnStatement(value), statements[0].range)]
      default: break
      }
    }
    var body = try checkStatements(statements)
    if !alwaysLeaves(body), let last = try impliedDelegation(function, block.range.end(1)) { body.append(last) }
    if !result.isVoid, !result.isError, !alwaysLeaves(body), !hasTypeErrors {
      let kind =
        function.kind == .getter
        ? "getter"
        : function.owner == nil ? "global function" : function.isStatic ? "static method" : "instance method"
      report(missingReturn(in: kind, result, body, end: block.range.end(1)))
    }
    return body
  }

  /// Checks the only expression of a body.
  private func checkOnly(_ value: Expr, _ result: Type) throws -> CheckedStmt {
    let checked = try check(value, expecting: result)
    if checked.type.isNever {
      try finish(at: value.range)
      return CheckedStmt(.expression(checked), value.range)
    }
    let fitting = try convert(checked, to: result) {
      ConversionDiagnostic.returned(given: $0, wanted: $1)
    }
    try finish(at: value.range)
    return CheckedStmt(.returnStatement(fitting), value.range)
  }

  /// Returns the implicit call of `super.init()` at the end of a designated initializer without one.
  private func impliedDelegation(_ function: FunctionDecl, _ range: SourceRange) throws -> CheckedStmt? {
    guard function.kind == .initializer, !function.isConvenience, !context.didDelegate, !hasTypeErrors,
      let owner = function.owner, owner.kind == .classType, let superclass = owner.superclass?.nominalDecl,
      !superclass.isNative || superclass.isOpen
    else { return nil }
    do {
      return try checkDelegation(
        Expr(.identifier("super", argumentLabels: nil, genericArguments: []), range), [], range)
    } catch {
      throw failure(FlowDiagnostic.noSuperInitOnAllPaths, at: range)
    }
  }

  /// Returns true if a branch is a single expression, which is its value.
  func isValueBranch(_ block: Block) -> Bool {
    guard block.statements.count == 1 else { return false }
    switch block.statements[0].kind {
    case .expression(let expr):
      if case .assignment = expr.kind { return false }
      return true
    case .throwStatement: return true
    case .ifStatement(let inner): return isValue(inner)
    case .switchStatement(let inner): return inner.cases.allSatisfy { isValueBranch($0.body) }
    default: return false
    }
  }

  /// Returns true if each branch gives a value or throws; a branch that returns makes the `if` a statement.
  func isValue(_ syntax: IfSyntax) -> Bool {
    guard isValueBranch(syntax.then) else { return false }
    return switch syntax.otherwise {
    case .block(let block)?: isValueBranch(block)
    case .elseIf(let inner)?: isValue(inner)
    case nil: false
    }
  }

  func checkInitialValue(_ job: DeclarationCollector.InitialValueJob) {
    let variable = job.variable
    if variable.inferType != nil { return variable.settleType() }
    if variable.initialValue != nil || variable.type.isError { return }
    scope = Scope(parent: job.scope)
    context = FunctionContext(parent: nil)
    context.owner = variable.owner
    context.isTopLevel = true
    if variable.isLazy { declareLazySelf(variable) }
    initializesStatic = variable.isStatic
    initializesProperty = variable.isMadeWithoutSelf
    defer { (initializesStatic, initializesProperty) = (false, false) }
    do {
      if case .nilLiteral = job.value.kind, !accepts(variable.type, .nilLiteral), variable.type.nominalDecl != nil {
        throw nilInitialValue(variable.type, job.value, nil)
      }
      let value = try wholly(job.value.range) {
        try check(job.value, as: variable.type) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified)
        }
      }
      variable.initialValue = value
      checkedValues.append((variable, value))
    } catch let fault as Failure {
      report(job.wrappedValue.map { fault.reworded(asInitialValue: $0) } ?? fault)
      abandon()
    } catch {}
  }

  /// Declares `self` for the initial value of a lazy property.
  func declareLazySelf(_ variable: VariableDecl) {
    context.lazyProperty = variable
    guard let owner = variable.owner else { return }
    let own = VariableDecl(name: "self", kind: .local, type: owner.selfType, isLet: true)
    variable.initialSelf = own
    scope = Scope(parent: scope)
    scope.declare(own)
  }

  // MARK: Flow

  /// Returns true if control never reaches the end of the statements.
  func alwaysLeaves(_ statements: [CheckedStmt]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: true
      case .expression(let value): value.type.isNever
      case .ifStatement(let branches):
        switch constant(branches.conditions) {
        case true?: alwaysLeaves(branches.then)
        case false?: branches.otherwise.map(alwaysLeaves) ?? false
        case nil: branches.otherwise.map { alwaysLeaves(branches.then) && alwaysLeaves($0) } ?? false
        }
      case .guardStatement(let conditions, _): constant(conditions) == false
      case .switchStatement(let cases):
        cases.cases.allSatisfy { alwaysLeaves($0.body) && !breaks($0.body, cases.target) }
      case .doStatement(let body, let catches, _):
        alwaysLeaves(body) && catches.allSatisfy { alwaysLeaves($0.body) }
      case .whileStatement(let conditions, let body, let target):
        constant(conditions) == true && !breaks(body, target)
      case .repeatStatement(let body, let condition, let target):
        constant([.expression(condition)]) == true && !breaks(body, target)
      default: false
      }
    }
  }

  /// The result of conditions on literals; nil where it depends on anything else.
  func constant(_ conditions: [CheckedCondition]) -> Bool? {
    var isKnown = true
    for condition in conditions {
      let value: Bool? =
        switch condition {
        case .expression(let expr): ConstantArithmetic(report: { _, _ in }).constant(of: expr)?.truth
        case .constant(let value): value
        case .pattern: nil
        }
      if value == false { return false }
      if value == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  private func breaks(_ statements: [CheckedStmt], _ target: JumpTarget) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .breakStatement(let other): other === target
      case .ifStatement(let branches): breaks(branches.then, target) || breaks(branches.otherwise ?? [], target)
      case .switchStatement(let cases): cases.cases.contains { breaks($0.body, target) }
      case .doStatement(let body, let catches, _): breaks(body, target) || catches.contains { breaks($0.body, target) }
      case .whileStatement(_, let body, _), .repeatStatement(let body, _, _): breaks(body, target)
      case .forStatement(let loop): breaks(loop.body, target)
      case .guardStatement(_, let otherwise): breaks(otherwise, target)
      default: false
      }
    }
  }
}
