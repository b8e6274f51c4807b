import SyntaxTree
import Types

/// The repaired solution of an expression, and the fixes that diagnosis reports.
extension ConstraintSystem {
  /// The declaration that a use refers to in the repaired solution.
  package func choice(for use: OverloadUse) -> OverloadChoice? { overloads[use.key]?.chosen.choice }

  /// The overload that a use refers to in the repaired solution, with the types of its generic parameters.
  package func chosen(for use: OverloadUse) -> ChosenOverload? { overloads[use.key]?.chosen }

  /// The use that an expression is in the repaired solution.
  package func use(at expr: Expr) -> OverloadUse? {
    overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: false)]?.use
  }

  /// The declaration that an expression refers to in the repaired solution.
  package func choice(at expr: Expr) -> OverloadChoice? {
    overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: false)]?.chosen.choice
  }

  /// The type of an expression in the repaired solution.
  package func shownType(of expr: Expr) -> Type? { types[ObjectIdentifier(expr)].map(shown) }

  /// The closures of several statements whose types are known in the repaired solution, apart from those in calls that fixes are of.
  package func separateClosures(beside fixes: [Fix]) -> [(expr: Expr, type: FunctionType, scope: Scope)] {
    // A body is also checked if only the number of its closure's parameters is wrong; the result may be open then.
    let miscounted = fixes.filter(\.isOfParameterCount).map(\.locator.anchor)
    let fixes = fixes.filter { !$0.isOfParameterCount }
    let concerned = fixes.compactMap { use(concernedBy: $0)?.expr }
    let found = closures.values.compactMap { use -> (expr: Expr, type: FunctionType, scope: Scope)? in
      guard use.expr.hasSeparateBody, case .function(var type) = shown(use.type).head else { return nil }
      let isMiscounted = miscounted.contains { $0 === use.expr }
      if isMiscounted, case .function(let plain) = normalized(use.type),
        plain.result.contains({ $0.isVariable || $0.isError })
      {
        type.result = .error
      }
      guard !builtClosures.contains(ObjectIdentifier(use.expr)),
        !Type.function(type).hasVariables, !type.parameters.contains(where: \.type.hasError),
        isMiscounted || !type.result.hasError,
        !fixes.contains(where: { use.expr.range.holds($0.locator.anchor.range) }),
        !concerned.contains(where: { call in
          overloads[OverloadUse.Key(expr: ObjectIdentifier(call), isApplied: false)]?.use.arguments?.written
            .contains { $0.value === use.expr } == true
        })
      else { return nil }
      return (use.expr, type, use.scope)
    }
    return found.sorted { $0.expr.range.start < $1.expr.range.start }
  }

  /// The call that a fix is of, or of an argument of.
  package func use(concernedBy fix: Fix) -> OverloadUse? {
    switch fix.kind {
    case .arguments(let use, _, _), .requirement(_, let use), .overloads(let use, _, _, _): return use
    default: break
    }
    return use(withArgument: fix.locator.anchor)
  }

  /// The fixes of the best repaired solution, in the order of the text; none where the system is satisfied or cannot be repaired.
  package func diagnose(_ expr: Expr, expecting expected: Type?, isUnwrapped: Bool = false) throws -> [Fix] {
    isRepairing = true
    let start = mark
    do {
      guard try repair(expr, expecting: expected, isUnwrapped, since: start) else { return [] }
    } catch let excess as BudgetExceeded {
      // An unknown name is an error regardless of the unsolved rest.
      let names = fixes.filter(\.isOfUnknownName)
      if names.isEmpty { throw excess }
      return names.sorted { $0.locator.anchor.range.start < $1.locator.anchor.range.start }
    }
    if expr.takesTypeFromContext, fixes.allSatisfy(\.isOfArguments) {
      let found = partialSolution(since: start)
      rollBack(to: start)
      let isSolved = try orOutOfBudget { try solve(expr, before: expected) }
      if !isSolved || score[.fix] >= found.score[.fix] {
        rollBack(to: start)
        apply(found)
      }
    }
    let needed = reconsiderations(of: fixes, in: expr, expecting: expected)
    if !needed.isEmpty {
      let found = partialSolution(since: start)
      defer { reconsidered = nil }
      for need in needed {
        rollBack(to: start)
        reconsidered = need
        let isRepaired = try orOutOfBudget { try repair(expr, expecting: expected, isUnwrapped, since: start) }
        if isRepaired, score[.fix] <= found.score[.fix] { break }
        rollBack(to: start)
        apply(found)
      }
    }
    let found = withoutConsequences(withoutRenamed(withOperands(withClosuresOnce(fixes))))
    return withLabelsOfOverloads(found, in: expr, expecting: expected).sorted {
      $0.locator.anchor.range.start < $1.locator.anchor.range.start
    }
  }

  /// Solves an expression with fixes and applies the best solution; false where it cannot be repaired.
  private func repair(
    _ expr: Expr, expecting expected: Type?, _ isUnwrapped: Bool, since start: Mark
  ) throws -> Bool {
    let type = try generateChain(expr)
    if isUnwrapped { add(.conversion(type, universe.optional(variable()), .value), ConstraintLocator(expr)) }
    if let expected { add(.conversion(type, expected, .value), ConstraintLocator(expr)) }
    let constraints = worklist
    worklist = []
    guard let best = try solve(constraints).first else { return false }
    apply(best)
    _ = applyDefaults(since: start)
    try? solvePostponed()
    recordInterpolated()
    return true
  }

  /// Solves an expression without its context, and then repairs what the context expects; false where there is no solution.
  private func solve(_ expr: Expr, before expected: Type?) throws -> Bool {
    isRepairing = false
    defer { isRepairing = true }
    let type: Type
    do { type = try generateChain(expr) } catch is UnsupportedConstruct { return false }
    if let expected { add(.conversion(type, expected, .value), ConstraintLocator(expr)) }
    let context = worklist.filter { $0.isOfContext(of: expr) }
    let own = worklist.filter { constraint in !context.contains { $0 === constraint } }
    worklist = []
    let found = try solve(own)
    guard !context.isEmpty, found.count == 1 else { return false }
    apply(found[0])
    isRepairing = true
    guard let rest = try solve(context).first else { return false }
    apply(rest)
    return true
  }

  /// A further trial that takes too many steps is none.
  private func orOutOfBudget(_ trial: () throws -> Bool) throws -> Bool {
    do { return try trial() } catch is BudgetExceeded { return false }
  }

  /// A closure whose body is at fault is checked as a whole, effects included.
  private func withClosuresOnce(_ fixes: [Fix]) -> [Fix] {
    fixes.filter { fix in
      guard fix.locator.element == .closureEffects else { return true }
      return !fixes.contains { $0.locator.anchor === fix.locator.anchor && $0.isOfClosureBody }
    }
  }

  /// An argument with another label is hardly meant for the parameter at its position where that need not be given: its type is no
  /// further error. Nor are the types of arguments in another order.
  private func withoutRenamed(_ fixes: [Fix]) -> [Fix] {
    let renamed = fixes.flatMap { fix -> [Expr] in
      guard case .arguments(let use, let parameters, let obstacle) = fix.kind, let written = use.arguments?.written
      else { return [] }
      let mismatch = ArgumentMatching.mismatch(obstacle, written, parameters)
      if case .wrongOrder = mismatch.kind { return written.map(\.value) }
      guard let labels = mismatch.labels else { return [] }
      return zip(written, labels).compactMap { argument, label in
        let isOptional = parameters.contains { $0.label == label && $0.hasDefault }
        return argument.label != nil && label != nil && argument.label != label && isOptional ? argument.value : nil
      }
    }
    return fixes.filter { fix in
      if case .conversion = fix.kind { !renamed.contains { $0 === fix.locator.anchor } } else { true }
    }
  }

  /// A type whose arguments do not meet its requirements is none: what else a call requires of a value of it is no further error.
  private func withoutConsequences(_ fixes: [Fix]) -> [Fix] {
    let faulty = fixes.compactMap { fix -> Expr? in
      guard case .requirement(_, let use) = fix.kind, fix.locator.element == .typeRequirement, use.namesTypeArguments
      else { return nil }
      return fix.locator.anchor
    }
    return fixes.filter { fix in
      guard case .requirement(_, let use) = fix.kind else { return true }
      return use.arguments?.written.contains { argument in faulty.contains { $0 === argument.value } } != true
    }
  }

  /// Returns whether the operand to be joined or compared with a collection is another collection, or generic: a wrong element type is then
  /// as likely an error as a wrong operand type.
  private func joinsCollections(_ use: OverloadUse, _ fix: Fix) -> Bool {
    if ["==", "!="].contains(use.name), case .conversion(let given, let wanted, _) = fix.kind,
      simplified(wanted).isNominal("String")
    {
      return ["Array", "ReversedCollection"].contains { simplified(given).isNominal($0) }
    }
    guard use.name == "+", case .conversion(let given, let wanted, _) = fix.kind,
      simplified(wanted).isNominal("Array") || simplified(wanted).isNominal("String")
    else { return false }
    switch simplified(given).head {
    case .parameter: return simplified(wanted).isNominal("Array")
    case .nominal: return simplified(given).isNominal("Array")
    default: return false
    }
  }

  /// Returns whether neither bound of a range has the expected type.
  private func lacksExpectedBounds(_ use: OverloadUse, _ chosen: ChosenOverload) -> Bool {
    guard use.makesRange, let (written, types) = use.arguments, let bound = shown(use.result).rangeBound else {
      return false
    }
    return !zip(written, types).contains { operand, type in
      let own = operand.value.literal.flatMap { source.defaultType(of: $0) } ?? shown(type)
      return Type.same(own, bound)
    }
  }

  /// Returns whether a fix is for an `Int` by which a value of a nonstandard type is multiplied or divided. The library scales time
  /// intervals of any type, so the other operand may be wrong instead.
  private func scalesStretchOfTime(_ use: OverloadUse, _ fix: Fix) -> Bool {
    guard ["*", "/"].contains(use.name), let (written, types) = use.arguments, written.count == 2,
      written[1].value === fix.locator.anchor, simplified(types[1]).isNominal("Int"),
      let decl = simplified(types[0]).nominalDecl
    else { return false }
    return !universe.isStandard(decl)
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
      // Tuples have comparisons of their own, between which it is not decided.
      let isGeneric =
        !isForCertainTypes(chosen.choice, use)
        || Self.comparisons.contains(use.name)
          && types.contains { if case .tuple = simplified($0) { true } else { false } }
      if lacksExpectedBounds(use, chosen) { continue }
      let isMeant =
        own.count == 1 && !isGeneric && !found.contains { isOfResult($0, of: use.expr) }
        && !scalesStretchOfTime(use, own[0])
        && !joinsCollections(use, own[0])
      if own.isEmpty || isMeant { continue }
      found.removeAll { fix in own.contains { $0.locator.anchor === fix.locator.anchor } }
      found.append(Fix(kind: .operands(use, types), locator: ConstraintLocator(use.expr), scope: own[0].scope))
    }
    // The result type of an operator with wrong operands has no significance.
    for case .operands(let use, _) in found.map(\.kind) { found.removeAll { isOfResult($0, of: use.expr) } }
    return found
  }

  private func isOfResult(_ fix: Fix, of operation: Expr) -> Bool {
    if case .conversion(_, _, false) = fix.kind { fix.locator.anchor === operation } else { false }
  }
}

