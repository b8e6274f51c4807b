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
    let kept = try checkBinding(wrapping.storage, isLet: false, plain)
    // Its mutations are irrelevant to warnings about `let` and `var`.
    if case .variable(let variable)? = lookUp("_" + wrapping.name, at: range) { variable.introduction = .amongOthers }
    var statements = [kept]
    func declare(_ name: String, _ path: [String], _ accessors: AccessorsSyntax) throws {
      let storage = Expr(.identifier("_" + wrapping.name, argumentLabels: nil, genericArguments: []), range)
      let value = try check(WrappedVariable.place(path, in: storage, at: range))
      let named = VariableSyntax.Binding(
        pattern: Pattern(.binding(name, isVariable: true), range), type: nil, initializer: nil, accessors: accessors,
        range: range)
      statements.append(try declareComputed(named, accessors, settled(value.type), .local, plain))
    }
    if wrapping.wrappers[0].hasProjection {
      try declare("$" + wrapping.name, ["projectedValue"], wrapping.projection(on: nil, at: range))
    }
    try declare(wrapping.name, wrapping.path, wrapping.accessors(on: nil, at: range, binding.accessors))
    extraStatements += statements.dropLast()
    return statements[statements.count - 1]
  }
}
