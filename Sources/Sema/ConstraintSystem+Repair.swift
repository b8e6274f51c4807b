import SyntaxTree
import Types

/// Solving a failed system once more: a constraint that cannot hold is dropped with a fix, and what depends on it is a hole, a variable
/// bound to the error type, for which every constraint holds.
extension ConstraintSystem {
  /// Records a fix, unless one is known for that place.
  func record(_ kind: Fix.Kind, at locator: ConstraintLocator) {
    if fixes.contains(where: { $0.locator.anchor === locator.anchor && $0.locator.isSameElement(as: locator) }) {
      return
    }
    let fix = Fix(kind: kind, locator: locator, scope: source.scope)
    record(fix)
    score[.fix] += fix.impact
  }

  /// A name without a declaration: a hole where the system is diagnosed.
  func hole(forName expr: Expr) throws -> Type {
    guard isRepairing else { throw unknown(expr) }
    record(.name, at: ConstraintLocator(expr))
    return .error
  }

  /// Makes a type, where it is a variable, a hole.
  func punch(_ type: Type) {
    if case .variable(let variable) = simplified(type) { bind(variable, to: .error) }
  }

  func isHole(_ type: Type) -> Bool { simplified(type).contains { $0.isError } }

  /// Drops a constraint that cannot hold; false where no fix is known for it.
  func repair(_ constraint: Constraint) -> Bool {
    guard isRepairing else { return false }
    let locator = constraint.locator
    switch constraint.kind {
    case .conversion(let from, let to, let kind):
      let (given, wanted) = (locator.whole?.given ?? from, locator.whole?.wanted ?? to)
      if isHole(given) || isHole(wanted) || isHole(from) || isHole(to) { return true }
      var isArgument = true
      if case .value = kind { isArgument = false }
      if locator.isUnknown { return false }
      if case .variable(let open) = from.head, closures[open.id] != nil || contextualValues[open.id] != nil {
        record(.other, at: locator)
        return true
      }
      record(.conversion(given: given, wanted: wanted, isArgument: isArgument), at: locator)
      return true
    case .equality(let left, let right): return isHole(left) || isHole(right)
    case .requirement(let requirement):
      if requirement.types.contains(where: isHole) { return true }
      guard let use = overloads[OverloadUse.Key(expr: ObjectIdentifier(locator.anchor), isApplied: false)]?.use else {
        return false
      }
      record(.requirement(requirement, use), at: locator)
      return true
    case .member(let use, let base):
      defer { punch(use.result) }
      if !isHole(base) { record(.member(use, base: base), at: locator) }
      return true
    case .implicitBase(let owner, let whole, _):
      guard isHole(whole) else { return false }
      punch(owner)
      return true
    case .operation(let use), .disjunction(let use, _):
      guard let types = use.arguments?.types, case .operation = use.form else { return false }
      defer { punch(use.result) }
      if !types.contains(where: isHole) { record(.operands(use, types), at: locator) }
      return true
    case .application(let function, let use):
      defer { punch(use.result) }
      if isHole(function) { return true }
      guard case .function = simplified(function) else {
        if !source.members(named: "callAsFunction", of: simplified(function)).isEmpty { return false }
        record(.callee(use, function), at: locator)
        return true
      }
      return false
    case .payload(let optional, let payload):
      if isHole(optional) {
        punch(payload)
        return true
      }
      let type = simplified(optional)
      switch locator.anchor.kind {
      case .forceUnwrap, .bindOptional: break
      default: return false
      }
      guard !type.isOpen, type.optionalPayload == nil, !locator.isUnknown else { return false }
      record(.unwrapping(type), at: locator)
      return unify(payload, type)
    case .closureResult(let value, let result, _): return isHole(value) || isHole(result)
    case .chain(let inner, let result):
      guard isHole(inner) || isHole(result) else { return false }
      punch(result)
      return true
    case .keyPathApplication(_, let base, let result, _):
      guard isHole(base) else { return false }
      punch(result)
      return true
    case .alternatives, .penalty, .contextualValue, .closure, .conjunction: return false
    }
  }

  /// The matching of arguments that do not fit: those that have a parameter at their position, where only labels are wrong.
  func repairedMatching(
    _ obstacle: ArgumentMatching.Obstacle, _ use: OverloadUse, _ parameters: [CallParameter]
  ) -> ArgumentMatching? {
    guard isRepairing, let written = use.arguments?.written else { return nil }
    record(.arguments(use, parameters, obstacle), at: ConstraintLocator(use.expr))
    if case .missing(_, let bindings) = obstacle { return ArgumentMatching(bindings: bindings) }
    if let labels = ArgumentMatching.mismatch(obstacle, written, parameters).labels {
      let trailing = written.dropFirst(labels.count).map(\.label)
      let corrected = zip(written, labels + trailing).map {
        Expr.Argument(label: $1, value: $0.value, isTrailing: $0.isTrailing)
      }
      let found = ArgumentMatching.match(corrected, to: parameters, couldBeFunction: { couldBeFunction($0) })
      if case .success(let matching) = found { return matching }
    }
    return ArgumentMatching(bindings: parameters.map { _ in [] })
  }

