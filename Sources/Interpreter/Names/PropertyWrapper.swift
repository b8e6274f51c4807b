/// What a `@propertyWrapper` type is written with, as far as the properties need to know that it wraps.
final class PropertyWrapper {
  let hasSetter: Bool
  let hasProjection: Bool
  let projectionHasSetter: Bool
  /// `init(wrappedValue:)`, its own or the one that Swift writes.
  let takesValue: Bool
  let takesNothing: Bool
  let isReference: Bool
  /// Its one parameter stands for what is in the optional that it wraps.
  let wrapsOptional: Bool

  init(_ syntax: NominalSyntax) {
    func binding(_ name: String) -> (binding: VariableSyntax.Binding, isLet: Bool)? {
      for member in syntax.members {
        guard case .variable(let variable) = member.kind else { continue }
        for binding in variable.bindings {
          if case .binding(name, _) = binding.pattern.kind { return (binding, variable.isLet) }
        }
      }
      return nil
    }
    func isWritable(_ found: (binding: VariableSyntax.Binding, isLet: Bool)?) -> (isStored: Bool, isWritable: Bool) {
      guard let found else { return (false, false) }
      let isStored = found.binding.accessors?.getter == nil
      return (isStored, isStored ? !found.isLet : found.binding.accessors?.setter != nil)
    }
    let value = isWritable(binding("wrappedValue"))
    hasSetter = value.isWritable
    if case .optional? = binding("wrappedValue")?.binding.type?.kind {
      wrapsOptional = true
    } else {
      wrapsOptional = false
    }
    hasProjection = binding("projectedValue") != nil
    projectionHasSetter = isWritable(binding("projectedValue")).isWritable
    let initializers = syntax.members.compactMap { member -> FunctionSyntax? in
      if case .initializer(let function, _) = member.kind { function } else { nil }
    }
    takesValue =
      initializers.isEmpty ? value.isStored : initializers.contains { $0.parameters.first?.label == "wrappedValue" }
    takesNothing = initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    isReference = syntax.kind == .classType
  }
}

extension PropertyWrapper {
  /// `_level`, what stands behind `@Clamped(0...10) var level = 5`.
  func storage(
    of binding: VariableSyntax.Binding, _ name: String, _ syntax: WrapperSyntax, _ owner: NominalDecl
  ) -> VariableSyntax.Binding {
    var written: TypeSyntax?
    var value: Expr?
    if let initial = binding.initializer {
      let typed = binding.type.map { Expr(.cast(initial, .coerce, $0), initial.range) } ?? initial
      value = WrappedProperty.call(
        syntax, [Expr.Argument(label: "wrappedValue", value: typed)], at: initial.range)
    } else if syntax.arguments?.contains(where: { $0.label == "wrappedValue" }) == true {
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    } else if takesValue, let type = binding.type, type.isOptional {
      let none = Expr(.cast(Expr(.nilLiteral, syntax.range), .coerce, type), syntax.range)
      value = WrappedProperty.call(syntax, [Expr.Argument(label: "wrappedValue", value: none)], at: syntax.range)
    } else if syntax.arguments != nil && !takesValue || takesNothing {
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    }
    if value == nil || syntax.type.hasNoArguments, var type = binding.type, owner.generics.count == 1 {
      if wrapsOptional, case .optional(let payload) = type.kind { type = payload }
      // The wrapper's one parameter is the type of what it wraps.
      if case .named(let components) = syntax.type.kind, let last = components.last, last.arguments.isEmpty {
        written = TypeSyntax(
          .named(
            components.dropLast() + [TypeSyntax.Component(name: last.name, arguments: [type], range: last.range)]),
          syntax.type.range)
      }
    } else if value == nil {
      written = syntax.type
    }
    return VariableSyntax.Binding(
      pattern: Pattern(.binding("_" + name, isVariable: true), binding.pattern.range), type: written,
      initializer: value, accessors: nil, range: binding.range)
  }
}

/// How the wrapper behind a property is made, where a value comes from outside: a memberwise initializer, an assignment in `init`.
final class WrappedProperty {
  /// As the program knows it.
  let property: VariableDecl
  private let syntax: WrapperSyntax
  let scope: Scope

  init(property: VariableDecl, syntax: WrapperSyntax, scope: Scope) {
    self.property = property
    self.syntax = syntax
    self.scope = scope
  }

  func call(with value: Expr) -> Expr {
    Self.call(syntax, [Expr.Argument(label: "wrappedValue", value: value)], at: value.range)
  }

  static func call(_ wrapper: WrapperSyntax, _ first: [Expr.Argument], at range: SourceRange) -> Expr {
    let callee: Expr
    if case .named(let components) = wrapper.type.kind, components.count == 1 {
      callee = Expr(
        .identifier(components[0].name, argumentLabels: nil, genericArguments: components[0].arguments),
        wrapper.type.range)
    } else {
      callee = Expr(.type(wrapper.type), wrapper.type.range)
    }
    return Expr(.call(callee: callee, arguments: first + (wrapper.arguments ?? [])), wrapper.range)
  }
}

