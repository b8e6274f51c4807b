/// `@Clamped var level = 5` among statements: the wrapper as a variable of its own, and accessors that go through it.
extension Checker {
  func checkWrapped(
    _ binding: VariableSyntax.Binding, _ syntax: WrapperSyntax, _ decl: Decl
  ) throws -> CheckedStmt? {
    guard case .binding(let name, _) = binding.pattern.kind else {
      throw failure("property wrapper can only apply to a single variable", at: binding.range)
    }
    guard let owner = try? resolve(syntax.type, open: true).nominalDecl, let wrapper = owner.wrapper else {
      throw failure("unknown attribute '\(syntax.type.range.text)'", at: syntax.type.range)
    }
    if context.isTopLevel, scope.isTopLevel {
      throw failure("property wrappers are not yet supported in top-level code", at: syntax.type.range)
    }
    guard decl.modifiers.wrappers.count == 1 else {
      throw failure("not supported here: several property wrappers on one variable", at: syntax.range)
    }
    let storage = wrapper.storage(of: binding, name, syntax, owner)
    guard storage.initializer != nil else {
      throw failure("not supported here: a wrapped local variable without an initial value", at: binding.range)
    }
    extraStatements.append(try checkBinding(storage, isLet: false, decl))
    if wrapper.hasProjection {
      extraStatements.append(
        try declareWrapped(
          "$" + name, "_" + name, "projectedValue", wrapper.projectionHasSetter, wrapper, nil, binding, decl))
    }
    return try declareWrapped(
      name, "_" + name, "wrappedValue", wrapper.hasSetter, wrapper, binding.type, binding, decl)
  }

  /// A variable that reads, and perhaps writes, a member of the wrapper.
  private func declareWrapped(
    _ name: String, _ storage: String, _ member: String, _ hasSetter: Bool, _ wrapper: PropertyWrapper,
    _ written: TypeSyntax?, _ binding: VariableSyntax.Binding, _ decl: Decl
  ) throws -> CheckedStmt {
    let range = binding.pattern.range
    func identifier(_ text: String) -> Expr {
      Expr(.identifier(text, argumentLabels: nil, genericArguments: []), range)
    }
    let target = Expr(
      .member(
        base: identifier(storage), name: member, nameRange: range, argumentLabels: nil, genericArguments: []), range)
    let accessors = AccessorsSyntax(range)
    accessors.getter = AccessorsSyntax.Accessor(
      body: Block([Stmt(.returnStatement(target), range)], range), parameter: "newValue", keyword: range)
    if hasSetter {
      let assignment = Expr(.assignment(target, identifier("newValue")), range)
      accessors.setter = AccessorsSyntax.Accessor(
        body: Block([Stmt(.expression(assignment), range)], range), parameter: "newValue",
        isNonmutating: wrapper.isReference, keyword: range)
    }
    let type = try written.map { try resolve($0, open: true) } ?? lazyType(target)
    let access = VariableSyntax.Binding(
      pattern: Pattern(.binding(name, isVariable: true), range), type: written, initializer: nil,
      accessors: accessors, range: binding.range)
    // The wrapper is no result builder of the accessors.
    let plain = Decl(decl.kind, modifiers: Modifiers(), range: decl.range, nameRange: decl.nameRange)
    return try declareComputed(access, accessors, type, .local, plain)
  }
}
