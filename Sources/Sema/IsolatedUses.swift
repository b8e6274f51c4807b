import Types

/// Uses that only their result connects to the rest of a system, as `String(i)` in a chain of `+`: of the choices with one result
/// the best is found without the rest, so that independent uses are not tried in all combinations.
extension ConstraintSystem {
  enum IsolatedSolutions {
    /// The use has other connections, or its choices no known result.
    case dependent
    case decided(PartialSolution, rest: [Constraint])
    /// One way for each result, and for each choice whose result the rest decides.
    case ways([() throws -> Bool], rest: [Constraint])
  }

  func solveApart(
    _ index: Int, _ use: OverloadUse, _ choices: [OverloadChoice], _ active: [Constraint]
  ) throws -> IsolatedSolutions {
    // The type of an unapplied reference also depends on the types of its parameters.
    if use.isOperation || use.arguments == nil { return .dependent }
    let (groups, open) = try grouped(choices)
    guard groups.contains(where: { $0.count > 1 }), let parts = apart(index, of: use, in: active) else {
      return .dependent
    }
    let locator = active[index].locator
    let inside = parts.inside.map { active[$0] }
    let outside = parts.outside.map { active[$0] }
    var ways: [() throws -> Bool] = []
    var known: [PartialSolution] = []
    for group in groups {
      let found = try solve([Constraint(.disjunction(use, group), locator)] + inside)
      guard let solution = found.first else { continue }
      // Diagnosis compares what each choice lacks.
      if found.count > 1 || score[.fix] < solution.score[.fix] { return .dependent }
      known.append(solution)
      ways.append {
        self.apply(solution)
        return true
      }
    }
    if known.count == 1, open.isEmpty { return .decided(known[0], rest: outside) }
    for choice in open {
      ways.append {
        self.worklist += inside
        return try self.choose(choice, for: use)
      }
    }
    return .ways(ways, rest: outside)
  }

  /// The choices whose results have no open parts, by result, and the others.
  private func grouped(_ choices: [OverloadChoice]) throws -> (groups: [[OverloadChoice]], open: [OverloadChoice]) {
    var groups: [(result: Type, choices: [OverloadChoice])] = []
    var open: [OverloadChoice] = []
    for choice in choices {
      guard let result = try closedResult(of: choice) else {
        open.append(choice)
        continue
      }
      if let known = groups.firstIndex(where: { Type.same($0.result, result) }) {
        groups[known].choices.append(choice)
      } else {
        groups.append((result, [choice]))
      }
    }
    return (groups.map(\.choices), open)
  }

  /// Returns the result type of a choice; nil if it contains open generic parameters of the declaration or its owner.
  private func closedResult(of choice: OverloadChoice) throws -> Type? {
    let generics: [GenericParameter]
    switch choice.target {
    case .function(let function): generics = function.generics
    case .subscripting(let declaration): generics = declaration.getter.generics
    case .memberwise: generics = []
    case .enumCase, .variable, .tupleElement: return nil
    }
    let result = simplified(try resultType(of: choice, choice.substitution))
    let isOpen = result.contains {
      switch $0 {
      case .variable: true
      case .parameter(let parameter): generics.contains { $0 === parameter }
      default: false
      }
    }
    return isOpen || result.isError ? nil : result
  }
}
