import SyntaxTree
import Types

/// Ranking of solutions with equal scores, by the declarations that they chose: the more specialised one wins.
extension ConstraintSystem {
  /// The best of these solutions; several where none is better than all others.
  func ranked(_ solutions: [PartialSolution]) -> [PartialSolution] {
    if solutions.count < 2 { return solutions }
    let best = solutions.filter { one in !solutions.contains { compare($0, one) == .better } }
    // Of declarations of the library one is always meant.
    guard let first = best.first, best.dropFirst().allSatisfy({ differOnlyInLibrary(first, $0) }) else { return best }
    return [first]
  }

  private func differOnlyInLibrary(_ one: PartialSolution, _ other: PartialSolution) -> Bool {
    var others: [OverloadUse.Key: ChosenOverload] = [:]
    for (use, chosen) in other.chosen { others[use.key] = chosen }
    return one.chosen.allSatisfy { use, chosen in
      guard let against = others[use.key], let a = chosen.choice.function,
        let b = against.choice.function, a !== b
      else { return true }
      return a.declaredAt == nil && b.declaredAt == nil
    }
  }

  enum Order { case better, worse, equal }

  func compare(_ one: PartialSolution, _ other: PartialSolution) -> Order {
    var others: [OverloadUse.Key: ChosenOverload] = [:]
    for (use, chosen) in other.chosen { others[use.key] = chosen }
    var isBetter = false
    var isWorse = false
    for (use, chosen) in one.chosen {
      guard let against = others[use.key] else { continue }
      let (a, b) = (rank(chosen, use), rank(against, use))
      if a.lexicographicallyPrecedes(b) { isBetter = true }
      if b.lexicographicallyPrecedes(a) { isWorse = true }
      if a == b, chosen.choice.function !== against.choice.function {
        let isSpecial = isAsSpecialized(chosen.choice, as: against.choice)
        if isSpecial != isAsSpecialized(against.choice, as: chosen.choice) {
          isBetter = isBetter || isSpecial
          isWorse = isWorse || !isSpecial
        }
      }
    }
    return isBetter == isWorse ? .equal : isBetter ? .better : .worse
  }

  /// Tells whether the parameters of one function without generic parameters convert to those of another.
  private func isAsSpecialized(_ one: OverloadChoice, as other: OverloadChoice) -> Bool {
    guard let function = one.function, let against = other.function, function.generics.isEmpty,
      against.generics.isEmpty, function.parameters.count == against.parameters.count
    else { return false }
    let start = mark
    defer { rollBack(to: start) }
    let conversions = zip(function.parameters, against.parameters).map { parameter, wanted in
      Constraint(
        .conversion(
          parameter.type.substituting(one.substitution), wanted.type.substituting(other.substitution), .argument),
        nowhere)
    }
    return (try? simplifyAll(conversions)) != nil
  }

  private func rank(_ chosen: ChosenOverload, _ use: OverloadUse) -> [Int] {
    let choice = chosen.choice
    let function = choice.function
    let isNative = function?.declaredAt == nil ? 1 : 0
    let isDefault = choice.throughProtocol && function?.isRequirement == false ? 1 : 0
    if case .operation = use.form {
      return [
        function?.generics.count ?? 0, isDefault, isNative, choice.throughProtocol ? 1 : 0, choice.distance,
      ]
    }
    let thrown = function?.thrownParameter == nil ? 0 : 1
    return [
      isMeantForOthers(function, use) ? 1 : 0, chosen.matching?.variadicsUsed ?? 0, chosen.matching?.defaultsUsed ?? 0,
      -(function?.keyPathCapability ?? 0),
      (function?.generics.count ?? 0) - thrown, isDefault, -(choice.requirements.count - thrown),
      choice.distance, isNative,
    ]
  }

  /// Tells whether a native overload is meant for other texts than the one that is written out here.
  private func isMeantForOthers(_ function: FunctionDecl?, _ use: OverloadUse) -> Bool {
    guard let isMeantFor = function?.isMeantFor,
      case .stringLiteral(let segments)? = use.arguments?.written.first?.value.kind
    else { return false }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return false }
      text += part
    }
    return !isMeantFor(text)
  }
}

extension OverloadChoice {
  /// The requirements of the declaration.
  fileprivate var requirements: [Requirement] {
    if case .variable(let variable) = target { variable.requirements } else { function?.requirements ?? [] }
  }
}
