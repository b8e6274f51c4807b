import SyntaxTree
import Types

/// Wrapped local variables: the wrapper in a separate variable, and names that access its value.
extension Checker {
  func checkWrapped(_ binding: VariableSyntax.Binding, _ decl: Decl) throws -> CheckedStmt {
    let collector = DeclarationCollector(universe: universe)
    guard let wrapping = collector.wrapping(binding, decl.modifiers.wrappers, in: scope) else {
      throw Failure(diagnostic: collector.diagnostics[0])
    }
    let range = binding.range
    if context.isTopLevel, scope.isTopLevel, !isPrompt {
      throw failure(DeclarationDiagnostic.wrapperAtTopLevel, at: decl.modifiers.wrappers[0].range)
    }
    let plain = Decl(decl.kind, modifiers: Modifiers(), range: decl.range, nameRange: decl.nameRange)
    let kept: CheckedStmt
    do { kept = try checkBinding(wrapping.storage, isLet: false, plain) } catch let fault as Failure {
      guard let value = binding.initializer, decl.modifiers.wrappers.allSatisfy({ $0.arguments == nil }) else {
        throw fault
      }
      throw fault.reworded(asInitialValue: value)
    }
    // Its mutations are irrelevant to warnings about `let` and `var`.
    if case .variable(let variable)? = lookUp("_" + wrapping.name, at: range) { variable.introduction = .amongOthers }
    var statements = [kept]
    let stored = Expr(.identifier("_" + wrapping.name, argumentLabels: nil, genericArguments: []), range)
    func declare(_ name: String, _ path: [String], _ accessors: AccessorsSyntax) throws {
      let value = try check(WrappedVariable.place(path, in: stored, at: range))
      let named = VariableSyntax.Binding(
        pattern: Pattern(.binding(name, isVariable: true), range), type: nil, initializer: nil, accessors: accessors,
        range: range)
      statements.append(try declareComputed(named, accessors, settled(value.type), .local, plain))
    }
    if let written = binding.type {
      let value = try check(WrappedVariable.place(wrapping.path, in: stored, at: range))
      try requireTypeOfWrappedValue(try resolve(written), settled(value.type), at: binding.pattern.range)
    }
    if wrapping.wrappers[0].hasProjection {
      try declare("$" + wrapping.name, ["projectedValue"], wrapping.projection(on: nil, at: range))
    }
    try declare(wrapping.name, wrapping.path, wrapping.accessors(on: nil, at: range, binding.accessors))
    extraStatements += statements.dropLast()
    return statements[statements.count - 1]
  }

  /// Requires that the written type of a wrapped variable is the type of the wrapped value.
  private func requireTypeOfWrappedValue(_ written: Type, _ value: Type, at place: SourceRange) throws {
    if Type.same(settled(written), value) || written.isError || value.isUnknown { return }
    throw failure(DeclarationDiagnostic.typeOfOtherWrappedValue(written: settled(written), wrapped: value), at: place)
  }

  /// Returns whether the type of a wrapped property equals that of its wrapper's `wrappedValue`. A mismatch is reported for the getter
  /// only.
  func hasTypeOfWrappedValue(_ job: DeclarationCollector.BodyJob) -> Bool {
    let function = job.function
    guard let place = job.wrappedValue, let declaredAt = function.declaredAt,
      let written = function.kind == .getter ? function.result : function.parameters.first?.type,
      case .success(let value) = attempt({ settled(try check(place).type) })
    else { return true }
    guard let fault = caught({ try requireTypeOfWrappedValue(written, value.result, at: declaredAt) }) else {
      return true
    }
    if function.kind == .getter { report(fault) }
    return false
  }
}
