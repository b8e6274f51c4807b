import SyntaxTree
import Types

/// Declarations among statements: variables, functions and types of a block or of the top level.
extension Checker {
  /// Functions and types of these statements are known before the first of them runs.
  func declareLocals(_ statements: [Stmt]) throws {
    let decls = statements.compactMap { statement -> Decl? in
      if case .declaration(let decl) = statement.kind { decl } else { nil }
    }
    if decls.allSatisfy({ if case .variable = $0.kind { true } else { false } }) {
      checkRules(decls)
      return
    }
    defer { checkRules(decls) }
    let collector = DeclarationCollector(universe: universe)
    collector.deferType = { [unowned self] in self.inferLater($0, $1, annotation: $2, $3) }
    try collectTypes(decls, collector)
    for decl in decls {
      if case .function(let syntax) = decl.kind {
        let known = collector.bodies.count
        let function = collector.makeFunction(syntax, decl, kind: .function, owner: nil, scope: scope, requirements: [])
        // A local body is checked at its place, when the variables before it are known.
        let others = collector.bodies[known...].filter { $0.function !== function }
        collector.bodies.replaceSubrange(known..., with: others)
        function.isLocal = !scope.isTopLevel
        declared[ObjectIdentifier(decl)] = function
        declareFunction(function)
      }
    }
    tell(collector)
    refuseEqualFunctions(decls.compactMap { declared[ObjectIdentifier($0)] })
    bodies += collector.bodies
    initialValues += collector.initialValues
    bareProtocols += collector.bareProtocols
    appliedTypes += collector.appliedTypes
    thrownTypes += collector.thrownTypes
    exposures.merge(collector.exposures) { first, _ in first }
  }

  func declareFunction(_ function: FunctionDecl) {
    var entries = scope.values[function.name] ?? []
    if case .variable? = entries.first { entries = [] }
    scope.values[function.name] = [.function(function)] + entries
  }

  func checkLocal(_ decl: Decl, _ range: SourceRange) throws -> CheckedStmt? {
    switch decl.kind {
    case .variable(let syntax):
      if !decl.modifiers.wrappers.isEmpty, syntax.bindings[0].accessors?.getter == nil {
        return try checkWrapped(syntax.bindings[0], decl)
      }
      var statements: [CheckedStmt] = []
      for binding in syntax.bindings {
        statements.append(
          try decl.modifiers.isAsync ? checkAsyncLet(binding, decl) : checkBinding(binding, isLet: syntax.isLet, decl))
      }
      introduce(statements, syntax)
      if statements.count == 1 { return statements[0] }
      // `let a = 1, b = 2` is two statements in one scope.
      extraStatements += statements.dropLast()
      return statements.last
    case .function(let syntax):
      guard let function = declared[ObjectIdentifier(decl)] else { return nil }
      if let body = syntax.body {
        let collector = DeclarationCollector(universe: universe)
        let job = DeclarationCollector.BodyJob(
          function: function, body: body, scope: collector.functionScope(function, scope))
        if context.isTopLevel {
          bodies.append(job)
        } else {
          try checkLocalBody(job)
        }
      }
      return CheckedStmt(.localFunction(function), range)
    default: return nil
    }
  }

  /// Records the form of declaration of each name.
  private func introduce(_ statements: [CheckedStmt], _ syntax: VariableSyntax) {
    for statement in statements {
      guard case .variable(let pattern, _) = statement.kind else { continue }
      if case .binding(let variable) = pattern, statements.count == 1 {
        if syntax.bindings[0].type == nil, syntax.bindings[0].initializer != nil { variable.introduction = .alone }
      } else {
        for (_, variable) in pattern.variables { variable.introduction = .amongOthers }
      }
    }
  }

  /// Checks a local function's body while the variables around it are in scope.
  ///
  /// A body that uses later declarations of the block is checked at the block's end.
  private func checkLocalBody(_ job: DeclarationCollector.BodyJob, isLast: Bool = false) throws {
    let inner = Checker(universe: universe, scope: job.scope)
    inner.shareDeclarations(with: self)
    inner.context.owner = context.owner
    inner.checkBody(job)
    let faults = inner.diagnostics
    if !isLast, let later = faults.firstNonNil(\.laterVariable), scope.declaresLater(later) {
      scope.postponed.append((job, later))
      return
    }
    inner.diagnostics = []
    finishInner(inner)
    diagnostics += faults
  }

