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
    case .keyPath(let root): result = resolveKeyPath(value, root, as: wanted)
    }
    if case .solved = result { add(.conversion(value.type, target, kind), locator) }
    return result
  }

  private func resolve(
    _ value: ContextualValue, _ name: String, as wanted: Type, _ locator: ConstraintLocator
  ) throws -> Simplification {
    guard case .function(let function) = wanted else { return .failed }
    var operands = function.parameters.map { simplified($0.type) }
    if operands.count == 1, case .tuple(let fields) = operands[0], fields.count > 1 {
      operands = fields.map { simplified($0.type) }
    }
    if operands.count == 2, case .tuple(let fields) = operands[0], !fields.isEmpty {
      // Tuples are compared where the comparison is written out.
      return .holds(
        unify(
          value.type,
          .function(
            FunctionType(parameters: operands.map { FunctionType.Parameter($0) }, result: universe.bool))))
    }
    let known = operands.filter { !$0.isOpen }
    if known.isEmpty { return .waiting }
    let choices = source.operatorChoices(name, operands: known, isPrefix: nil).filter {
      $0.function?.parameters.count == operands.count
    }
    let result = variable()
    guard unify(value.type, result) else { return .failed }
    let use = OverloadUse(value.expr, name, value.expr.range, .reference(labels: nil), .none, result: result)
    add(.disjunction(use, choices), locator)
    return .solved
  }

  private func resolveKeyPath(_ value: ContextualValue, _ written: Type?, as wanted: Type) -> Simplification {
    switch wanted {
    case .function(let function):
      guard function.parameters.count == 1 else { return .failed }
      if let written, !unify(written, function.parameters[0].type) { return .failed }
      let root = normalized(function.parameters[0].type)
      if root.hasVariables { return .waiting }
      guard let path = source.keyPathType(value.expr, root: root), let last = path.arguments.last else {
        return .failed
      }
      score[.keyPathFunction] += 1
      return .holds(
        unify(
          value.type, .function(FunctionType(parameters: [FunctionType.Parameter(root)], result: last))))
    case .nominal(let decl, let arguments):
      guard decl.isNative, decl.name.hasSuffix("KeyPath"), let first = arguments.first else { return .failed }
      if let written, !unify(written, first) { return .failed }
      let root = normalized(first)
      if root.hasVariables { return .waiting }
      guard let path = source.keyPathType(value.expr, root: root), let own = path.nominalDecl else { return .failed }
      // A path that can be written to may stand for one that is only read.
      let kinds = ["PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
      guard let have = kinds.firstIndex(of: own.name), let want = kinds.firstIndex(of: decl.name), want <= have else {
        return .failed
      }
      return .holds(unify(value.type, .nominal(decl, Array(path.arguments.prefix(arguments.count)))))
    default: return .failed
    }
  }

  /// `base[keyPath: path]`: a literal path begins at the base.
  func simplifyKeyPath(
    _ path: Type, of base: Type, _ result: Type, _ expr: Expr, _ locator: ConstraintLocator
  ) -> Simplification {
    if base.isOpen { return .waiting }
    if case .variable(let open) = path {
      guard contextualValues[open.id] != nil, !normalized(base).hasVariables else { return .waiting }
      guard let found = source.keyPathType(expr, root: normalized(base)), unify(path, found) else { return .failed }
      return simplifyKeyPath(found, of: base, result, expr, locator)
    }
    guard case .nominal(let decl, let arguments) = path, decl.isNative, decl.name.hasSuffix("KeyPath") else {
      return .failed
    }
    // Without the type of the value the path gives an `Any`, without its root an optional one.
    if arguments.isEmpty { return .holds(unify(result, universe.optional(.any))) }
    if arguments.count == 1 {
      add(.conversion(base, arguments[0], .value), locator)
      return .holds(unify(result, .any))
    }
    add(.conversion(base, arguments[0], .value), locator)
    return .holds(unify(result, arguments[1]))
  }

  /// A key path whose root is written needs no context.
  func resolveWithoutContext(_ value: ContextualValue) throws -> Bool {
    guard case .keyPath(let root?) = value.kind, !root.hasVariables,
      let path = source.keyPathType(value.expr, root: root)
    else { return false }
    return unify(value.type, path)
  }
}
