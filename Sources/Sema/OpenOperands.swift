import SyntaxTree
import Types

/// Operators whose operands are not all known when nothing else is left to decide.
extension ConstraintSystem {
  /// The key paths of an operation on nothing else but literals, if they say where they begin: nothing else gives them a type.
  func keyPathOperands(_ active: [Constraint]) -> [ContextualValue]? {
    for case .operation(let use) in active.map(\.kind) {
      guard let types = use.arguments?.types else { continue }
      let paths = types.compactMap { type -> ContextualValue? in
        guard case .variable(let open) = simplified(type), let value = contextualValues[open.id], value.hasWrittenRoot,
          case .keyPath(let path) = value.kind, capability(of: path) != nil
        else { return nil }
        return value
      }
      let literals = types.count { type in
        if case .variable(let open) = simplified(type) { open.literal?.isCollection == false } else { false }
      }
      if !paths.isEmpty, paths.count + literals == types.count { return paths }
    }
    return nil
  }

  /// Gives operands of which no more is known than that a literal is converted to them its default type: `reduce("") { $0 + $1.count }`.
  func bindFaultyOperands(_ active: [Constraint], _ bindings: [PotentialBindings]) -> Bool {
    for case .operation(let use) in active.map(\.kind) {
      for case .variable(let operand) in (use.arguments?.types ?? []).map(simplified) where operand.literal == nil {
        guard let potential = bindings.first(where: { $0.variable === operand }), potential.lower.isEmpty,
          potential.upper.allSatisfy(\.isAny), let literal = potential.literals.first?.literal,
          let standard = source.defaultType(of: literal)
        else { continue }
        // The other operand may say what the literal is: `reduce(0) { $0 + $1.price }`.
        let others = (use.arguments?.types ?? []).map(simplified).filter { !$0.isOpen }
        if others.contains(where: { accepts($0, literal) }) { continue }
        return unify(.variable(operand), standard)
      }
    }
    return false
  }

  /// Looks an operator up that not all operands are known of.
  func forceOperation(
    _ active: [Constraint], _ bindings: [PotentialBindings], _ isReady: (OverloadUse, [Type]) -> Bool
  ) throws -> Step? {
    lazy var places = VariableTable(bindings.map(\.variable.id))
    for (index, constraint) in active.enumerated() {
      guard case .operation(let use) = constraint.kind else { continue }
      var wanted: [Type] = []
      if case .variable(let result) = simplified(use.result), use.name != "~=" {
        if let place = places[result.id] {
          wanted = bindings[place].upper.filter { !$0.isAny }.map { $0.optionalPayload ?? $0 }
        }
        // A truth value says nothing about what is compared.
        if Self.comparisons.contains(use.name) { wanted.removeAll { $0.isNominal("Bool") } }
        if wanted.isEmpty, use.makesRange { wanted = valuesMatched(with: result, active) }
      }
      guard isReady(use, wanted) else { continue }
      // An operand of which no more is known than that a literal or a value is converted to it.
      let operands = Set(
        (use.arguments?.types ?? []).compactMap { operand -> Int? in
          if case .variable(let open) = simplified(operand).head { places[open.id] } else { nil }
        })
      let literals = operands.sorted().flatMap { bindings[$0].literals }.filter { $0.literal?.isCollection == false }
      let values = operands.sorted().flatMap { bindings[$0].lower }
      let rest = Array(active[..<index] + active[(index + 1)...])
      let simplification = try simplifyOperation(
        use, constraint.locator, isForced: true, wanted: wanted + values + literals.map(Type.variable))
      switch simplification {
      case .failed: return .stuck
      case .waiting: continue
      case .solved: return .proceed(rest)
      }
    }
    return nil
  }

  /// The types of what is matched with a range, which say what its bounds are: `case .low ... .high`.
  private func valuesMatched(with range: TypeVariable, _ active: [Constraint]) -> [Type] {
    active.compactMap { constraint in
      guard case .operation(let use) = constraint.kind, use.name == "~=", let types = use.arguments?.types,
        types.count == 2, isSame(range, simplified(types[0]))
      else { return nil }
      let value = simplified(types[1])
      return value.isOpen ? nil : value
    }
  }

  /// An operator between operands that begin with implicit members: `(.short & .lowercase).negated`.
  func operationOfProgram(_ active: [Constraint]) -> Step? {
    for (index, constraint) in active.enumerated() {
      guard case .operation(let use) = constraint.kind, let types = use.arguments?.types,
        types.allSatisfy({ isContextual(simplified($0)) })
      else { continue }
      let choices = operatorsOfProgram(use)
      if !choices.isEmpty { return .disjunction(index, use, choices) }
    }
    return nil
  }

  /// The operators of that name in the types of the program, whose generic parameters are open.
  func operatorsOfProgram(_ use: OverloadUse) -> [OverloadChoice] {
    let owners = (universe.operatorOwners[use.name] ?? []).filter { $0.kind != .protocolType && !$0.isNative }
    return source.operatorChoices(
      use.name, operands: owners.map { .nominal($0, $0.allGenerics.map { _ in variable() }) }, isPrefix: nil
    ).filter {
      $0.function?.parameters.count == use.arguments?.types.count && $0.function?.owner?.isNative == false
    }
  }
}
