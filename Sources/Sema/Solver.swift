import SyntaxTree
import Types

/// The search: binds variables that constraints determine, then explores disjunctions depth-first.
extension ConstraintSystem {
  /// The best solutions of these constraints, none where they cannot be satisfied; several where they are ambiguous.
  func solve(_ constraints: [Constraint]) throws -> [PartialSolution] {
    let start = mark
    guard var active = try simplifyAll(constraints) else {
      rollBack(to: start)
      return []
    }
    while true {
      if active.isEmpty {
        let solution = partialSolution(since: start)
        rollBack(to: start)
        return [solution]
      }
      let components = components(of: active)
      if components.count > 1, completion != nil { return try solveForCompletion(components, from: start) }
      if components.count > 1 {
        for component in components {
          let found = try solve(component)
          guard found.count == 1 else {
            rollBack(to: start)
            return found.isEmpty ? [] : found
          }
          apply(found[0])
        }
        let solution = partialSolution(since: start)
        rollBack(to: start)
        return [solution]
      }
      let step = try nextStep(active)
      switch step {
      case .incomplete:
        active.forEach(leave)
        active = []
      case .stuck:
        if completion == nil, punchHole(active), let rest = try simplifyAll(active) {
          active = rest
          continue
        }
        rollBack(to: start)
        return []
      case .proceed(let constraints):
        guard let rest = try simplifyAll(constraints) else {
          rollBack(to: start)
          return []
        }
        active = rest
      case .bindings(let variable, let types):
        return try explore(
          types.map { type in
            { variable.binding == nil && !self.isSame(variable, type) && self.unify(.variable(variable), type) }
          }, active, from: start
        ) { _, _ in true }
      case .disjunction(let index, let use, let choices):
        switch try endsWithMark(use) ? .dependent : solveApart(index, use, choices, active) {
        case .dependent: break
        case .decided(let solution, let rest):
          apply(solution)
          guard let rest = try simplifyAll(rest) else {
            rollBack(to: start)
            return []
          }
          active = rest
          continue
        case .ways(let ways, let rest): return try explore(ways, rest, from: start, choosing: use) { _, _ in false }
        }
        let rest = Array(active[..<index] + active[(index + 1)...])
        let startScore = score
        let fitting = choices.filter { mayFit($0, use) }
        // Operators with concrete types are tried first.
        let concrete = use.isOperation && !isRepairing ? fitting.filter(\.isConcrete) : []
        let choices = concrete.isEmpty ? fitting : concrete + fitting.filter { !$0.isConcrete }
        return try explore(
          choices.map { choice in { try self.choose(choice, for: use) } }, rest, from: start, choosing: use,
          countsFixesAlone: use.isOperation,
          // One that fits is preferred to generic ones, even if literals must be of its types or its result must become an optional.
          endsBefore: { position, known in
            position == concrete.count
              && known.score.equals(
                startScore, exceptFor: .functionConversion, .nonDefaultLiteral, .collectionUpcast, .valueToOptional,
                .emptyExistential)
          }
        ) {
          solution, position in
          guard case .operation = use.form else { return false }
          // An operator that fits as it is written is not beaten by generic ones.
          return solution.score == startScore && !choices[position].isGeneric
        }
      case .alternatives(let index, let sets):
        let rest = Array(active[..<index] + active[(index + 1)...])
        let startScore = score
        return try explore(
          sets.map { set in
            {
              self.worklist += set
              return true
            }
          }, rest, from: start, countsFixesAlone: true
        ) { solution, position in position == 0 && solution.score == startScore }
      }
    }
  }

  /// Tries each of several ways to go on, and keeps the best solutions.
  private func explore(
    _ ways: [() throws -> Bool], _ rest: [Constraint], from start: Mark, choosing use: OverloadUse? = nil,
    countsFixesAlone: Bool = false, endsBefore: (Int, PartialSolution) -> Bool = { _, _ in false },
    isDecisive: (PartialSolution, Int) -> Bool
  ) throws -> [PartialSolution] {
    if completion != nil {
      return try exploreForCompletion(ways, rest, from: start, choosing: use, isDecisive: isDecisive)
    }
    let inner = mark
    // The types of a parameter of a closure are ways to go on, too.
    if ways.count > 1,
      use?.arguments?.written.contains(where: { $0.value.hasSeparateBody }) ?? rest.contains(where: \.isOfSeparateBody)
    {
      choseByClosures = true
    }
    var best: [PartialSolution] = []
    let hasNil = use?.arguments?.types.contains { isOpenNil($0) } == true
    var leavesNilOpen: [Bool] = []
    for (position, way) in ways.enumerated() {
      if let known = best.first, endsBefore(position, known) { break }
      try countStep()
      defer { rollBack(to: inner) }
      guard try way() else { continue }
      if let known = best.first, known.score < score, !(countsFixesAlone && isRepairing) { continue }
      let tried = mark
      for solution in try solve(rest) {
        apply(solution)
        let whole = partialSolution(since: start)
        let isNilOpen = hasNil && use?.arguments?.types.contains { isOpenNil($0) } == true
        rollBack(to: tried)
        if let known = best.first {
          let isTie = countsFixesAlone && isRepairing && whole.score.hasFixes(as: known.score)
          if !isTie, known.score < whole.score { continue }
          if !isTie, whole.score < known.score { (best, leavesNilOpen) = ([], []) }
        }
        best.append(whole)
        leavesNilOpen.append(isNilOpen)
      }
      if let known = best.first, isDecisive(known, position) { break }
    }
    rollBack(to: start)
    // `nil` is no value of a generic parameter of which nothing else is known.
    if leavesNilOpen.contains(true), leavesNilOpen.contains(false) {
      best = zip(best, leavesNilOpen).filter { !$1 }.map(\.0)
    }
    return isRepairing ? merged(best, choosing: use) : ranked(best)
  }