  /// Local functions that waited for the variables below them.
  func checkPostponed() throws {
    let waiting = scope.postponed
    scope.postponed = []
    for (job, name) in waiting {
      if case .variable(let variable)? = scope.values[name]?.first { job.function.needs = variable }
      try checkLocalBody(job, isLast: true)
    }
  }

  func checkBinding(_ binding: VariableSyntax.Binding, isLet: Bool, _ decl: Decl) throws -> CheckedStmt {
    if !scope.isTopLevel, case .binding(let name, _) = binding.pattern.kind,
      case .variable(let other)? = scope.values[name]?.first, other.declaredAt != nil
    {
      throw failure(DeclarationDiagnostic.redeclaration(name: name), at: binding.pattern.range)
        .noting(.declaration("'\(name)' previously declared here", at: other.declaredAt))
    }
    narrowAlias = nil
    let annotated: Type?
    do { annotated = try binding.type.map { try resolve($0, open: true, isDeclared: true) } } catch let fault as Failure
    {
      report(fault)
      // The value's own errors are independent of its type.
      if let value = binding.initializer { _ = try check(value, expecting: .error) }
      throw Silent.failure(at: binding.range)
    }
    let exposed = narrowAlias
    let kind: VariableDecl.Kind = context.isTopLevel && scope.isTopLevel ? .global : .local
    if decl.modifiers.isLazy, kind == .local { return try checkLazy(binding, annotated, decl) }
    if let accessors = binding.accessors, accessors.getter != nil {
      return try declareComputed(binding, accessors, annotated, kind, decl)
    }
    guard let initializer = binding.initializer else {
      guard let annotated else { throw failure(ResolutionDiagnostic.missingTypeAnnotation, at: binding.pattern.range) }
      let pattern = try check(binding.pattern, against: annotated, kind: kind)
      for (_, variable) in pattern.variables where variable.isLet {
        variable.isAssignableOnce = true
        variable.assignableIn = ObjectIdentifier(context)
      }
      finishVariables(pattern, binding, decl, exposing: exposed)
      try addObservers(binding, pattern)
      let standard: CheckedExpr? =
        !isLet && annotated.optionalPayload != nil ? make(.nilLiteral, annotated, binding.range) : nil
      try finish(at: binding.range)
      return CheckedStmt(.variable(pattern, standard), binding.range)
    }
    if case .nilLiteral = initializer.kind, let annotated, !accepts(annotated, .nilLiteral), !annotated.isVariable,
      !annotated.isError
    {
      throw nilInitialValue(annotated, initializer, binding.type)
    }
    let known = diagnostics.count
    var value = try check(initializer, expecting: annotated)
    // A closure in it has an error: what the variable is, is not known.
    if annotated == nil, hasTypeErrors(since: known) { throw Silent.failure(at: binding.range) }
    if annotated == nil { try requireUniform(initializer) }
    if let annotated {
      value = try convert(value, to: annotated) {
        ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified)
      }
      // A written function type is one of functions that are kept.
      if case .variable = value.kind, annotated.head.functionType != nil {
        value = make(.convert(value, .identity), value.type, value.range)
      }
    }
    try finish(at: binding.range)
    var type = annotated ?? value.type
    if annotated == nil, type.isNothing {
      let name = String(binding.pattern.range.text)
      warn(
        WarningDiagnostic.nothingInferred(kind: isLet ? "constant" : "variable", name: name, type: settled(type)),
        at: binding.pattern.range, notes: [Diagnostic.Note("add an explicit type annotation to silence this warning")])
    }
    type = settled(type)
    if annotated == nil { try requireElements(of: initializer, type, for: binding.pattern) }
    let pattern = try check(binding.pattern, against: type, kind: kind)
    finishVariables(pattern, binding, decl, exposing: exposed)
    try addObservers(binding, pattern)
    madeVariables = []
    return CheckedStmt(.variable(pattern, value), binding.range)
  }

  func nilInitialValue(_ type: Type, _ value: Expr, _ written: TypeSyntax?) -> Failure {
    let note = written.map {
      Diagnostic.Note(
        "add '?' to form the optional type '\(settled(type))?'", at: $0.range, fix: [.insert("?", after: $0.range)])
    }
    return failure(StatementDiagnostic.nilInitialValue(type: settled(type)), at: value.range).noting(note)
  }

  private func finishVariables(
    _ pattern: CheckedPattern, _ binding: VariableSyntax.Binding, _ decl: Decl, exposing alias: AliasDecl?
  ) {
    for (_, variable) in pattern.variables {
      variable.ownership = decl.modifiers.isWeak ? .weak : decl.modifiers.isUnowned ? .unowned : .strong
      if case .implicitlyUnwrapped? = binding.type?.kind { variable.isImplicitlyUnwrapped = true }
      if variable.ownership == .weak, variable.type.optionalPayload == nil {
        variable.type = universe.optional(variable.type)
      }
      if decl.modifiers.attribute("MainActor") != nil { variable.isolation = .main }
      variable.access = decl.modifiers.access ?? .internalLevel
      variable.isWrittenByLet = true
      variable.holdsMainActorFunction = binding.type?.isMainActorFunction ?? false
      if variable.kind == .global { globals.append(variable) }
      if let alias { exposures[ObjectIdentifier(variable)] = AliasExposure(alias: alias, why: "its type uses") }
    }
  }

  private func addObservers(_ binding: VariableSyntax.Binding, _ pattern: CheckedPattern) throws {
    guard let accessors = binding.accessors, case .binding(let variable) = pattern else { return }
    func observer(_ written: AccessorsSyntax.Accessor?) -> FunctionDecl? {
      guard let written, let body = written.body else { return nil }
      let function = FunctionDecl(name: variable.name, kind: .observer)
      let value = VariableDecl(name: written.parameter, kind: .local, type: variable.type, isLet: true)
      function.parameters = [ParameterDecl(label: nil, type: variable.type, variable: value)]
      let inner = Scope(parent: scope)
      inner.declare(value)
      bodies.append(DeclarationCollector.BodyJob(function: function, body: body, scope: inner))
      return function
    }
    variable.willSet = observer(accessors.willSet)
    variable.didSet = observer(accessors.didSet)
  }

  func declareComputed(
    _ binding: VariableSyntax.Binding, _ accessors: AccessorsSyntax, _ annotated: Type?, _ kind: VariableDecl.Kind,
    _ decl: Decl
  ) throws -> CheckedStmt {
    guard case .binding(let name, _) = binding.pattern.kind, let annotated else {
      throw failure(DeclarationDiagnostic.computedWithoutType, at: binding.pattern.range)
    }
    let variable = VariableDecl(name: name, kind: .computed, type: annotated, isLet: false)
    variable.declaredAt = binding.pattern.range
    variable.unavailability = decl.modifiers.unavailability
    func accessor(_ kind: FunctionDecl.Kind, _ written: AccessorsSyntax.Accessor?) throws -> FunctionDecl? {
      guard let written, let body = written.body else { return nil }
      let function = FunctionDecl(name: name, kind: kind)
      function.result = kind == .getter ? annotated : .void
      (function.isThrowing, function.isAsync) = (written.isThrowing, written.isAsync)
      if kind == .getter {
        let collector = DeclarationCollector(universe: universe)
        function.builder = collector.builder(decl.modifiers, in: scope)
        if let fault = collector.diagnostics.first { throw Failure(diagnostic: fault) }
      }
      let inner = Scope(parent: scope)
      if kind == .setter {
        let value = VariableDecl(name: written.parameter, kind: .local, type: annotated, isLet: true)
        function.parameters = [ParameterDecl(label: nil, type: annotated, variable: value)]
        inner.declare(value)
      }
      bodies.append(DeclarationCollector.BodyJob(function: function, body: body, scope: inner))
      return function
    }
    variable.getter = try accessor(.getter, accessors.getter)
    variable.setter = try accessor(.setter, accessors.setter)
    scope.declare(variable)
    if kind == .global { globals.append(variable) }
    // Declared at its place, so that its accessors have the variables before it in scope.
    return CheckedStmt(.variable(.binding(variable), nil), binding.range)
  }
}

extension Diagnostic {
  /// The local variable that is used above its declaration.
  fileprivate var laterVariable: String? {
    if case .usedBeforeDeclaration(let name)? = kind as? ExpressionDiagnostic { name } else { nil }
  }
}

extension Sequence {
  fileprivate func firstNonNil<T>(_ transform: (Element) -> T?) -> T? {
    for element in self { if let found = transform(element) { return found } }
    return nil
  }
}

extension Type {
  /// `()`, an optional or an array of it.
  fileprivate var isNothing: Bool {
    if isVoid { return true }
    if let payload = optionalPayload { return payload.isNothing }
    return isNominal("Array") && arguments[0].isNothing
  }
}
