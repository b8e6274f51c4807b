import SyntaxTree
import Types

extension Checker {
  /// Declares the computed globals, which can be used before their statements.
  func declareComputed(_ statements: [Stmt]) {
    for statement in statements {
      guard case .declaration(let decl) = statement.kind, case .variable(let syntax) = decl.kind,
        syntax.bindings.count == 1, syntax.bindings[0].accessors?.getter != nil, syntax.bindings[0].type != nil,
        decl.modifiers.wrappers.isEmpty, !decl.modifiers.isLazy,
        case .binding(let name, _) = syntax.bindings[0].pattern.kind, scope.values[name] == nil
      else { continue }
      // Where that fails its own statement tells why.
      let known = diagnostics.count
      guard let made = try? checkLocal(decl, statement.range), diagnostics.count == known else { continue }
      scope.laterGlobals?.computed[ObjectIdentifier(decl)] = made
    }
  }

  /// Returns a variable of the file that is declared later.
  func laterGlobal(_ name: String) -> VariableDecl? {
    guard let top = scope.topWithLater, let globals = top.laterGlobals, let waiting = globals.waiting[name],
      !waiting.isComputed,
      !waiting.decl.modifiers.isLazy, !waiting.decl.modifiers.isAsync, waiting.decl.modifiers.wrappers.isEmpty
    else { return nil }
    if let known = globals.known[name] { return known }
    // It would not be found the next time either.
    if globals.circular.contains(name) { return nil }
    guard globals.inProgress.insert(name).inserted else {
      globals.circular.insert(name)
      return nil
    }
    defer { globals.inProgress.remove(name) }
    guard let type = typeOfLater(waiting, in: top) else { return nil }
    let variable = VariableDecl(name: name, kind: .global, type: type, isLet: waiting.isLet)
    if case .implicitlyUnwrapped? = waiting.binding.type?.kind { variable.isImplicitlyUnwrapped = true }
    variable.isAssignableOnce = waiting.isLet && waiting.binding.initializer == nil
    globals.known[name] = variable
    return variable
  }

  /// Returns the error for a later variable without a known type.
  func whyNotLater(_ name: String, at range: SourceRange) -> Failure? {
    guard let globals = scope.topWithLater?.laterGlobals, let waiting = globals.waiting[name], !waiting.isComputed
    else { return nil }
    guard globals.circular.contains(name) else { return Silent.failure(at: range) }
    if let initializer = waiting.binding.initializer, case .closure = initializer.kind {
      return failure(StatementDiagnostic.closureWithoutType, at: initializer.range)
    }
    return failure(StatementDiagnostic.circularReference, at: waiting.decl.range)
  }

  private func typeOfLater(_ waiting: LaterGlobals.Waiting, in top: Scope) -> Type? {
    let inner = Checker(universe: universe, scope: top)
    inner.shareDeclarations(with: self)
    // A name that is asked for again and again takes more than an input may.
    let before = inner.effort
    defer { effort += inner.effort - before }
    inner.context.isTopLevel = true
    inner.context.canThrow = true
    if let written = waiting.binding.type { return try? inner.resolve(written) }
    guard let initializer = waiting.binding.initializer, let value = try? inner.check(initializer),
      (try? inner.finish(at: initializer.range)) != nil, !value.type.hasVariables, !value.type.isError
    else { return nil }
    return value.type
  }
}

extension Scope {
  /// The top level around, where some of its statements are still to come.
  fileprivate var topWithLater: Scope? {
    var current: Scope? = self
    while let here = current, here.laterGlobals == nil { current = here.parent }
    return current
  }
}
