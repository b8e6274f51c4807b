import SyntaxTree

/// Expansion of a wrapped variable, a property or a local: its storage and its accessors.
package struct WrappedVariable {
  package let name: String
  /// Wrappers from the outermost to the innermost.
  package let wrappers: [PropertyWrapper]
  package let storage: VariableSyntax.Binding

  /// Path of members from the stored wrapper to the value.
  package var path: [String] { wrappers.map { _ in "wrappedValue" } }

  package static func place(_ path: [String], in base: Expr, at range: SourceRange) -> Expr {
    path.reduce(base) {
      Expr(.member(base: $0, name: $1, nameRange: range, argumentLabels: nil, genericArguments: []), range)
    }
  }

  /// Reads, and perhaps writes, through the wrappers; `observers` are those that the variable was written with.
  ///
  /// - Parameter asking: The wrapper's type, where that is asked with the object that the property is of.
  package func accessors(
    on owner: Expr?, at range: SourceRange, _ observers: AccessorsSyntax?, asking type: TypeSyntax? = nil
  ) -> AccessorsSyntax {
    var place = Self.place(path, in: kept(owner, range), at: range)
    var isWritable = wrappers.allSatisfy(\.hasSetter)
    if let type, let owner {
      place = throughInstance(type, owner, range)
      isWritable = wrappers[0].setsThroughInstance
    }
    let isReference = wrappers[0].keepsWhenSet || type != nil
    let changes = wrappers.contains(where: \.changesWhenRead)
    guard isWritable else { return access(place, nil, isReference, changes: changes, range) }
    var statements: [Stmt] = []
    if let written = observers?.willSet, let body = written.body {
      statements += observing(written, body, identifier("newValue", range), range)
    }
    if let written = observers?.didSet, written.body != nil {
      statements.append(constant("old value", place, range))
    }
    statements.append(assignment(of: identifier("newValue", range), to: place, range))
    if let written = observers?.didSet, let body = written.body {
      statements += observing(written, body, identifier("old value", range), range)
    }
    return access(place, Block(statements, range), isReference, changes: changes, range)
  }

  /// `Tracked[_enclosingInstance: self, wrapped: \.name, storage: \._name]`.
  private func throughInstance(_ type: TypeSyntax, _ owner: Expr, _ range: SourceRange) -> Expr {
    func path(_ name: String) -> Expr {
      Expr(.keyPath(root: nil, components: [.member(name, range)]), range)
    }
    return Expr(
      .subscriptCall(
        base: Expr(.type(type), range),
        arguments: [
          Expr.Argument(label: "_enclosingInstance", value: owner), Expr.Argument(label: "wrapped", value: path(name)),
          Expr.Argument(label: "storage", value: path("_" + name)),
        ]), range)
  }

  package func projection(on owner: Expr?, at range: SourceRange) -> AccessorsSyntax {
    let place = Self.place(["projectedValue"], in: kept(owner, range), at: range)
    let assignment = Block([assignment(of: identifier("newValue", range), to: place, range)], range)
    return access(
      place, wrappers[0].projectionHasSetter ? assignment : nil, wrappers[0].keepsWhenProjected,
      changes: wrappers[0].changesWhenProjected, range)
  }

  /// The wrapped value, of the storage in that object.
  func value(of owner: Expr, at range: SourceRange) -> Expr { Self.place(path, in: kept(owner, range), at: range) }

  private func kept(_ owner: Expr?, _ range: SourceRange) -> Expr {
    let name = "_" + name
    return owner.map { Self.place([name], in: $0, at: range) } ?? identifier(name, range)
  }

  private func access(
    _ place: Expr, _ setter: Block?, _ isReference: Bool, changes: Bool, _ range: SourceRange
  ) -> AccessorsSyntax {
    let accessors = AccessorsSyntax(range)
    accessors.getter = AccessorsSyntax.Accessor(
      body: Block([Stmt(.returnStatement(place), range)], range), parameter: "newValue",
      isMutating: changes, keyword: range)
    accessors.setter = setter.map {
      AccessorsSyntax.Accessor(body: $0, parameter: "newValue", isNonmutating: isReference, keyword: range)
    }
    return accessors
  }

  /// Returns an observer's statements, with the observed value under its name there.
  private func observing(
    _ written: AccessorsSyntax.Accessor, _ body: Block, _ value: Expr, _ range: SourceRange
  ) -> [Stmt] {
    let named = constant(written.parameter, value, range)
    return [Stmt(.doStatement(Block([named] + body.statements, body.range), thrown: nil, catches: []), range)]
  }

  private func constant(_ name: String, _ value: Expr, _ range: SourceRange) -> Stmt {
    let binding = VariableSyntax.Binding(
      pattern: Pattern(.binding(name, isVariable: false), range), type: nil, initializer: value, accessors: nil,
      range: range)
    return Stmt(
      .declaration(
        Decl(
          .variable(VariableSyntax(isLet: true, bindings: [binding])), modifiers: Modifiers(), range: range,
          nameRange: range)), range)
  }

  private func assignment(of value: Expr, to place: Expr, _ range: SourceRange) -> Stmt {
    Stmt(.expression(Expr(.assignment(place, value), range)), range)
  }

  private func identifier(_ text: String, _ range: SourceRange) -> Expr {
    Expr(.identifier(text, argumentLabels: nil, genericArguments: []), range)
  }
}