  /// Where a system with fixes is stuck, a variable that nothing binds becomes a hole.
  func punchHole(_ active: [Constraint]) -> Bool {
    guard isRepairing, score[.fix] > 0 else { return false }
    let bindings = potentialBindings(active)
    guard let open = bindings.first(where: { $0.variable.literal == nil && $0.variable.binding == nil }) else {
      return false
    }
    bind(open.variable, to: .error)
    return true
  }

  /// One solution of those that need as many fixes: fixes that differ between the overloads of a use become one.
  func merged(_ solutions: [PartialSolution], choosing use: OverloadUse?) -> [PartialSolution] {
    guard let first = solutions.first, first.score[.fix] > 0 else { return ranked(solutions) }
    if solutions.count == 1 { return solutions }
    let others = solutions.dropFirst().map(\.fixes)
    let common = first.fixes.filter { fix in others.allSatisfy { $0.contains { $0.isSame(as: fix) } } }
    if common.count == first.fixes.count, others.allSatisfy({ $0.count == common.count }) { return [first] }
    let differing = solutions.map { $0.fixes.filter { fix in !common.contains { $0.isSame(as: fix) } } }
    // Where each overload lacks arguments, the first one's are asked for.
    if differing.allSatisfy({ $0.count == 1 && $0[0].isOfMissingArguments }) { return [first] }
    var changes = first.changes.filter { change in
      guard case .fix(let fix) = change else { return true }
      return common.contains { $0.isSame(as: fix) }
    }
    let kind: Fix.Kind
    if let use, case .operation(_, let types) = use.form {
      kind = .operands(use, types)
    } else if let use, differing.joined().allSatisfy({ $0.concerns(use) }) {
      kind = .overloads(use, solutions.compactMap { $0.chosen.first { $0.use === use }?.chosen.choice })
    } else {
      kind = .other
    }
    let anchor = use?.expr ?? first.fixes[0].locator.anchor
    changes.append(.fix(Fix(kind: kind, locator: ConstraintLocator(anchor, .result), scope: source.scope)))
    return [PartialSolution(changes: changes, score: first.score)]
  }

  /// A type as a diagnostic shows it: literals that nothing constrains have their default types.
  package func shown(_ type: Type) -> Type {
    func settle(_ type: Type) {
      _ = type.contains {
        if case .variable(let variable) = $0, variable.literal != nil, let standard = standardType(of: variable) {
          settle(standard)
          bind(variable, to: standard)
        }
        return false
      }
    }
    settle(normalized(type))
    return normalized(type)
  }

  /// The declaration that a use refers to in the repaired solution.
  package func choice(for use: OverloadUse) -> OverloadChoice? { overloads[use.key]?.chosen.choice }

  /// The fixes of the best repaired solution, in the order of the text; none where the system is satisfied or cannot be repaired.
  package func diagnose(_ expr: Expr, expecting expected: Type?) throws -> [Fix] {
    isRepairing = true
    let type = try generateChain(expr)
    if let expected { add(.conversion(type, expected, .value), ConstraintLocator(expr)) }
    let constraints = worklist
    worklist = []
    guard let best = try solve(constraints).first else { return [] }
    apply(best)
    _ = applyDefaults()
    return withOperands(fixes).sorted { $0.locator.anchor.range.start < $1.locator.anchor.range.start }
  }

  /// Fixes of both operands, or of one operand of a generic operator, are one fix of the operator.
  private func withOperands(_ fixes: [Fix]) -> [Fix] {
    var found = fixes
    for (use, chosen) in overloads.values {
      guard case .operation(let written, let types) = use.form else { continue }
      let own = found.filter { fix in
        guard case .conversion(_, _, true) = fix.kind else { return false }
        return written.contains { $0.value === fix.locator.anchor }
      }
      let isGeneric = chosen.choice.throughProtocol || chosen.choice.function?.generics.isEmpty == false
      guard own.count > 1 || own.count == 1 && isGeneric else { continue }
      found.removeAll { fix in own.contains { $0.locator.anchor === fix.locator.anchor } }
      found.append(Fix(kind: .operands(use, types), locator: ConstraintLocator(use.expr), scope: own[0].scope))
    }
    return found
  }
}

extension ConstraintLocator {
  fileprivate func isSameElement(as other: ConstraintLocator) -> Bool { element == other.element }
  /// The locator of constraints that arise inside unification.
  fileprivate var isUnknown: Bool { anchor.range.file.text.isEmpty }
}

extension Fix {
  fileprivate var isOfMissingArguments: Bool {
    if case .arguments(_, _, .missing) = kind { true } else { false }
  }

  /// Tells whether it is a fix of a use itself or of one of its arguments.
  fileprivate func concerns(_ use: OverloadUse) -> Bool {
    locator.anchor === use.expr || use.arguments?.written.contains { $0.value === locator.anchor } == true
  }
}

extension ConstraintSystem.PartialSolution {
  var fixes: [Fix] { changes.compactMap { if case .fix(let fix) = $0 { fix } else { nil } } }
}

extension Requirement {
  fileprivate var types: [Type] {
    switch self {
    case .conformance(let type, _), .classBound(let type): [type]
    case .superclass(let a, let b), .sameType(let a, let b): [a, b]
    }
  }
}
