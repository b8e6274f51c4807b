/// What a `@propertyWrapper` type is written with, as far as the properties need to know that it wraps.
final class PropertyWrapper {
  let hasSetter: Bool
  /// Reading it changes it: `mutating get`.
  let changesWhenRead: Bool
  let hasProjection: Bool
  let projectionHasSetter: Bool
  /// `init(wrappedValue:)`, its own or the one that Swift writes.
  let takesValue: Bool
  let takesNothing: Bool
  let isReference: Bool
  /// Setting what it wraps, or its projection, does not change the wrapper itself: `nonmutating set`.
  let keepsWhenSet: Bool
  let keepsWhenProjected: Bool
  /// The type of `wrappedValue`, as it is written.
  private let valueType: TypeSyntax?

  /// A native one: an object around a value that is read and not written, and that can be had itself.
  init() {
    hasSetter = false
    changesWhenRead = false
    hasProjection = true
    projectionHasSetter = false
    takesValue = true
    takesNothing = false
    isReference = true
    keepsWhenSet = true
    keepsWhenProjected = true
    valueType = nil
  }

  init(_ syntax: NominalSyntax) {
    typealias Found = (binding: VariableSyntax.Binding, isLet: Bool, modifiers: Modifiers)
    func binding(_ name: String) -> Found? {
      for member in syntax.members {
        guard case .variable(let variable) = member.kind else { continue }
        for binding in variable.bindings {
          if case .binding(name, _) = binding.pattern.kind { return (binding, variable.isLet, member.modifiers) }
        }
      }
      return nil
    }
    func isWritable(_ found: Found?) -> (isStored: Bool, isWritable: Bool) {
      guard let found else { return (false, false) }
      let isStored = found.binding.accessors?.getter == nil
      // `private(set)`: nobody sets it through the property.
      let isHidden = (found.modifiers.setterAccess ?? .internalLevel) < .internalLevel
      return (isStored, !isHidden && (isStored ? !found.isLet : found.binding.accessors?.setter != nil))
    }
    let value = isWritable(binding("wrappedValue"))
    hasSetter = value.isWritable
    changesWhenRead = binding("wrappedValue")?.binding.accessors?.getter?.isMutating ?? false
    valueType = binding("wrappedValue")?.binding.type
    hasProjection = binding("projectedValue") != nil
    projectionHasSetter = isWritable(binding("projectedValue")).isWritable
    let initializers = syntax.members.compactMap { member -> FunctionSyntax? in
      if case .initializer(let function, _) = member.kind { function } else { nil }
    }
    takesValue =
      initializers.isEmpty ? value.isStored : initializers.contains { $0.parameters.first?.label == "wrappedValue" }
    // `init()`, its own or the one that Swift writes.
    takesNothing =
      initializers.isEmpty
      ? syntax.members.allSatisfy(\.needsNoValue)
      : initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    func isNonmutating(_ found: Found?) -> Bool { found?.binding.accessors?.setter?.isNonmutating ?? false }
    isReference = syntax.kind == .classType
    keepsWhenSet = isReference || isNonmutating(binding("wrappedValue"))
    keepsWhenProjected = isReference || isNonmutating(binding("projectedValue"))
  }

  /// What the wrapper's parameters are where it wraps a value of this type: `Element` is Void where `wrappedValue` is an
  /// `Observable<Element>` and the variable an `Observable<Void>`.
  func arguments(of owner: NominalDecl, wrapping type: TypeSyntax) -> [TypeSyntax]? {
    let names = owner.generics.map(\.name)
    if names.isEmpty { return nil }
    var found: [String: TypeSyntax] = [:]
    if let valueType { valueType.match(type, Set(names), &found) }
    let arguments = names.compactMap { found[$0] }
    if arguments.count == names.count { return arguments }
    return names.count == 1 ? [type] : nil
  }
}

extension Decl {
  /// Whether an object can be made without saying what this property is.
  fileprivate var needsNoValue: Bool {
    guard case .variable(let variable) = kind, !modifiers.isStatic, !modifiers.isLazy else { return true }
    return variable.bindings.allSatisfy { binding in
      binding.initializer != nil || binding.accessors?.getter != nil
        || !variable.isLet && binding.type?.isOptional == true
    }
  }
}

extension TypeSyntax {
  /// The same name with arguments.
  fileprivate func with(_ arguments: [TypeSyntax]) -> TypeSyntax {
    guard case .named(let components) = kind, let last = components.last else { return self }
    return TypeSyntax(
      .named(components.dropLast() + [Component(name: last.name, arguments: arguments, range: last.range)]), range)
  }

  /// Finds what stands in another type where this one has a name.
  fileprivate func match(_ other: TypeSyntax, _ names: Set<String>, _ found: inout [String: TypeSyntax]) {
    switch (kind, other.kind) {
    case (.named(let own), _) where own.count == 1 && own[0].arguments.isEmpty && names.contains(own[0].name):
      found[own[0].name] = found[own[0].name] ?? other
    case (.named(let own), .named(let others)):
      for (own, other) in zip(own, others) {
        for (own, other) in zip(own.arguments, other.arguments) { own.match(other, names, &found) }
      }
    case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
      own.match(other, names, &found)
    // A value is an optional one as well.
    case (.optional(let own), _): own.match(other, names, &found)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.match(otherKey, names, &found)
      value.match(otherValue, names, &found)
    case (.tuple(let own), .tuple(let others)):
      for (own, other) in zip(own, others) { own.type.match(other.type, names, &found) }
    case (.function(let own, _, _, let result), .function(let others, _, _, let otherResult)):
      for (own, other) in zip(own, others) { own.type.match(other.type, names, &found) }
      result.match(otherResult, names, &found)
    case (.attributed(_, let own), _): own.match(other, names, &found)
    case (_, .attributed(_, let other)): match(other, names, &found)
    default: break
    }
  }
}

