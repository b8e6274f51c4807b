import SyntaxTree
import Types

/// Constraints of key paths: each step is an expression of what the steps before it lead to.
extension ConstraintSystem {
  /// The type of a key path, which the context gives.
  ///
  /// - Parameter arguments: The types of a subscript's arguments that are generated already.
  func generateKeyPath(
    _ expr: Expr, _ written: TypeSyntax?, _ components: [Expr.KeyPathComponent], arguments: [Type]? = nil
  ) throws -> Type {
    var rest = components[...]
    let root = try written.map { try rootType($0, &rest) } ?? variable()
    var steps: [KeyPathUse.Step] = []
    var type = root
    var place = expr.range
    for component in rest {
      let base = keep(Expr(.discard, place))
      if case .member(_, let range) = component { place = range } else { place = expr.range }
      setType(type, of: base)
      let (step, result) = try generateStep(component, of: base, type, expr, arguments)
      steps.append(KeyPathUse.Step(expr: step, base: base, baseType: type))
      type = result
    }
    if steps.contains(where: \.isOptionalChain) {
      let value = variable()
      add(.chain(type, value), ConstraintLocator(expr))
      type = value
    }
    let use = KeyPathUse(root: root, value: type, steps: steps, hasWrittenRoot: written != nil)
    setKeyPath(use, of: expr)
    return contextualValue(expr, .keyPath(use))
  }

  /// The type that a key path begins with, which the names of nested types may be part of: `\Employee.Address.city`.
  private func rootType(
    _ written: TypeSyntax, _ components: inout ArraySlice<Expr.KeyPathComponent>
  ) throws -> Type {
    var (syntax, type) = (written, try resolved(written))
    while case .member(let name, let range)? = components.first, case .named(let names) = syntax.kind,
      universe.nestedType(name, of: type) != nil
    {
      syntax = TypeSyntax(
        .named(names + [TypeSyntax.Component(name: name, arguments: [], range: range)]), syntax.range.through(range))
      type = try resolved(syntax)
      components.removeFirst()
    }
    return type
  }

  private func generateStep(
    _ component: Expr.KeyPathComponent, of base: Expr, _ type: Type, _ path: Expr, _ arguments: [Type]?
  ) throws -> (Expr, Type) {
    switch component {
    case .member(let name, let range):
      let step = keep(
        Expr(.member(base: base, name: name, nameRange: range, argumentLabels: nil, genericArguments: []), path.range))
      return (step, try generate(step))
    case .subscriptCall(let written, let range):
      let step = keep(Expr(.subscriptCall(base: base, arguments: written), range))
      guard let arguments else { return (step, try generate(step)) }
      let result = variable()
      setType(result, of: step)
      let use = OverloadUse(
        step, "subscript", range, .subscripting(arguments: written, types: arguments), .value(base), result: result)
      add(.member(use, base: type), ConstraintLocator(step))
      return (step, result)
    case .optionalChain:
      let step = keep(Expr(.bindOptional(base), path.range))
      return (step, try generate(step))
    case .forceUnwrap:
      let step = keep(Expr(.forceUnwrap(base), path.range))
      return (step, try generate(step))
    case .selfPath: return (base, type)
    }
  }

  /// Relates a key path to the type that is expected.
  func resolve(_ value: ContextualValue, _ use: KeyPathUse, as wanted: Type) -> Simplification {
    switch wanted {
    case .function(let function):
      guard function.parameters.count == 1, unify(use.root, function.parameters[0].type) else { return .failed }
      score[.keyPathFunction] += 1
      add(.conversion(use.value, function.result, .value), ConstraintLocator(value.expr, .keyPathValue))
      return .holds(
        unify(
          value.type,
          .function(FunctionType(parameters: [FunctionType.Parameter(use.root)], result: function.result))))
    case .nominal(let decl, let arguments):
      guard KeyPathCapability(decl) != nil else { return decl.isAnyHashable ? .waiting : .failed }
      guard let root = arguments.first else { return .waiting }
      if isRepairing, simplified(use.value).isOpen {
        // The steps say where the path ends, before it is compared with what is expected.
        if simplified(use.root).isOpen { add(.equality(use.root, root), ConstraintLocator(value.expr)) }
        return .waiting
      }
      guard unify(use.root, root) else { return .failed }
      return .holds(unify(value.type, .nominal(decl, Array([use.root, use.value].prefix(arguments.count)))))
    case .existential: return .waiting
    default: return .failed
    }
  }