extension Constraint {
  /// Returns whether the constraint converts the value of an expression, or of an assignment, to its contextual type.
  fileprivate func isOfContext(of expr: Expr) -> Bool {
    guard case .conversion(_, _, .value) = kind else { return false }
    return locator.element == .assigned || locator.element == .whole && locator.anchor === expr
  }
}

extension Expr {
  /// True for a call, or the assignment of one, whose generic parameters may be what the context expects.
  fileprivate var takesTypeFromContext: Bool {
    switch kind {
    case .call: true
    case .assignment(_, let value): value.takesTypeFromContext
    case .tryExpression(_, let inner), .awaitExpression(let inner), .parenthesized(let inner), .forceUnwrap(let inner):
      inner.takesTypeFromContext
    default: false
    }
  }
}

extension Fix {
  /// True for a fix of an unknown name.
  var isOfUnknownName: Bool { if case .name = kind { true } else { false } }

  /// True for a fix of arguments or operands with unexpected types.
  fileprivate var isOfArguments: Bool {
    switch kind {
    case .conversion(_, _, let isArgument): isArgument
    case .operands: true
    default: false
    }
  }

  fileprivate var isOfParameterCount: Bool { if case .closureParameters = kind { true } else { false } }

  fileprivate var isOfClosureBody: Bool {
    if case .closure = kind { locator.element != .closureEffects } else { false }
  }
}

extension OverloadUse {
  /// True for a generic type whose arguments are written.
  package var namesTypeArguments: Bool {
    guard case .type(.nominal(_, let arguments)) = receiver else { return false }
    return !arguments.contains { if case .variable = $0 { true } else { false } }
  }
}