extension DeclarationCollector {
  /// `@Clamped(0...10) var level = 5`: the wrapper as `_level`, `level` that reads and writes through it, and `$level`.
  func addWrappedProperty(
    _ binding: VariableSyntax.Binding, _ syntax: WrapperSyntax, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    guard case .binding(let name, _) = binding.pattern.kind else {
      report("property wrapper can only apply to a single variable", at: binding.range)
      return
    }
    // Its arguments may come from what it wraps.
    let found = TypeResolver(universe: universe, open: { .error }, report: { _, _ in })
    guard let owner = found.resolve(syntax.type, in: scope).nominalDecl, let wrapper = owner.wrapper else {
      report("unknown attribute '\(syntax.type.range.text)'", at: syntax.type.range)
      return
    }
    guard decl.modifiers.wrappers.count == 1 else {
      report("not supported here: several property wrappers on one property", at: syntax.range)
      return
    }
    if binding.accessors?.getter != nil {
      report("property wrapper cannot be applied to a computed property", at: syntax.range)
      return
    }
    addProperty(
      wrapper.storage(of: binding, name, syntax, owner), isLet: false, decl, to: nominal, scope: scope,
      requirements: requirements, inExtension: inExtension)
    let storage = nominal.lastVariable("_" + name)
    let property = addAccess(
      name, to: "wrappedValue", hasSetter: wrapper.hasSetter, wrapper, binding.type, decl, nominal, scope, requirements)
    property?.storageOfWrapped = storage
    if let property { storage?.wrapping = WrappedProperty(property: property, syntax: syntax, scope: scope) }
    if wrapper.hasProjection {
      _ = addAccess(
        "$" + name, to: "projectedValue", hasSetter: wrapper.projectionHasSetter, wrapper, nil, decl, nominal, scope,
        requirements)
    }
  }

  /// A property that reads, and perhaps writes, a member of the wrapper.
  private func addAccess(
    _ name: String, to member: String, hasSetter: Bool, _ wrapper: PropertyWrapper, _ type: TypeSyntax?, _ decl: Decl,
    _ nominal: NominalDecl, _ scope: Scope, _ requirements: [Requirement]
  ) -> VariableDecl? {
    let range = decl.nameRange
    func place(_ base: Expr, _ name: String) -> Expr {
      Expr(.member(base: base, name: name, nameRange: range, argumentLabels: nil, genericArguments: []), range)
    }
    func identifier(_ text: String) -> Expr {
      Expr(.identifier(text, argumentLabels: nil, genericArguments: []), range)
    }
    let storageName = "_" + (name.hasPrefix("$") ? String(name.dropFirst()) : name)
    let target = place(place(identifier("self"), storageName), member)
    let accessors = AccessorsSyntax(range)
    accessors.getter = AccessorsSyntax.Accessor(
      body: Block([Stmt(.returnStatement(target), range)], range), parameter: "newValue", keyword: range)
    if hasSetter {
      let assignment = Expr(.assignment(target, identifier("newValue")), range)
      accessors.setter = AccessorsSyntax.Accessor(
        body: Block([Stmt(.expression(assignment), range)], range), parameter: "newValue",
        isNonmutating: wrapper.isReference, keyword: range)
    }
    addProperty(
      VariableSyntax.Binding(
        pattern: Pattern(.binding(name, isVariable: true), range), type: type, initializer: nil, accessors: accessors,
        range: range), isLet: false, decl, to: nominal, scope: scope, requirements: requirements, inExtension: false)
    guard let property = nominal.lastVariable(name) else { return nil }
    if type == nil, let storage = nominal.lastVariable(storageName), let deferType {
      inferAccess(property, of: storage, member, deferType, scope)
    }
    return property
  }

  /// Without a written type it is that of the wrapper's member.
  private func inferAccess(
    _ property: VariableDecl, of storage: VariableDecl, _ member: String,
    _ deferType: (VariableDecl, Expr, Scope) -> Void, _ scope: Scope
  ) {
    guard let range = property.declaredAt else { return }
    let made = VariableDecl(name: "wrapper", kind: .local, type: storage.type, isLet: true)
    let inner = Scope(parent: scope)
    inner.declare(made)
    let value = Expr(
      .member(
        base: Expr(.identifier("wrapper", argumentLabels: nil, genericArguments: []), range), name: member,
        nameRange: range, argumentLabels: nil, genericArguments: []), range)
    deferType(property, value, inner)
    let infer = property.inferType
    property.inferType = { [unowned property, unowned storage] in
      storage.inferType?()
      storage.inferType = nil
      made.type = storage.type
      infer?()
      property.initialValue = nil
      property.setter?.takeType(property.type)
    }
  }
}

extension NominalDecl {
  fileprivate func lastVariable(_ name: String) -> VariableDecl? {
    if case .variable(let variable)? = members[name]?.last { variable } else { nil }
  }
}

extension FunctionDecl {
  /// A setter whose property's type was found later.
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
