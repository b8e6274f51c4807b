import SyntaxTree
import Types

/// Operators and key paths as values: the type that is expected says what they are.
extension ConstraintSystem {
  func simplify(
    _ value: ContextualValue, as target: Type, _ kind: Constraint.ConversionKind, _ locator: ConstraintLocator
  ) throws -> Simplification {
    var wanted = simplified(target)
    while let payload = wanted.optionalPayload { wanted = simplified(payload) }
    if wanted.isOpen || wanted.isAny { return .waiting }
    let result: Simplification
    switch value.kind {
    case .operation(let name): result = try resolve(value, name, as: wanted, locator)
    case .keyPath(let use): result = resolve(value, use, as: wanted)
    }
    if case .solved = result { add(.conversion(value.type, target, kind), locator) }
    return result
  }

  /// Returns whether the constraint converts a closure, a key path or an operator reference, whose type the context determines.
  func isOfContextualValue(_ constraint: Constraint) -> Bool {
    guard case .conversion(let value, _, _) = constraint.kind, case .variable(let open) = value.head else {
      return false
    }
    return isBoundByContext(open)
  }

  private func resolve(
    _ value: ContextualValue, _ name: String, as wanted: Type, _ locator: ConstraintLocator
  ) throws -> Simplification {
    guard case .function(let function) = wanted else { return .failed }
    noteInputs(of: function)
    var operands = function.parameters.map { simplified($0.type) }
    if operands.count == 1, case .tuple(let fields) = operands[0], fields.count > 1 {
      operands = fields.map { simplified($0.type) }
    }
    if operands.count == 2, case .tuple(let fields) = operands[0], !fields.isEmpty,
      operators(on: fields, among: source.operatorChoices(name, operands: operands, isPrefix: nil)).isEmpty
    {
      // Tuples are compared where the comparison is written out.
      return .holds(
        unify(
          value.type,
          .function(
            FunctionType(parameters: operands.map { FunctionType.Parameter($0) }, result: universe.bool))))
    }
    let known = operands.filter { !$0.isOpen }
    if known.isEmpty { return .waiting }
    // The operators of all types are candidates, since the type of the first operand may be unknown: `reduce(Total(), +)`.
    let owners = (universe.operatorOwners[name] ?? []).filter { $0.kind != .protocolType }.map { owner in
      Type.nominal(owner, owner.allGenerics.map { _ in variable() })
    }
    let choices = source.operatorChoices(name, operands: known + owners, isPrefix: nil).filter {
      $0.function?.parameters.count == operands.count
    }
    if isRepairing, !choices.contains(where: { mayTake(operands, $0) }) {
      record(.operatorReference(name: name), at: ConstraintLocator(value.expr))
      return .holds(unify(value.type, wanted))
    }
    let result = variable()
    guard unify(value.type, result) else { return .failed }
    let use = OverloadUse(value.expr, name, value.expr.range, .reference(labels: nil), .none, result: result)
    add(.disjunction(use, choices), locator)
    return .solved
  }

  /// Returns whether an operator accepts operands of these types, as far as they are known.
  private func mayTake(_ operands: [Type], _ choice: OverloadChoice) -> Bool {
    guard let function = choice.function else { return false }
    let start = mark
    defer { rollBack(to: start) }
    let substitution = function.generics.reduce(into: choice.substitution) { $0[$1] = variable() }
    return zip(function.parameters, operands).allSatisfy { parameter, operand in
      unify(normalized(parameter.type.substituting(substitution)), operand)
    }
  }
}
