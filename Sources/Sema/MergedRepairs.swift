import SyntaxTree
import Types

/// Repaired solutions that need as many fixes become one.
extension ConstraintSystem {
  /// One solution of those that need as many fixes: fixes that differ between the overloads of a use become one.
  func merged(_ solutions: [PartialSolution], choosing use: OverloadUse?) -> [PartialSolution] {
    guard let first = solutions.first, first.score[.fix] > 0 else { return ranked(solutions) }
    if solutions.count == 1 { return solutions }
    // Of the overloads of an operator those for certain types are meant, where they need as few fixes.
    if let use, case .operation = use.form {
      let plain = solutions.filter { solution in
        solution.chosen.first { $0.use === use }.map { isForCertainTypes($0.chosen.choice, use) } ?? false
      }
      if !plain.isEmpty, plain.count < solutions.count { return merged(plain, choosing: use) }
    }
    // An overload whose operands fit is likelier than one for which they do not, where something within the operands fails.
    if let use, case .operation = use.form {
      let fitting = solutions.filter { solution in
        solution.fixes.allSatisfy { fix in
          use.expr.range.holds(fix.locator.anchor.range) && (fix.isOfResult(of: use) || !fix.concerns(use))
        }
      }
      if !fitting.isEmpty, fitting.count < solutions.count { return merged(fitting, choosing: use) }
    }
    let others = solutions.dropFirst().map(\.fixes)
    let common = first.fixes.filter { fix in others.allSatisfy { $0.contains { $0.isSame(as: fix) } } }
    if common.count == first.fixes.count, others.allSatisfy({ $0.count == common.count }) { return [first] }
    let differing = solutions.map { $0.fixes.filter { fix in !common.contains { $0.isSame(as: fix) } } }
    // Where each overload lacks arguments, the first one's are asked for.
    if differing.allSatisfy({ $0.count == 1 && $0[0].isOfMissingArguments }) { return [first] }
    // Each overload fails inside a closure's body: the errors of the best-ranked overload are reported.
    if let use, differing.joined().allSatisfy({ use.holdsInClosure($0) }) { return [ranked(solutions).first ?? first] }
    var changes = first.changes.filter { change in
      guard case .fix(let fix) = change else { return true }
      return common.contains { $0.isSame(as: fix) }
    }
    let kind: Fix.Kind
    var place = use?.expr
    if let use, case .operation(_, let types) = use.form {
      if let text = interpolatedText(use, solutions) { return [text] }
      let whole = wholeComparisons[ObjectIdentifier(use.expr)] ?? use
      place = whole.expr
      kind = .operands(whole, whole.arguments?.types ?? types)
    } else if use == nil, let coalescing = coalescing(of: differing), let types = coalescing.arguments?.types {
      if let text = interpolatedText(coalescing, solutions) { return [text] }
      place = coalescing.expr
      kind = .operands(coalescing, types)
    } else if let use,
      differing.contains(where: { fixes in fixes.contains { $0.concerns(use) } }),
      differing.joined().allSatisfy({ use.expr.range.holds($0.locator.anchor.range) })
    {
      kind = .overloads(
        use, solutions.compactMap { $0.chosen.first { $0.use === use }?.chosen.choice }, lacking: differing[0],
        isUnmetByAll: differing.allSatisfy { $0.contains(where: \.isOfRequirement) })
    } else {
      // The failure is elsewhere, and the best overload of this use determines the fixes.
      return [ranked(solutions).first ?? first]
    }
    let anchor = place ?? first.fixes[0].locator.anchor
    changes.append(.fix(Fix(kind: kind, locator: ConstraintLocator(anchor, .result), scope: source.scope)))
    return [PartialSolution(changes: changes, score: first.score)]
  }

  /// True for an operator that is not a generic function. The library's operators on numbers and strings belong to their types, whatever
  /// protocol declares them here; an operator on a string and a substring represents a generic one.
  func isForCertainTypes(_ choice: OverloadChoice, _ use: OverloadUse) -> Bool {
    guard let function = choice.function, function.generics.isEmpty else { return false }
    if choice.throughProtocol {
      guard let base = choice.base, case .metatype(let owner) = base.head else { return false }
      return simplified(owner).declaresOperator(use.name)
    }
    guard function.owner?.isNative == true, let first = function.parameters.first?.type else { return true }
    return !first.isNominal("String") && !first.isNominal("Substring")
      || function.parameters.allSatisfy { Type.same($0.type, first) }
  }

  /// The solution in which what is written in a text is a text itself, which is most likely.
  private func interpolatedText(_ use: OverloadUse, _ solutions: [PartialSolution]) -> PartialSolution? {
    guard interpolatedValues.contains(where: { $0.isInParentheses(use.expr) }) else { return nil }
    return solutions.first { isText(use.result, in: $0) }
  }

  private func isText(_ type: Type, in solution: PartialSolution) -> Bool {
    let start = mark
    defer { rollBack(to: start) }
    apply(solution)
    return simplified(type).isNominal("String")
  }

  /// The `??` of which either side is at fault.
  private func coalescing(of fixes: [[Fix]]) -> OverloadUse? {
    let uses = fixes.map { $0.count == 1 ? coalescings[ObjectIdentifier($0[0].locator.anchor)] : nil }
    guard let use = uses[0], uses.allSatisfy({ $0?.expr === use.expr }) else { return nil }
    return use
  }
}

extension Fix {
  fileprivate var isOfMissingArguments: Bool {
    if case .arguments(_, _, .missing) = kind { true } else { false }
  }

  fileprivate var isOfRequirement: Bool { if case .requirement = kind { true } else { false } }

  /// Returns whether the fix is for a result of the use that does not have the expected type.
  fileprivate func isOfResult(of use: OverloadUse) -> Bool {
    if case .conversion(_, _, false) = kind { locator.anchor === use.expr } else { false }
  }

  /// Returns whether the fix is for the use itself or for one of its arguments.
  fileprivate func concerns(_ use: OverloadUse) -> Bool {
    locator.anchor === use.expr || use.arguments?.written.contains { $0.value === locator.anchor } == true
  }
}

extension SourceRange {
  func holds(_ other: SourceRange) -> Bool {
    file === other.file && start <= other.start && other.end <= end
  }
}

extension OverloadUse {
  /// Returns whether a fix is in the body of a closure argument.
  fileprivate func holdsInClosure(_ fix: Fix) -> Bool {
    arguments?.written.contains { argument in
      guard case .closure = argument.value.kind, argument.value !== fix.locator.anchor else { return false }
      return argument.value.range.holds(fix.locator.anchor.range)
    } ?? false
  }
}

extension Expr {
  /// Returns whether this is the given expression, possibly in parentheses.
  fileprivate func isInParentheses(_ inner: Expr) -> Bool {
    if case .parenthesized(let own) = kind { return own.isInParentheses(inner) }
    return self === inner
  }
}
