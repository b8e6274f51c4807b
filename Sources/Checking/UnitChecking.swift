import SyntaxTree
import Types

/// A whole input: a file, or one statement at the prompt.
package struct CheckResult: Sendable {
  /// Checked unit; nil if there are errors.
  package let unit: CheckedUnit?
  package let diagnostics: [Diagnostic]
  package let tally: SolverTally
}

extension Checker {
  /// Checks all of it; only when nothing is wrong does the session learn of its declarations, and only if it keeps them.
  package static func check(
    _ unit: SourceUnit, isPrompt: Bool, followsImports: Bool = false, isThorough: Bool = false,
    keepsDeclarations: Bool = true, universe: Universe, session: Scope,
    environment: CheckingEnvironment = CheckingEnvironment()
  ) -> CheckResult {
    let scope = Scope(parent: session)
    scope.isTopLevel = true
    scope.imports = followsImports ? FileImports(unit, universe) : nil
    let checker = Checker(universe: universe, scope: scope)
    checker.environment = environment
    checker.isPrompt = isPrompt
    checker.isThorough = isThorough
    checker.file = unit.statements.first?.range.file
    if let file = checker.file { checker.effortLimit = effortLimit(for: file) }
    checker.context.isTopLevel = true
    checker.context.canThrow = true
    let result = universe.lock.withLock {
      checker.checkUnit(unit, session, isThorough: isThorough, keepsDeclarations: keepsDeclarations)
    }
    return result
  }

  private func checkUnit(
    _ unit: SourceUnit, _ session: Scope, isThorough: Bool, keepsDeclarations: Bool
  ) -> CheckResult {
    var statements: [CheckedStmt] = []
    do {
      try declareLocals(unit.statements)
      // One statement at the prompt may use an earlier variable of the name that it declares: `let x = x + 1`.
      if !isPrompt || unit.statements.count > 1 {
        scope.laterGlobals = LaterGlobals(unit.statements)
        declareComputed(unit.statements)
      }
      environment.isCollected = true
      for statement in unit.statements {
        effort = 0
        earlierDiagnostics = diagnostics.count
        inferredResults = InferredResults()
        do {
          if let known = scope.laterGlobals?.computedStatement(of: statement) {
            statements.append(known)
            continue
          }
          try refuseRedeclaration(statement)
          if !isPrompt { try refuseLeadingClosure(statement) }
          let checked = try check(statement)
          statements += extraStatements
          extraStatements = []
          if let checked { statements.append(checked) }
        } catch let fault as Failure {
          extraStatements = []
          report(fault)
          abandon()
          poison(statement)
        }
      }
      checkJobs()
      diagnostics += valueFaults
      refuseUnfittingArguments()
      refuseThrownValues()
      checkWholeProgram(statements)
    } catch let fault as Failure {
      report(fault)
    } catch {}
    // Errors that follow from an interruption say nothing of the program.
    if environment.isInterrupted {
      restore()
      return CheckResult(unit: nil, diagnostics: [], tally: environment.tally)
    }
    let stopsBeforeFlow = hasTypeErrors
    let told = diagnostics.filter {
      $0.severity == .error && ($0.kind.phase == .flow) != stopsBeforeFlow && !$0.isReportedElsewhere
    }.sorted { $0.caret.start < $1.caret.start }
    let errors = withoutRepetition(told).map(withRedeclaration)
    environment.countUndiagnosed(in: errors)
    warnings += BodyWarnings.warnings(
      universe: universe, statements: statements, bodies: checkedBodies, values: checkedValues, isPrompt: isPrompt,
      isThorough: isThorough, isSound: diagnostics.allSatisfy { $0.severity != .error })
    if isThorough { warnOfBareProtocols() }
    warnings = withoutRepetition(warnings)
    if !errors.isEmpty || !diagnostics.filter({ $0.severity == .error }).isEmpty {
      restore()
      return CheckResult(unit: nil, diagnostics: errors + warnings, tally: environment.tally)
    }
    guard keepsDeclarations else {
      restore()
      return CheckResult(unit: nil, diagnostics: warnings, tally: environment.tally)
    }
    func start(_ place: SourceRange?) -> Int { place?.start ?? 0 }
    let functions = scope.values.values.joined().compactMap { entry -> FunctionDecl? in
      if case .function(let function) = entry { function } else { nil }
    }.sorted { start($0.declaredAt) < start($1.declaredAt) }
    let variables = globals.sorted { start($0.declaredAt) < start($1.declaredAt) }
    let aliases = unit.statements.compactMap { statement -> (name: String, type: Type)? in
      guard case .declaration(let decl) = statement.kind, case .typeAlias(let name, _, _) = decl.kind,
        case .decl(.alias(let alias))? = scope.types[name]
      else { return nil }
      return (name, alias.type)
    }
    let shadowed = publish(to: session)
    universe.toldSpellings.formUnion(warnings.compactMap(\.oldSpelling))
    var checked = CheckedUnit(
      statements: statements, variables: variables, functions: functions,
      types: declaredTypes.filter { $0.parent == nil }, warnings: warnings)
    checked.nestedTypes = declaredTypes.filter { $0.parent != nil }
    checked.isAsync = context.didSuspend
    checked.aliases = aliases
    checked.shadowed = shadowed
    checked.extended = snapshots.map(\.nominal)
    return CheckResult(unit: checked, diagnostics: warnings, tally: environment.tally)
  }