  /// Returns whether an argument is a `nil` whose type, or payload type, is unknown.
  private func isOpenNil(_ type: Type) -> Bool {
    let known = simplified(type)
    if case .variable(let open) = known { return open.literal == .nilLiteral }
    guard let payload = known.optionalPayload, case .variable(let open) = simplified(payload) else { return false }
    return open.literal == nil
  }

  enum Step {
    case stuck
    /// Only the hole at the cursor could decide these constraints.
    case incomplete
    /// Changes were made that may decide these constraints.
    case proceed([Constraint])
    case bindings(TypeVariable, [Type])
    case disjunction(Int, OverloadUse, [OverloadChoice])
    case alternatives(Int, [[Constraint]])
  }

  private func nextStep(_ active: [Constraint]) throws -> Step {
    try countStep()
    try countVisits(active.count)
    // A step over many constraints takes long.
    try source.checkInterruption()
    let bindings = potentialBindings(active).filter { !isAtMark($0.variable) }
    func proceed(_ holds: Bool) -> Step { holds ? .proceed(active) : .stuck }
    if isRepairing, let (branch, wanted) = branchWithFaultyNil(active, bindings) {
      return proceed(unify(.variable(branch), wanted))
    }
    // A literal in a branch that becomes an `Any` has its own default type.
    for potential in bindings
    where branches.contains(potential.variable.id) && !potential.literals.isEmpty && !potential.hasImplicitMembers
      && potential.upper.contains(where: \.isAny)
    {
      if potential.literals.contains(where: { $0.literal == .nilLiteral }) { return proceed(bindLiteral(potential)) }
      return proceed(unify(.variable(potential.variable), .any))
    }
    if bindDetermined(bindings) { return .proceed(active) }
    // A literal to which a value is converted is of that value's type.
    for potential in bindings where potential.variable.literal?.isCollection == false && !potential.lower.isEmpty {
      if let literal = potential.variable.literal, let common = join(potential.lower), accepts(common, literal) {
        return proceed(unify(.variable(potential.variable), common))
      }
    }
    // The types that are converted to a variable determine it.
    for potential in bindings
    where potential.variable.literal == nil && !potential.lower.isEmpty && !potential.isOpen {
      if let step = bindLower(potential, active, bindings) { return step }
    }
    for potential in bindings where contextual.contains(potential.variable.id) {
      if let upper = potential.upper.first(where: { !$0.isAny }) {
        return proceed(unify(.variable(potential.variable), upper))
      }
    }
    if let (branch, expected) = branchWithHole(active, bindings) { return proceed(unify(.variable(branch), expected)) }
    // A literal whose members are asked for has its default type.
    for potential in bindings where potential.isBase && potential.upper.isEmpty && potential.variable.literal != nil {
      return bindDefault(potential.variable, active)
    }
    for potential in bindings
    where potential.isBase && potential.variable.literal == nil && !potential.isOpen && potential.upper.isEmpty
      && !potential.results.isOpen
    {
      if !potential.literals.isEmpty { return proceed(bindLiteral(potential)) }
    }
    // So has a key path that says where it begins.
    for case .contextualValue(let value) in active.map(\.kind) {
      guard value.hasWrittenRoot, case .variable(let open) = simplified(value.type),
        bindings.contains(where: { $0.isBase && $0.variable === open }), case .keyPath(let use) = value.kind,
        capability(of: use) != nil
      else { continue }
      return proceed(resolveWithoutContext(value))
    }
    if let paths = keyPathOperands(active) { return proceed(paths.allSatisfy(resolveWithoutContext)) }
    if isRepairing, bindFaultyOperands(active, bindings) { return .proceed(active) }
    if let step = try smallestDisjunction(active) { return step }
    for potential in bindings
    where potential.variable.literal == nil && potential.lower.isEmpty && !potential.isOpen
      && !isBoundByContext(potential.variable) && !potential.upper.isEmpty
    {
      // A conversion to `Any` in a closure's body does not determine the type of a parameter that receives literals.
      if closureInputs.contains(potential.variable.id), !potential.literals.isEmpty,
        potential.upper.allSatisfy(\.isAny)
      {
        continue
      }
      return bindUpper(potential)
    }
    // `reduce(.end) { $1 + $0 }`: an implicit member is of the type that is expected, which operators may be declared for.
    for potential in bindings
    where potential.hasImplicitMembers && potential.variable.literal == nil && potential.lower.isEmpty
      && potential.literals.isEmpty && potential.upper.contains(where: { !$0.isAny })
    {
      return bindUpper(potential)
    }
    if let step = try forceOperation(active, bindings, { use, _ in self.hasKnownOperand(use) }) { return step }
    // A type that is known to be converted to a variable says more of it than the default of a literal beside it.
    for potential in bindings
    where potential.variable.literal == nil && !potential.lower.isEmpty && potential.isOpen {
      if potential.isOfKeyPath || isPartOfResult(potential.variable, bindings) { continue }
      if let step = bindLower(potential, active, bindings) { return step }
    }
    // The parameter types of a closure are bound before its result type.
    for potential in bindings
    where closureInputs.contains(potential.variable.id) && potential.variable.literal == nil && potential.lower.isEmpty
      && potential.upper.contains(where: { !$0.isAny })
    {
      return bindUpper(potential)
    }
    // `let sizes: [Double] = stored("sizes") ?? []`: what is wanted of `??` says what both sides are.
    var known: [Int: [Type]] = [:]
    for potential in bindings where potential.variable.literal == nil && potential.lower.isEmpty {
      let wanted = wantedOfCoalescing(potential.variable, bindings, known: &known).filter { !$0.isAny }
      if !wanted.isEmpty { return .bindings(potential.variable, wanted.compactMap(\.optionalPayload) + wanted) }
    }
    let ofLiterals = bindings.filter {
      $0.variable.literal == nil && !$0.isOpen && !$0.literals.isEmpty && $0.lower.isEmpty
    }
    if !ofLiterals.isEmpty {
      // The elements of many literals are bound in one step, those of outer ones before those of inner ones.
      let outer = ofLiterals.filter { $0.literals.contains { $0.literal?.isCollection == true } }
      return proceed((outer.isEmpty ? ofLiterals : outer).allSatisfy { $0.variable.binding != nil || bindLiteral($0) })
    }
    for potential in bindings where potential.variable.literal == nil && !potential.isOpen {
      if !potential.literals.isEmpty { return proceed(bindLiteral(potential)) }
    }
    if let step = try forceOperation(active, bindings, { _, wanted in !wanted.isEmpty }) { return step }
    if let step = try forceOperation(active, bindings, { use, _ in self.hasLiteralOperands(use) }) { return step }
    for potential in bindings where potential.variable.literal?.isCollection == true {
      if !potential.upper.isEmpty { continue }
      return bindDefault(potential.variable, active)
    }
    for potential in bindings where potential.variable.literal != nil && potential.variable.literal != .nilLiteral {
      return bindDefault(potential.variable, active)
    }
    for potential in bindings where potential.variable.literal == nil && !potential.lower.isEmpty {
      return bindLower(potential, active, bindings, isLast: true) ?? .stuck
    }
    for potential in bindings
    where potential.variable.literal == nil && !potential.upper.isEmpty && !isBoundByContext(potential.variable) {
      // The value of `??` as an `Any` keeps the type of its sides, which a body may still say.
      if potential.upper.allSatisfy(\.isAny), isResultOfCoalescing(potential.variable) { continue }
      return bindUpper(potential)
    }
    for potential in bindings where potential.variable.literal == nil {
      if !potential.literals.isEmpty { return proceed(bindLiteral(potential)) }
    }
    // What an optional chain or a `try?` is expected to be decides the type of a value that is otherwise unknown.
    for case .chain(let inner, let result) in active.map(\.kind) {
      guard case .variable(let value) = simplified(inner), value.literal == nil else { continue }
      let expected = simplified(result)
      if let payload = expected.optionalPayload { return .bindings(value, [expected, payload]) }
    }
    if let step = operationOfProgram(active) { return step }
    for (index, constraint) in active.enumerated() {
      guard case .implicitBase(let owner, let whole, let name) = constraint.kind,
        let type = typeOfExtension(declaring: name, for: whole, active)
      else { continue }
      // The chain that begins with its member may have another type: `.basic.discounted(15)`.
      guard unify(owner, type) else { return .stuck }
      return .proceed(Array(active[..<index] + active[(index + 1)...]))
    }
    let withTypes = active.compactMap { constraint -> ClosureUse? in
      guard case .closure(let use) = constraint.kind, use.type.isVariable, use.syntax.writesItsTypes else { return nil }
      return use
    }
    if !withTypes.isEmpty { return proceed(try withTypes.allSatisfy { try resolve($0, as: nil) }) }
    for constraint in active {
      if case .closure(let use) = constraint.kind, use.type.isVariable {
        return proceed(try resolve(use, as: nil))
      }
    }
    for constraint in active {
      if case .contextualValue(let value) = constraint.kind, value.type.isVariable {
        return proceed(recordUnknownRoot(of: value) || resolveWithoutContext(value))
      }
    }
    for potential in bindings where potential.variable.literal == nil {
      if let standard = defaultOfParts(potential.variable) {
        return proceed(unify(.variable(potential.variable), standard))
      }
    }
    if let (index, use, function, builder) = nextConjunction(active) {
      if let (variable, type) = defaultByRequirement(active) { return proceed(unify(.variable(variable), type)) }
      guard try solveConjunction(use, function, builder) else { return .stuck }
      return .proceed(Array(active[..<index] + active[(index + 1)...]))
    }
    for (index, constraint) in active.enumerated() {
      if case .alternatives(let sets) = constraint.kind { return .alternatives(index, sets) }
    }
    for potential in bindings where thrownVariables.contains(potential.variable.id) {
      return proceed(unify(.variable(potential.variable), universe.never))
    }
    let undropped = active.filter { !isDroppedValue($0) }
    if undropped.count < active.count { return .proceed(undropped) }
    return completion == nil ? .stuck : .incomplete
  }

