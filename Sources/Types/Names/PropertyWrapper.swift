import SyntaxTree

/// Declaration of a `@propertyWrapper` type, as far as wrapped properties depend on it.
package final class PropertyWrapper {
  let hasSetter: Bool
  /// True if reading the wrapped or the projected value changes the wrapper itself: `mutating get`, or `lazy` in a struct.
  let changesWhenRead: Bool
  let changesWhenProjected: Bool
  package let hasProjection: Bool
  let projectionHasSetter: Bool
  /// `init(wrappedValue:)`, its own or the one that Swift writes.
  let takesValue: Bool
  /// True if an initializer takes a wrapped value and needs nothing else.
  let takesValueAlone: Bool
  let takesNothing: Bool
  let isReference: Bool
  /// True if setting the wrapped or the projected value does not change the wrapper itself: `nonmutating set`.
  let keepsWhenSet: Bool
  let keepsWhenProjected: Bool
  /// `static subscript(_enclosingInstance:wrapped:storage:)`: properties of classes are read, and perhaps set, through that.
  let asksInstance: Bool
  let setsThroughInstance: Bool
  /// The type of `wrappedValue`, as it is written.
  private let valueType: TypeSyntax?

  /// A native one: an object around a value that is read and not written, and that can be had itself.
  init() {
    hasSetter = false
    changesWhenRead = false
    changesWhenProjected = false
    hasProjection = true
    projectionHasSetter = false
    takesValue = true
    takesValueAlone = true
    takesNothing = false
    isReference = true
    keepsWhenSet = true
    keepsWhenProjected = true
    asksInstance = false
    setsThroughInstance = false
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
      // `private(set)`: the property is read-only outside.
      let isHidden = (found.modifiers.setterAccess ?? .internalLevel) < .internalLevel
      return (isStored, !isHidden && (isStored ? !found.isLet : found.binding.accessors?.setter != nil))
    }
    let value = isWritable(binding("wrappedValue"))
    hasSetter = value.isWritable
    let isReference = syntax.kind == .classType
    func changes(_ found: Found?) -> Bool {
      guard let found, !isReference else { return false }
      return found.modifiers.isLazy || found.binding.accessors?.getter?.isMutating ?? false
    }
    changesWhenRead = changes(binding("wrappedValue"))
    changesWhenProjected = changes(binding("projectedValue"))
    valueType = binding("wrappedValue")?.binding.type
    hasProjection = binding("projectedValue") != nil
    projectionHasSetter = isWritable(binding("projectedValue")).isWritable
    let initializers = syntax.members.compactMap { member -> FunctionSyntax? in
      if case .initializer(let function, _) = member.kind { function } else { nil }
    }
    takesValue =
      initializers.isEmpty ? value.isStored : initializers.contains { $0.parameters.first?.label == "wrappedValue" }
    takesValueAlone =
      initializers.isEmpty
      ? value.isStored
      : initializers.contains { initializer in
        initializer.parameters.first?.label == "wrappedValue"
          && initializer.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
      }
    // `init()`, its own or the one that Swift writes.
    takesNothing =
      initializers.isEmpty
      ? syntax.members.allSatisfy(\.needsNoValue)
      : initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    func isNonmutating(_ found: Found?) -> Bool { found?.binding.accessors?.setter?.isNonmutating ?? false }
    let enclosing = syntax.members.lazy.compactMap { member -> SubscriptSyntax? in
      guard case .subscriptDecl(let declaration) = member.kind, member.modifiers.isStatic,
        declaration.parameters.map(\.label) == ["_enclosingInstance", "wrapped", "storage"]
      else { return nil }
      return declaration
    }.first
    asksInstance = enclosing != nil
    setsThroughInstance = enclosing?.accessors.setter != nil
    self.isReference = isReference
    keepsWhenSet = isReference || isNonmutating(binding("wrappedValue"))
    keepsWhenProjected = isReference || isNonmutating(binding("projectedValue"))
  }

  /// Returns whether the wrapped value may be an optional, according to its written type.
  func mayWrapNil(_ owner: NominalDecl) -> Bool {
    guard let valueType else { return true }
    if case .named(let components) = valueType.kind, components.count == 1 {
      return owner.generics.contains { $0.name == components[0].name } || valueType.isOptional
    }
    return valueType.isOptional
  }

  /// Returns the wrapper's generic arguments for a wrapped value of this type: `Element` is Void where `wrappedValue`
  /// is an `Observable<Element>` and the variable an `Observable<Void>`.
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
  /// True if an initializer may leave this property out.
  fileprivate var needsNoValue: Bool {
    guard case .variable(let variable) = kind, !modifiers.isStatic, !modifiers.isLazy else { return true }
    return variable.bindings.allSatisfy { binding in
      binding.initializer != nil || binding.accessors?.getter != nil
        || !variable.isLet && binding.type?.isOptional == true
    }
  }
}

extension TypeSyntax {
  /// Returns the type name with the given generic arguments.
  func with(_ arguments: [TypeSyntax]) -> TypeSyntax {
    guard case .named(let components) = kind, let last = components.last else { return self }
    return TypeSyntax(
      .named(components.dropLast() + [Component(name: last.name, arguments: arguments, range: last.range)]), range)
  }

  /// Finds the parts of another type at the places of this type's names.
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
    case (.function(let own, _, _, _, let result), .function(let others, _, _, _, let otherResult)):
      for (own, other) in zip(own, others) { own.type.match(other.type, names, &found) }
      result.match(otherResult, names, &found)
    case (.attributed(_, let own), _): own.match(other, names, &found)
    case (_, .attributed(_, let other)): match(other, names, &found)
    default: break
    }
  }
}

/// Initialization of a wrapper from a value given outside: by a memberwise initializer or an assignment in `init`.
package final class WrappedProperty {
  /// The property as the program sees it.
  package let property: VariableDecl
  private let wrappers: [WrapperSyntax]
  package let scope: Scope
  /// True if a memberwise initializer takes the wrapper instead of the wrapped value, from which it cannot be made.
  package let isGivenWhole: Bool

  init(property: VariableDecl, wrappers: [WrapperSyntax], scope: Scope, isGivenWhole: Bool) {
    self.isGivenWhole = isGivenWhole
    self.property = property
    self.wrappers = wrappers
    self.scope = scope
  }

  package func call(with value: Expr) -> Expr { Self.call(wrappers, with: value) }

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
