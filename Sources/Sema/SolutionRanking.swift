import SyntaxTree
import Types

/// Ranking of solutions with equal scores, by the declarations that they chose: the more specialised one wins.
extension ConstraintSystem {
  /// The best of these solutions; several where none is better than all others.
  func ranked(_ solutions: [PartialSolution]) -> [PartialSolution] {
    if solutions.count < 2 { return solutions }
    let best = solutions.indices.filter { one in
      !solutions.indices.contains { $0 != one && compare(solutions[$0], solutions[one]) == .better }
    }.map { solutions[$0] }
    // Of declarations of the library one is always meant.
    guard let first = best.first, best.dropFirst().allSatisfy({ differOnlyInLibrary(first, $0) }) else { return best }
    return [first]
  }

  private func differOnlyInLibrary(_ one: PartialSolution, _ other: PartialSolution) -> Bool {
    var others: [OverloadUse.Key: ChosenOverload] = [:]
    for (use, chosen) in other.chosen { others[use.key] = chosen }
    return one.chosen.allSatisfy { use, chosen in
      guard let against = others[use.key] else { return true }
      if case .variable(let a) = chosen.choice.target, case .variable(let b) = against.choice.target {
        return a === b || a.declaredAt == nil && b.declaredAt == nil
      }
      guard let a = chosen.choice.function, let b = against.choice.function, a !== b else { return true }
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
      if let isGeneric = differsInGenerics(chosen, against) {
        isBetter = isBetter || !isGeneric
        isWorse = isWorse || isGeneric
        continue
      }
      if let order = orderByConditions(chosen.choice, against.choice), order != .equal {
        isBetter = isBetter || order == .better
        isWorse = isWorse || order == .worse
        continue
      }
      let (a, b) = (rank(chosen, use), rank(against, use))
      if a.lexicographicallyPrecedes(b) { isBetter = true }
      if b.lexicographicallyPrecedes(a) { isWorse = true }
      if a == b, chosen.choice.function !== against.choice.function {
        let isSpecial = isAsSpecialized(chosen.choice, as: against.choice)
        if isSpecial != isAsSpecialized(against.choice, as: chosen.choice) {
          isBetter = isBetter || isSpecial
          isWorse = isWorse || !isSpecial
        } else {
          let (a, b) = (generality(of: chosen.choice), generality(of: against.choice))
          // Parameters that do not convert to one another are compared by their requirements alone.
          if !isSpecial, !chosen.choice.isOfLibrary, !against.choice.isOfLibrary, a[0] != b[0] { continue }
          isBetter = isBetter || a.lexicographicallyPrecedes(b)
          isWorse = isWorse || b.lexicographicallyPrecedes(a)
        }
      }
    }
    if isBetter == isWorse { return isRepairing ? .equal : orderByTypes(one, other) }
    return isBetter ? .better : .worse
  }

  /// The order by the types of generic parameters: one that converts to the other is the more special one. So the text that a closure
  /// of several statements returns is a `String`, where a `String?` would do as well.
  private func orderByTypes(_ one: PartialSolution, _ other: PartialSolution) -> Order {
    var others: [OverloadUse.Key: ChosenOverload] = [:]
    for (use, chosen) in other.chosen { others[use.key] = chosen }
    var pairs = overloads.values.flatMap { zip($0.chosen.openTypes, $0.chosen.openTypes) }
    for (use, chosen) in one.chosen {
      guard let against = others[use.key], against.choice.function === chosen.choice.function else { continue }
      pairs += zip(chosen.openTypes, against.openTypes)
    }
    func types(_ types: [Type], in solution: PartialSolution) -> [Type] {
      let start = mark
      defer { rollBack(to: start) }
      apply(solution)
      return types.map(normalized)
    }
    var (better, worse) = (0, 0)
    for (type, against) in zip(types(pairs.map(\.0), in: one), types(pairs.map(\.1), in: other)) {
      if type.hasVariables || against.hasVariables || Type.same(type, against) { continue }
      if isSubtype(type, of: against) { better += 1 }
      if isSubtype(against, of: type) { worse += 1 }
    }
    return better == worse ? .equal : better > worse ? .better : .worse
  }

  private func isSubtype(_ type: Type, of other: Type) -> Bool {
    let start = mark
    defer { rollBack(to: start) }
    return (try? simplifyAll([Constraint(.conversion(type, other, .value), nowhere)]))?.isEmpty == true
  }

  /// Returns whether the first of two functions of the program is generic and the other one, which is more specialized, is not; nil if both
  /// or neither are generic.
  private func differsInGenerics(_ one: ChosenOverload, _ other: ChosenOverload) -> Bool? {
    guard case .function(let a) = one.choice.target, case .function(let b) = other.choice.target, a.declaredAt != nil,
      b.declaredAt != nil, a.generics.isEmpty != b.generics.isEmpty
    else { return nil }
    return !a.generics.isEmpty
  }

  /// The order of two members of the program with equal parameters, by what they require of the type: `where Element == Int` says
  /// more than `where Element: Numeric`. Nil for other declarations.
  private func orderByConditions(_ one: OverloadChoice, _ other: OverloadChoice) -> Order? {
    guard let (a, owner) = one.memberOfProgram, let (b, against) = other.memberOfProgram, owner === against,
      one.hasParameters(of: other), !a.isEmpty || !b.isEmpty
    else { return nil }
    let (implies, isImplied) = (satisfies(b, assuming: a), satisfies(a, assuming: b))
    return implies == isImplied ? .equal : implies ? .better : .worse
  }

  private func satisfies(_ requirements: [Requirement], assuming known: [Requirement]) -> Bool {
    requirements.allSatisfy { requirement in
      if case .superclass(let type, let superclass) = requirement,
        universe.isSubclass(universe.simplified(type, assuming: known), superclass)
      {
        return true
      }
      return universe.satisfies(requirement, assuming: known)
    }
  }