  /// Decides the type of a key path: its own, where the context has given none.
  func simplifyKeyPath(_ value: ContextualValue, _ use: KeyPathUse, isOwn: Bool) -> Simplification {
    switch simplified(value.type) {
    case .function, .error: return .solved
    case .nominal(let decl, _):
      guard let wanted = KeyPathCapability(decl), let own = capability(of: use) else { return .waiting }
      return .holds(wanted <= own)
    default: return isOwn && capability(of: use) != nil ? .holds(resolveWithoutContext(value)) : .waiting
    }
  }

  /// Gives a key path whose steps are known the type that it has by itself.
  func resolveWithoutContext(_ value: ContextualValue) -> Bool {
    guard case .keyPath(let use) = value.kind, !simplified(use.root).isOpen, let own = capability(of: use),
      let decl = universe.standardProtocol(own.className)
    else { return false }
    return unify(value.type, .nominal(decl, [use.root, use.value]))
  }

  /// Records that nothing says where a key path begins; false where something does.
  func recordUnknownRoot(of value: ContextualValue) -> Bool {
    guard isRepairing, case .keyPath(let use) = value.kind, simplified(use.root).isOpen else { return false }
    record(.keyPathRoot, at: ConstraintLocator(value.expr))
    punch(use.root)
    punch(value.type)
    return true
  }

  /// Records that a key path cannot be used as its context expects.
  func recordClass(of value: ContextualValue) -> Bool {
    guard case .keyPath(let use) = value.kind, let own = capability(of: use),
      let decl = universe.standardProtocol(own.className)
    else { return false }
    record(
      .keyPathClass(given: .nominal(decl, [use.root, use.value]), wanted: value.type), at: ConstraintLocator(value.expr)
    )
    return true
  }

  /// `base[keyPath: path]`: a literal path begins at the base.
  func simplifyApplication(
    ofPath path: Type, to base: Type, _ result: Type, _ locator: ConstraintLocator
  ) -> Simplification {
    if base.isOpen { return .waiting }
    if case .variable(let open) = path {
      guard let value = contextualValues[open.id], case .keyPath(let use) = value.kind else { return .waiting }
      if use.hasWrittenRoot {
        add(.conversion(base, use.root, .value), ConstraintLocator(value.expr, .keyPathRoot))
      } else if !unify(use.root, base) {
        return .failed
      }
      add(.ownKeyPathType(value, use), locator)
      return .holds(unify(result, use.value))
    }
    guard case .nominal(let decl, let arguments) = path, KeyPathCapability(decl) != nil else { return .failed }
    // Without the type of the value the path gives an `Any`, without its root an optional one.
    if arguments.isEmpty { return .holds(unify(result, universe.optional(.any))) }
    add(.conversion(base, arguments[0], .value), locator)
    return .holds(unify(result, arguments.count == 1 ? .any : arguments[1]))
  }

  /// The use that a key path can be put to; nil where a declaration is not chosen yet.
  func capability(of use: KeyPathUse) -> KeyPathCapability? {
    var found = KeyPathCapability.write
    for step in use.steps {
      switch step.expr.kind {
      case .bindOptional, .forceUnwrap, .discard: continue
      default: break
      }
      guard let known = overloads[OverloadUse.Key(expr: ObjectIdentifier(step.expr), isApplied: false)],
        let changes = changes(by: known.chosen.choice.target)
      else { return isRepairing && isHole(use.value) ? .read : nil }
      if !changes.isPossible {
        found = .read
      } else if !changes.isOfBase || universe.isClass(simplified(step.baseType), source.requirements) {
        found = .writeThroughReference
      }
    }
    return use.steps.contains(where: \.isOptionalChain) ? .read : found
  }

  /// Returns whether a property or subscript can be set, and whether setting it mutates its base; nil for other declarations.
  private func changes(by target: OverloadChoice.Target) -> (isPossible: Bool, isOfBase: Bool)? {
    switch target {
    case .tupleElement: return (true, true)
    case .variable(let variable):
      if variable.kind == .storedProperty { return (!variable.isLet && source.isSettable(variable), true) }
      guard let setter = variable.setter else { return (false, true) }
      return (source.isSettable(variable), setter.isMutating)
    case .subscripting(let declaration): return (declaration.setter != nil, declaration.setter?.isMutating != false)
    // Its application refuses a path to a method.
    case .function: return (false, true)
    case .enumCase, .memberwise: return nil
    }
  }
}
