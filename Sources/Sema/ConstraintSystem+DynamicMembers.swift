import SyntaxTree
import Types

/// Members of types with `@dynamicMemberLookup`: subscripts that get the name, or a key path.
extension ConstraintSystem {
  /// Number of types with dynamic members through which one member is looked up: that of the compiler.
  private static let mostDynamicLookups = 100

  /// Replaces a member by `subscript(dynamicMember:)`; nil for a type that has none.
  func simplifyDynamicMember(
    _ use: OverloadUse, _ base: Type, _ locator: ConstraintLocator
  ) throws -> Simplification? {
    let found = source.members(named: "subscript", of: base).filter {
      $0.isDynamicSubscript && !$0.decl.isStaticMember
    }
    if found.isEmpty || !universe.hasDynamicMembers(base, assuming: source.requirements) { return nil }
    let outer = dynamicMembers[ObjectIdentifier(use.expr)]
    let depth = (outer?.depth ?? 0) + 1
    if let outer, depth > Self.mostDynamicLookups {
      guard isRepairing else { return .failed }
      record(.dynamicMemberDepth(outer.use), at: ConstraintLocator(outer.use.expr))
      punch(use.result)
      return .solved
    }
    if case .call(let callee, _) = use.expr.kind, !use.isSubscript {
      // The value of the member is called.
      let member = callee.withoutParentheses
      let type = variable()
      setType(type, of: member)
      if member !== callee { setType(type, of: callee) }
      let reference = OverloadUse(
        member, use.name, use.nameRange, .reference(labels: nil), use.receiver, result: type)
      add(.member(reference, base: base), locator)
      add(.application(type, use), locator)
      return .solved
    }
    let settable = places.contains(ObjectIdentifier(use.expr)) ? found.filter(\.isSettableSubscript) : []
    let choices = (settable.isEmpty ? found : settable).compactMap { OverloadChoice($0, base: base) }
    let component: Expr.KeyPathComponent =
      use.isSubscript
      ? .subscriptCall(use.arguments?.written ?? [], use.nameRange) : .member(use.name, use.nameRange)
    let paths = choices.filter { rootOfDynamicMembers($0).map { leads(component, from: $0, of: base) } ?? false }
    let texts = use.isSubscript ? [] : choices.filter { rootOfDynamicMembers($0) == nil }
    var ways: [[Constraint]] = []
    if !paths.isEmpty {
      let path = keep(Expr(.keyPath(root: nil, components: [component]), use.nameRange))
      ways.append(
        try dynamicUse(of: use, path, paths, locator) {
          let type = try self.generateKeyPath(path, nil, [component], arguments: use.arguments?.types)
          self.setType(type, of: path)
          if let step = self.keyPaths[ObjectIdentifier(path)]?.steps.first {
            self.dynamicMembers[ObjectIdentifier(step.expr)] = (use, base, depth)
          }
          return type
        })
    }
    if !texts.isEmpty {
      let name = keep(Expr(.stringLiteral([.text(use.name)]), use.nameRange))
      ways.append(try dynamicUse(of: use, name, texts, locator) { try self.generate(name) })
    }
    switch ways.count {
    case 0: return .failed
    case 1: worklist += ways[0]
    default: add(.alternatives(ways), locator)
    }
    return .solved
  }

  /// The constraints of a subscript with one argument in place of a member.
  private func dynamicUse(
    of use: OverloadUse, _ argument: Expr, _ choices: [OverloadChoice], _ locator: ConstraintLocator,
    _ generateArgument: () throws -> Type
  ) throws -> [Constraint] {
    let outer = worklist
    worklist = []
    defer { worklist = outer }
    let result = variable()
    let made = OverloadUse(
      use.expr, use.name, use.nameRange,
      .subscripting(
        arguments: [Expr.Argument(label: FoundMember.dynamicLabel, value: argument)], types: [try generateArgument()]),
      use.receiver, result: result)
    try offer(choices, for: made, locator)
    return [Constraint(.equality(use.result, result), locator)] + worklist
  }

  /// The type at which the key paths for a subscript begin; nil for one that gets a name.
  private func rootOfDynamicMembers(_ choice: OverloadChoice) -> Type? {
    guard let parameter = choice.function?.parameters.first,
      case .nominal(let decl, let arguments) = simplified(parameter.type.substituting(choice.substitution)),
      KeyPathCapability(decl) != nil
    else { return nil }
    return arguments.first
  }

  /// Returns whether a type has the first member of a key path. A key path from the base itself does not lead to its dynamic members, which
  /// would be resolved through the same key path again.
  private func leads(_ component: Expr.KeyPathComponent, from root: Type, of base: Type) -> Bool {
    let type = simplified(root)
    if type.isOpen { return true }
    var name = "subscript"
    if case .member(let written, _) = component { name = written }
    if case .tuple(let fields) = type {
      return Int(name).map(fields.indices.contains) ?? fields.contains { $0.label == name }
    }
    if source.members(named: name, of: type).contains(where: { !$0.isDynamicSubscript }) { return true }
    return !Type.same(type, simplified(base)) && universe.hasDynamicMembers(type, assuming: source.requirements)
  }
}

extension FoundMember {
  static let dynamicLabel = "dynamicMember"

  var isDynamicSubscript: Bool {
    if case .subscriptDecl(let declaration) = decl {
      declaration.getter.parameters.first?.label == Self.dynamicLabel
    } else {
      false
    }
  }

  fileprivate var isSettableSubscript: Bool {
    if case .subscriptDecl(let declaration) = decl { declaration.setter != nil } else { false }
  }
}

extension Expr {
  fileprivate var withoutParentheses: Expr {
    if case .parenthesized(let inner) = kind { inner.withoutParentheses } else { self }
  }
}