  /// Returns whether the parameters of one function convert to those of another, whose generic parameters are open.
  private func isAsSpecialized(_ one: OverloadChoice, as other: OverloadChoice) -> Bool {
    guard let function = one.function, let against = other.function,
      function.parameters.count == against.parameters.count
    else { return false }
    let isGeneric = !function.generics.isEmpty || !against.generics.isEmpty
    // Of generic declarations of the library one is always meant.
    if isGeneric, function.declaredAt == nil || against.declaredAt == nil { return false }
    // `T?` is more special than `T`, though every `T` converts to it.
    for (parameter, wanted) in zip(function.parameters, against.parameters) {
      if case .parameter = parameter.type.head, case .parameter? = wanted.type.optionalPayload?.head { return false }
    }
    let start = mark
    let outer = source.scope
    defer {
      rollBack(to: start)
      source.scope = outer
    }
    source.scope = Scope(parent: outer)
    source.scope.requirements = function.requirements
    var opened = other.substitution
    for parameter in against.generics { opened[parameter] = variable() }
    var constraints = zip(function.parameters, against.parameters).map { parameter, wanted in
      Constraint(
        .conversion(
          parameter.type.substituting(one.substitution), wanted.type.substituting(opened), .argument),
        nowhere)
    }
    constraints += against.requirements.map { Constraint(.requirement($0.substituting(opened)), nowhere) }
    guard let rest = try? simplifyAll(constraints) else { return false }
    // A value of any type would do for what is still open, but not for a requirement.
    return rest.allSatisfy { if case .requirement = $0.kind { false } else { true } } || solvesAll(rest)
  }

  private func solvesAll(_ constraints: [Constraint]) -> Bool { (try? solve(constraints))?.isEmpty == false }

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
    // Of the program's own overloads, the more specialized parameters decide.
    let generality = function?.declaredAt == nil ? generality(of: choice) : [0, 0]
    // Without arguments the types that declare a function are compared before what it takes by default.
    let isBare = use.arguments?.written.isEmpty == true
    return [
      charactersUsed(chosen, use), isMeantForOthers(function, use) ? 1 : 0, chosen.matching?.variadicsUsed ?? 0,
      isBare && isDefault > 0 ? 1 + choice.distance : 0, chosen.matching?.defaultsUsed ?? 0,
      takesOtherNumber(chosen, use) ? 1 : 0, -(function?.keyPathCapability ?? 0),
      generality[0], isDefault, generality[1],
      choice.distance, isNative,
    ]
  }

  /// Returns whether the number of parameters of a variadic declaration differs from the number of arguments.
  private func takesOtherNumber(_ chosen: ChosenOverload, _ use: OverloadUse) -> Bool {
    guard let matching = chosen.matching, matching.variadicsUsed > 0, let written = use.arguments?.written else {
      return false
    }
    return matching.bindings.count != written.count
  }

  /// The numbers of a declaration's generic parameters and, less than none, of its requirements.
  private func generality(of choice: OverloadChoice) -> [Int] {
    let thrown = choice.function?.thrownParameter == nil ? 0 : 1
    return [(choice.function?.generics.count ?? 0) - thrown, -(choice.requirements.count - thrown)]
  }

  /// The number of texts that a declaration of the program takes as characters.
  private func charactersUsed(_ chosen: ChosenOverload, _ use: OverloadUse) -> Int {
    guard let function = chosen.choice.function, function.declaredAt != nil, let written = use.arguments?.written,
      let bindings = chosen.matching?.bindings
    else { return 0 }
    return zip(function.parameters, bindings).reduce(0) { count, pair in
      let isCharacter = (pair.0.type.optionalPayload ?? pair.0.type).isNominal("Character")
      return count + (isCharacter ? pair.1.count { written[$0].value.literal == .string } : 0)
    }
  }

  /// Returns whether a native overload is intended for other string literals than the one in this use.
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
  /// The requirements and the owner of a member of the program without generic parameters.
  fileprivate var memberOfProgram: (requirements: [Requirement], owner: NominalDecl)? {
    switch target {
    case .function(let function):
      guard function.declaredAt != nil, function.generics.isEmpty, let owner = function.owner else { return nil }
      return (function.requirements, owner)
    case .subscripting(let declaration):
      guard declaration.getter.declaredAt != nil, declaration.getter.generics.isEmpty,
        let owner = declaration.getter.owner
      else { return nil }
      return (declaration.getter.requirements, owner)
    case .variable(let variable):
      guard variable.declaredAt != nil, let owner = variable.owner else { return nil }
      return (variable.requirements, owner)
    default: return nil
    }
  }

  /// Returns whether both declarations have the same parameter types and labels.
  fileprivate func hasParameters(of other: OverloadChoice) -> Bool {
    let (parameters, others) = (function?.parameters ?? [], other.function?.parameters ?? [])
    return parameters.count == others.count
      && zip(parameters, others).allSatisfy { $0.label == $1.label && Type.same($0.type, $1.type) }
  }

  fileprivate var isOfLibrary: Bool { function.map { $0.declaredAt == nil } ?? true }

  /// The requirements of the declaration.
  fileprivate var requirements: [Requirement] {
    if case .variable(let variable) = target { variable.requirements } else { function?.requirements ?? [] }
  }
}

extension ChosenOverload {
  /// The variables that stand for generic parameters.
  fileprivate var openTypes: [Type] {
    var found: [Type] = []
    for type in substitution.types {
      _ = type.contains {
        if case .variable = $0 { found.append($0) }
        return false
      }
    }
    return found
  }
}
