import SyntaxTree

extension DeclarationCollector {
  /// `@Clamped(0...10) var level = 5`: the wrapper as `_level`, `level` that reads and writes through it, and `$level`.
  func addWrappedProperty(
    _ binding: VariableSyntax.Binding, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    let written = decl.modifiers.wrappers
    guard let wrapping = wrapping(binding, written, in: scope) else { return }
    let name = wrapping.name
    let knownValues = initialValues.count
    addProperty(
      wrapping.storage, isLet: false, decl, to: nominal, scope: scope, requirements: requirements,
      inExtension: inExtension)
    // Beside the arguments of an attribute the value is one of them.
    if written.allSatisfy({ $0.arguments == nil }) {
      for index in initialValues.indices[knownValues...] { initialValues[index].wrappedValue = binding.initializer }
    }
    let storage = nominal.lastVariable("_" + name)
    storage?.access = .privateLevel
    let own = Expr(.identifier("self", argumentLabels: nil, genericArguments: []), decl.nameRange)
    func add(_ name: String, _ type: TypeSyntax?, _ accessors: AccessorsSyntax, _ path: [String]) -> VariableDecl? {
      addProperty(
        VariableSyntax.Binding(
          pattern: Pattern(.binding(name, isVariable: true), decl.nameRange), type: type, initializer: nil,
          accessors: accessors, range: decl.nameRange), isLet: false, decl, to: nominal, scope: scope,
        requirements: requirements, inExtension: false)
      guard let property = nominal.lastVariable(name) else { return nil }
      if type == nil, let storage, let deferType { inferAccess(property, of: storage, path, deferType, scope) }
      return property
    }
    let asksInstance =
      nominal.kind == .classType && written.count == 1 && wrapping.wrappers[0].asksInstance
      && !decl.modifiers.isStatic
    let knownBodies = bodies.count
    let property = add(
      name, binding.type,
      wrapping.accessors(
        on: own, at: decl.nameRange, binding.accessors, asking: asksInstance ? written[0].type : nil),
      wrapping.path)
    if binding.type != nil, !asksInstance {
      for index in bodies.indices[knownBodies...] {
        bodies[index].wrappedValue = wrapping.value(of: own, at: decl.nameRange)
      }
    }
    property?.storageOfWrapped = storage
    if let property {
      storage?.wrapping = WrappedProperty(
        property: property, wrappers: written, scope: scope,
        isGivenWhole: binding.initializer == nil && wrapping.wrappers.last?.takesValue == false)
    }
    if wrapping.wrappers[0].hasProjection {
      _ = add("$" + name, nil, wrapping.projection(on: own, at: decl.nameRange), ["projectedValue"])
    }
  }

  /// Returns the expansion of a wrapped variable; nil if the wrapper cannot be applied.
  package func wrapping(_ binding: VariableSyntax.Binding, _ written: [WrapperSyntax], in scope: Scope)
    -> WrappedVariable?
  {
    guard case .binding(let name, _) = binding.pattern.kind else {
      report(.wrapperOfSeveralVariables, at: written.first?.range ?? binding.range)
      return nil
    }
    // Its arguments may be inferred from the wrapped type.
    let found = TypeResolver(universe: universe, open: { .error }, report: { _, _ in })
    var owners: [NominalDecl] = []
    for syntax in written {
      guard let owner = found.resolve(syntax.type, in: scope).nominalDecl, owner.wrapper != nil else {
        report(.unknownAttribute(name: String(syntax.type.range.text)), at: syntax.type.range)
        return nil
      }
      owners.append(owner)
    }
    if binding.accessors?.getter != nil {
      report(.wrapperOfComputedProperty, at: written[0].range)
      return nil
    }
    let wrappers = owners.compactMap(\.wrapper)
    let storage =
      written.count == 1
      ? storage(binding, written[0], wrappers[0], owners[0], name)
      : storage(binding, written, owners, name)
    return WrappedVariable(name: name, wrappers: wrappers, storage: storage)
  }