  /// A variable that has to conform to a protocol which literals can be of, with the default type of such literals: it is of that type
  /// where no value says what it is.
  private func defaultByRequirement(_ active: [Constraint]) -> (TypeVariable, Type)? {
    for case .requirement(.conformance(let type, let proto)) in active.map(\.kind) {
      guard case .variable(let open) = simplified(type), open.literal == nil, !isBoundByContext(open),
        let literal = [LiteralKind.integer, .float, .string, .character, .boolean].first(where: { kind in
          universe.standardProtocol(kind.protocolName).map { proto.decl === $0 || proto.decl.inherits(from: $0) }
            ?? false
        }), let standard = source.defaultType(of: literal),
        universe.conforms(standard, to: proto.decl, assuming: source.requirements)
      else { continue }
      return (open, standard)
    }
    return nil
  }

  /// The first closure of several statements whose parameters are known, or else the first one.
  private func nextConjunction(
    _ active: [Constraint]
  ) -> (index: Int, use: ClosureUse, function: FunctionType, builder: Type?)? {
    var first: (index: Int, use: ClosureUse, function: FunctionType, builder: Type?)?
    for (index, constraint) in active.enumerated() {
      guard case .conjunction(let use, let function, let builder) = constraint.kind else { continue }
      if !function.parameters.contains(where: { simplified($0.type).hasVariables }) {
        return (index, use, function, builder)
      }
      if first == nil { first = (index, use, function, builder) }
    }
    return first
  }