/// How the wrapper behind a property is made, where a value comes from outside: a memberwise initializer, an assignment in `init`.
final class WrappedProperty {
  /// As the program knows it.
  let property: VariableDecl
  private let wrappers: [WrapperSyntax]
  let scope: Scope
  /// A memberwise initializer takes the wrapper, not what it wraps: nothing makes the one of the other.
  let isGivenWhole: Bool

  init(property: VariableDecl, wrappers: [WrapperSyntax], scope: Scope, isGivenWhole: Bool) {
    self.isGivenWhole = isGivenWhole
    self.property = property
    self.wrappers = wrappers
    self.scope = scope
  }

  func call(with value: Expr) -> Expr { Self.call(wrappers, with: value) }

  /// `@A @B var x = value`: an A of a B of the value.
  static func call(_ wrappers: [WrapperSyntax], with value: Expr) -> Expr {
    wrappers.reversed().reduce(value) { inner, wrapper in
      call(wrapper, [Expr.Argument(label: "wrappedValue", value: inner)], at: value.range)
    }
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
    _ binding: VariableSyntax.Binding, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    let written = decl.modifiers.wrappers
    guard let wrapping = wrapping(binding, written, in: scope) else { return }
    let name = wrapping.name
    addProperty(
      wrapping.storage, isLet: false, decl, to: nominal, scope: scope, requirements: requirements,
      inExtension: inExtension)
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
    let property = add(
      name, binding.type, wrapping.accessors(on: own, at: decl.nameRange, binding.accessors), wrapping.path)
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

  /// What stands behind a wrapped variable; nil where that is refused.
  func wrapping(_ binding: VariableSyntax.Binding, _ written: [WrapperSyntax], in scope: Scope) -> WrappedVariable? {
    guard case .binding(let name, _) = binding.pattern.kind else {
      report("property wrapper can only apply to a single variable", at: binding.range)
      return nil
    }
    // Its arguments may come from what it wraps.
    let found = TypeResolver(universe: universe, open: { .error }, report: { _, _ in })
    var owners: [NominalDecl] = []
    for syntax in written {
      guard let owner = found.resolve(syntax.type, in: scope).nominalDecl, owner.wrapper != nil else {
        report("unknown attribute '\(syntax.type.range.text)'", at: syntax.type.range)
        return nil
      }
      owners.append(owner)
    }
    if binding.accessors?.getter != nil {
      report("property wrapper cannot be applied to a computed property", at: written[0].range)
      return nil
    }
    let wrappers = owners.compactMap(\.wrapper)
    let storage =
      written.count == 1
      ? storage(binding, written[0], wrappers[0], owners[0], name)
      : storage(binding, written, owners, name)
    return WrappedVariable(name: name, wrappers: wrappers, storage: storage)
  }

  /// Of several wrappers around one another the outermost is kept.
  private func storage(
    _ binding: VariableSyntax.Binding, _ written: [WrapperSyntax], _ owners: [NominalDecl], _ name: String
  ) -> VariableSyntax.Binding {
    var value: Expr?
    if let initial = binding.initializer {
      let typed = binding.type.map { Expr(.cast(initial, .coerce, $0), initial.range) } ?? initial
      value = WrappedProperty.call(written, with: typed)
    } else if let last = written.last, let innermost = owners.last?.wrapper,
      innermost.takesNothing || last.arguments != nil && !innermost.takesValue
    {
      value = WrappedProperty.call(Array(written.dropLast()), with: WrappedProperty.call(last, [], at: last.range))
    }
    var type: TypeSyntax?
    if value == nil, var inner = binding.type {
      // `A<B<Int>>`, where neither says what it is of.
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
      let typed = binding.type.map { Expr(.cast(initial, .coerce, $0), initial.range) } ?? initial
      value = WrappedProperty.call([syntax], with: typed)
    } else if syntax.arguments?.contains(where: { $0.label == "wrappedValue" }) == true {
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    } else if wrapper.takesValue, let type = binding.type, type.isOptional {
      value = WrappedProperty.call(
        [syntax], with: Expr(.cast(Expr(.nilLiteral, syntax.range), .coerce, type), syntax.range))
    } else if syntax.arguments != nil && !wrapper.takesValue || wrapper.takesNothing {
      value = WrappedProperty.call(syntax, [], at: syntax.range)
    }
    if value == nil || syntax.type.hasNoArguments, let type = binding.type,
      let arguments = wrapper.arguments(of: owner, wrapping: type)
    {
      if case .named(let components) = syntax.type.kind, components.last?.arguments.isEmpty == true {
        written = syntax.type.with(arguments)
      }
    } else if value == nil {
      written = syntax.type
    }
    return VariableSyntax.Binding(
      pattern: Pattern(.binding("_" + name, isVariable: true), binding.pattern.range), type: written,
      initializer: value, accessors: nil, range: binding.range)
  }

  /// Without a written type it is that of the wrapper's member.
  private func inferAccess(
    _ property: VariableDecl, of storage: VariableDecl, _ path: [String],
    _ deferType: (VariableDecl, Expr, Scope) -> Void, _ scope: Scope
  ) {
    guard let range = property.declaredAt else { return }
    let made = VariableDecl(name: "wrapper", kind: .local, type: storage.type, isLet: true)
    let inner = Scope(parent: scope)
    inner.declare(made)
    let value = WrappedVariable.place(
      path, in: Expr(.identifier("wrapper", argumentLabels: nil, genericArguments: []), range), at: range)
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