  /// Returns the storage: of nested wrappers the outermost is stored.
  private func storage(
    _ binding: VariableSyntax.Binding, _ written: [WrapperSyntax], _ owners: [NominalDecl], _ name: String
  ) -> VariableSyntax.Binding {
    var value: Expr?
    if let initial = binding.initializer {
      let typed = binding.type.map { Expr(.cast(initial, .coerce, $0), initial.range) } ?? initial
      value = WrappedProperty.call(written, with: typed)
    } else if let last = written.last, let innermost = owners.last?.wrapper,
      innermost.takesNothing || last.arguments != nil
    {
      value = WrappedProperty.call(Array(written.dropLast()), with: WrappedProperty.call(last, [], at: last.range))
    }
    var type: TypeSyntax?
    if value == nil, var inner = binding.type {
      // `A<B<Int>>`, where neither has written arguments.
      for (syntax, owner) in zip(written, owners).reversed() {
        guard case .named(let components) = syntax.type.kind, let last = components.last else { continue }
        let arguments = last.arguments.isEmpty ? owner.wrapper?.arguments(of: owner, wrapping: inner) : nil
        inner = arguments.map(syntax.type.with) ?? syntax.type
      }
      type = inner
    }
    return VariableSyntax.Binding(
      pattern: Pattern(.binding("_" + name, isVariable: true), binding.pattern.range), type: type, initializer: value,
      accessors: nil, range: binding.range)
  }

  private func storage(
    _ binding: VariableSyntax.Binding, _ syntax: WrapperSyntax, _ wrapper: PropertyWrapper, _ owner: NominalDecl,
    _ name: String
  ) -> VariableSyntax.Binding {
    var written: TypeSyntax?
    var value: Expr?
    if let initial = binding.initializer {
      // The written type says what the arguments of a generic wrapper are.
      let isOpen = !owner.generics.isEmpty && syntax.type.hasNoArguments
      let known = binding.type.flatMap { wrapper.arguments(of: owner, wrapping: $0) }
      let type = isOpen && known == nil ? binding.type : nil
      let typed = type.map { Expr(.cast(initial, .coerce, $0), initial.range) } ?? initial
      value = WrappedProperty.call([syntax], with: typed)
    } else if syntax.arguments != nil {
      // With arguments and without an initial value, the attribute is a call.
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    } else if wrapper.takesValueAlone, wrapper.mayWrapNil(owner), let type = binding.type, type.isOptional {
      value = WrappedProperty.call(
        [syntax], with: Expr(.cast(Expr(.nilLiteral, syntax.range), .coerce, type), syntax.range))
    } else if wrapper.takesNothing {
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    }
    if syntax.type.hasNoArguments, let type = binding.type,
      let arguments = wrapper.arguments(of: owner, wrapping: type)
    {
      written = syntax.type.with(arguments)
    } else if value == nil || owner.generics.isEmpty || !syntax.type.hasNoArguments {
      written = syntax.type
    }
    return VariableSyntax.Binding(
      pattern: Pattern(.binding("_" + name, isVariable: true), binding.pattern.range), type: written,
      initializer: value, accessors: nil, range: binding.range)
  }

  /// Name of a synthesized wrapper for lookups that need only the member's type; programs cannot write it.
  package static let typedWrapper = "a wrapper"

  /// Infers the type of a property without a type annotation from the wrapper's member.
  private func inferAccess(
    _ property: VariableDecl, of storage: VariableDecl, _ path: [String],
    _ deferType: (VariableDecl, Expr, TypeSyntax?, Scope) -> Void, _ scope: Scope
  ) {
    guard let range = property.declaredAt else { return }
    let made = VariableDecl(name: Self.typedWrapper, kind: .local, type: storage.type, isLet: false)
    let inner = Scope(parent: scope)
    inner.declare(made)
    let value = WrappedVariable.place(
      path, in: Expr(.identifier(Self.typedWrapper, argumentLabels: nil, genericArguments: []), range), at: range)
    deferType(property, value, nil, inner)
    let infer = property.inferType
    property.inferType = { [unowned property, unowned storage] in
      storage.settleType()
      made.type = storage.type
      infer?()
      property.initialValue = nil
      property.setter?.takeType(property.type)
    }
  }
}

extension NominalDecl {
  func lastVariable(_ name: String) -> VariableDecl? {
    if case .variable(let variable)? = members[name]?.last { variable } else { nil }
  }
}

extension FunctionDecl {
  /// Sets the type of a setter whose property's type was inferred later.
  fileprivate func takeType(_ type: Type) {
    parameters = parameters.map { parameter in
      parameter.variable.type = type
      return ParameterDecl(label: parameter.label, type: type, variable: parameter.variable)
    }
  }
}

extension TypeSyntax {
  fileprivate var hasNoArguments: Bool {
    if case .named(let components) = kind { components.last?.arguments.isEmpty ?? true } else { false }
  }
}