  /// Bodies and initial values, and those that they bring.
  func checkJobs() {
    while !bodies.isEmpty || !initialValues.isEmpty || !conformanceChecks.isEmpty || !waitingForType.isEmpty {
      // An accessor's body has the type of its property.
      inferWaiting()
      let jobs = bodies
      let values = initialValues
      let conformances = conformanceChecks
      bodies = []
      initialValues = []
      conformanceChecks = []
      for job in values { inNewChecker(job.scope) { $0.checkInitialValue(job) } }
      for job in jobs { inNewChecker(job.scope) { $0.checkBody(job) } }
      for check in conformances { checkConformances(check.conformances, of: check.nominal, at: check.place) }
      inferWaiting()
      for (field, owner) in inferredFields { refuseRecursiveStorage(field, owner) }
      inferredFields = []
    }
  }

  private func inNewChecker(_ scope: Scope, _ body: (Checker) -> Void) {
    let inner = Checker(universe: universe, scope: scope)
    inner.declared = declared
    inner.inheritedDeclarations = declared.count
    inner.isPrompt = isPrompt
    inner.isThorough = isThorough
    inner.file = file
    inner.probe = probe
    inner.environment = environment
    body(inner)
    finishInner(inner)
  }

  private func refuseRedeclaration(_ statement: Stmt) throws {
    guard case .declaration(let decl) = statement.kind, case .variable(let syntax) = decl.kind else { return }
    for binding in syntax.bindings {
      if case .binding(let name, _) = binding.pattern.kind, case .variable(let other)? = scope.values[name]?.first,
        other.declaredAt != nil
      {
        throw failure(DeclarationDiagnostic.redeclaration(name: name), at: binding.pattern.range)
          .noting(.declaration("'\(name)' previously declared here", at: other.declaredAt))
      }
    }
  }

  /// Reports a closure at the beginning of a statement in a file, where swiftc reads a brace statement; the prompt
  /// accepts it.
  private func refuseLeadingClosure(_ statement: Stmt) throws {
    guard case .expression = statement.kind, statement.range.text.utf8.first == UInt8(ascii: "{") else { return }
    throw failure(DeclarationDiagnostic.leadingClosure, at: statement.range)
  }

  /// Publishes the declarations of this input to the session; shadowed declarations without other uses are released, a
  /// variable when the new one has its value.
  private func publish(to session: Scope) -> ShadowedDeclarations {
    let shadowed = ShadowedDeclarations()
    for (name, type) in scope.types {
      if case .decl(.nominal)? = session.types[name] { universe.redeclaredTypes.insert(name) }
      session.types[name] = type
    }
    for (name, entries) in scope.values {
      switch entries.first {
      case .function?:
        var known = session.values[name] ?? []
        if case .variable? = known.first { known = [] }
        let new = entries.compactMap { entry -> FunctionDecl? in
          if case .function(let function) = entry { function } else { nil }
        }
        known.removeAll { entry in
          guard case .function(let old) = entry else { return true }
          return new.contains {
            $0.fullName == old.fullName && zip($0.parameters, old.parameters).allSatisfy { Type.same($0.type, $1.type) }
          }
        }
        session.values[name] = entries + known
      default:
        if let known = session.values[name] { shadowed.keep(known, named: name) }
        session.values[name] = entries
      }
    }
    return shadowed
  }

  /// Adds a note if two types have the same name, which is possible at the prompt.
  private func withRedeclaration(_ error: Diagnostic) -> Diagnostic {
    guard isPrompt, !universe.redeclaredTypes.isEmpty else { return error }
    guard let name = error.kind.mentionedNames.first(where: universe.redeclaredTypes.contains) else { return error }
    var error = error
    error.notes.append(
      Diagnostic.Note("'\(name)' was declared again: what was made before keeps the earlier '\(name)'"))
    return error
  }

  // MARK: Undoing what an input did to types that were there before

  func remember(_ nominal: NominalDecl) {
    guard !snapshots.contains(where: { $0.nominal === nominal }) else { return }
    snapshots.append(
      Snapshot(
        nominal: nominal, members: nominal.members, conformances: nominal.conformances,
        nestedTypes: nominal.nestedTypes,
        requirements: nominal.protocolRequirements))
  }

  func restore() {
    for snapshot in snapshots {
      // Members that were made of native texts meanwhile stay: they wait no more.
      var members = snapshot.members
      for (name, made) in snapshot.nominal.members {
        let native = made.filter { $0.isFromLibrary }
        if members[name] == nil, !native.isEmpty { members[name] = native }
      }
      snapshot.nominal.members = members
      snapshot.nominal.conformances = snapshot.conformances
      snapshot.nominal.nestedTypes = snapshot.nestedTypes
      snapshot.nominal.protocolRequirements = snapshot.requirements
    }
  }
}

struct Snapshot {
  let nominal: NominalDecl
  let members: [String: [MemberDecl]]
  let conformances: [Conformance]
  let nestedTypes: [String: TypeDecl]
  let requirements: [MemberDecl]
}

extension MemberDecl {
  /// True if it is declared in the text of a native module.
  var isFromLibrary: Bool {
    switch self {
    case .function(let function): function.declaredAt == nil
    case .variable(let variable): variable.declaredAt == nil
    case .subscriptDecl(let declaration): declaration.getter.declaredAt == nil
    case .enumCase(let enumCase): enumCase.declaredAt?.file.isLibrary ?? true
    }
  }
}