  /// Returns whether the constraint is for the value of a closure that returns `Void`.
  private func isDroppedValue(_ constraint: Constraint) -> Bool {
    if case .closureResult(_, let result, _) = constraint.kind { simplified(result).isVoid } else { false }
  }

  func isSame(_ variable: TypeVariable, _ type: Type) -> Bool {
    if case .variable(let other) = type.head { other === variable } else { false }
  }

  /// The disjunction with the fewest choices that fit.
  private func smallestDisjunction(_ active: [Constraint]) throws -> Step? {
    var best: (index: Int, use: OverloadUse, choices: [OverloadChoice])?
    for (index, constraint) in active.enumerated() {
      switch constraint.kind {
      case .disjunction(let use, let choices):
        if best == nil || choices.count < best!.choices.count { best = (index, use, choices) }
      case .alternatives(let sets):
        if best != nil { continue }
        switch sets.first?.first?.kind {
        case .conversion(let value, let target, _)?:
          if !simplified(target).isOpen { return .alternatives(index, sets) }
          // The default says what the literal on the left of `??` is.
          if case .variable(let open) = simplified(target), open.literal != nil, !simplified(value).isOpen {
            return .alternatives(index, sets)
          }
        case .equality?: return .alternatives(index, sets)
        case .operation(let use)?: if hasKnownOperand(use) { return .alternatives(index, sets) }
        default: break
        }
      default: break
      }
    }
    return best.map { .disjunction($0.index, $0.use, $0.choices) }
  }
}
