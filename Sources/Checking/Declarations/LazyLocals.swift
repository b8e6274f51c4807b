import SyntaxTree
import Types

/// `lazy var` among statements: a place that is empty at first, and accessors that fill it.
extension Checker {
  func checkLazy(_ binding: VariableSyntax.Binding, _ annotated: Type?, _ decl: Decl) throws -> CheckedStmt {
    guard case .binding(let name, _) = binding.pattern.kind else {
      throw failure(ResolutionDiagnostic.lazyPattern, at: binding.pattern.range)
    }
    guard let initializer = binding.initializer else {
      throw failure(DeclarationDiagnostic.lazyWithoutValue, at: binding.pattern.range)
    }
    let range = binding.range
    let type = try annotated ?? lazyType(initializer)
    let place = VariableDecl(name: "$lazy \(name)", kind: .local, type: universe.optional(type), isLet: false)
    scope.declare(place)
    func identifier(_ text: String) -> Expr {
      Expr(.identifier(text, argumentLabels: nil, genericArguments: []), range)
    }
    func keep(_ value: Expr) -> Stmt {
      Stmt(.expression(Expr(.assignment(identifier(place.name), value), range)), range)
    }
    let known = Pattern(.binding("lazy value", isVariable: false), range)
    let made = VariableSyntax.Binding(
      pattern: known, type: binding.type, initializer: initializer, accessors: nil, range: range)
    let accessors = AccessorsSyntax(range)
    accessors.getter = AccessorsSyntax.Accessor(
      body: Block(
        [
          Stmt(
            .ifStatement(
              IfSyntax(
                conditions: [.optionalBinding(known, nil, identifier(place.name), range)],
                then: Block([Stmt(.returnStatement(identifier("lazy value")), range)], range), otherwise: nil,
                range: range)), range),
          Stmt(
            .declaration(
              Decl(
                .variable(VariableSyntax(isLet: true, bindings: [made])), modifiers: Modifiers(), range: range,
                nameRange: range)), range),
          keep(identifier("lazy value")), Stmt(.returnStatement(identifier("lazy value")), range),
        ], range), parameter: "newValue", keyword: range)
    accessors.setter = AccessorsSyntax.Accessor(
      body: Block([keep(identifier("newValue"))], range), parameter: "newValue", keyword: range)
    extraStatements.append(
      CheckedStmt(.variable(.binding(place), CheckedExpr(.nilLiteral, place.type, range)), range))
    return try declareComputed(binding, accessors, type, .local, decl)
  }

  /// Returns the type of an initial value without keeping the checked expression: the value is made on first use.
  func lazyType(_ value: Expr) throws -> Type {
    let inner = Checker(universe: universe, scope: scope)
    inner.shareDeclarations(with: self)
    inner.context.owner = context.owner
    inner.context.isTopLevel = true
    let checked = try inner.check(value)
    try inner.finish(at: value.range)
    return checked.type
  }
}
