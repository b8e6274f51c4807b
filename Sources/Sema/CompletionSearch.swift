import Types

/// The search where an expression is completed: it leaves the hole open, and keeps what each overload of the call around it says.
extension ConstraintSystem {
  /// Returns whether a variable is the hole at the cursor, which the search leaves open.
  func isAtMark(_ variable: TypeVariable) -> Bool {
    if case .variable(let open)? = site?.hole.map(simplified) { open === variable } else { false }
  }

  /// The result of `? :` whose branch the hole is, with the type that is expected of it: the other branch does not decide it alone.
  func branchWithHole(_ active: [Constraint], _ bindings: [PotentialBindings]) -> (TypeVariable, Type)? {
    guard let hole = site?.hole.map(simplified) else { return nil }
    for case .conversion(let from, let to, _) in active.map(\.kind) where Type.same(simplified(from), hole) {
      guard case .variable(let open) = simplified(to), branches.contains(open.id) else { continue }
      let known = bindings.first { $0.variable === open }
      if let expected = known?.upper.first(where: { !$0.isAny }) { return (open, expected) }
    }
    return nil
  }

  /// Tries each of several ways to go on. All overloads of the use that ends with the mark are kept; of other ways the best one is.
  func exploreForCompletion(
    _ ways: [() throws -> Bool], _ rest: [Constraint], from start: Mark, choosing use: OverloadUse?,
    isDecisive: (PartialSolution, Int) -> Bool
  ) throws -> [PartialSolution] {
    let keepsAll = use.map(endsWithMark) ?? false
    let inner = mark
    var best: [[PartialSolution]] = []
    for (position, way) in ways.enumerated() {
      try countStep()
      defer { rollBack(to: inner) }
      guard try way() else { continue }
      let known = best.first?.first?.score
      if !keepsAll, let known, known < score { continue }
      let tried = mark
      let found = try solve(rest).sorted { $0.score < $1.score }.map { solution in
        apply(solution)
        defer { rollBack(to: tried) }
        return partialSolution(since: start)
      }
      guard let first = found.first else { continue }
      if !keepsAll, let known {
        if known < first.score { continue }
        if first.score < known { best = [] }
      }
      best.append(found)
      if !keepsAll, isDecisive(best[0][0], position) { break }
    }
    rollBack(to: start)
    if keepsAll { return best.flatMap { $0 } }
    // The rank decides between ways of one score.
    var chosen: [PartialSolution] = []
    for found in best where chosen.isEmpty || compare(found[0], chosen[0]) == .better { chosen = found }
    return chosen
  }

  /// Solves components one by one; none where one of them has no solution. Several solutions are those of the one with the mark.
  func solveForCompletion(_ components: [[Constraint]], from start: Mark) throws -> [PartialSolution] {
    var several: [PartialSolution] = []
    var before = score
    for component in components {
      let found = try solve(component)
      guard let first = found.first else {
        rollBack(to: start)
        return []
      }
      if found.count > 1, first.chosen.contains(where: { endsWithMark($0.use) }) {
        several = found
        before = score
      } else {
        apply(first)
      }
    }
    defer { rollBack(to: start) }
    if several.isEmpty { return [partialSolution(since: start)] }
    let (others, after) = (mark, score)
    return several.map { solution in
      apply(solution)
      defer { rollBack(to: others) }
      score.add(after, since: before)
      return partialSolution(since: start)
    }
  }
}
