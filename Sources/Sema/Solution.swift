import SyntaxTree
import Types

/// A solved system: the type of every expression, and the overload that every name refers to.
package struct Solution {
  package let type: Type
  package let types: [ObjectIdentifier: Type]
  package let overloads: [OverloadUse.Key: (use: OverloadUse, chosen: ChosenOverload)]
  let keyPaths: [ObjectIdentifier: (use: KeyPathUse, capability: KeyPathCapability)]
  let replacements: [ObjectIdentifier: Expr]
  /// Collection literals that become those of `Any`, since their elements have no common type.
  let mixedLiterals: Set<ObjectIdentifier>
  /// Keeps the identity of the expressions that types are known for.
  let madeExpressions: [Expr]

  package func covers(_ expr: Expr) -> Bool { types[ObjectIdentifier(expr)] != nil }
  package func type(of expr: Expr) -> Type? { types[ObjectIdentifier(expr)] }
  /// The expression that is checked in place of a written one.
  package func replacement(of expr: Expr) -> Expr? { replacements[ObjectIdentifier(expr)] }
  package func keyPath(_ expr: Expr) -> (use: KeyPathUse, capability: KeyPathCapability)? {
    keyPaths[ObjectIdentifier(expr)]
  }
  package func isMixed(_ expr: Expr) -> Bool { mixedLiterals.contains(ObjectIdentifier(expr)) }
  package func overload(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? {
    overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: false)]
  }
  /// The `callAsFunction` that a call of a value refers to.
  package func application(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? {
    overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: true)]
  }
}

/// The reason why a system has no solution.
package enum SolutionFailure: Error {
  case unsolvable
  case ambiguous
  /// Some type is not determined.
  case undetermined
}

extension ConstraintSystem {
  /// Keeps what several solutions differ in, and returns their failure.
  func ambiguous(_ found: [PartialSolution]) -> SolutionFailure {
    for (use, first) in found[0].chosen {
      let choices = found.compactMap { $0.chosen.first { $0.use === use }?.chosen.choice }
      guard let place = first.choice.declaredAt, choices.contains(where: { $0.declaredAt?.start != place.start }) else {
        continue
      }
      ambiguity = (use, choices)
      break
    }
    return .ambiguous
  }

  /// Gives literals that nothing constrains their default types.
  func applyDefaults(since start: Mark) -> Bool {
    // Elements first: the key of a dictionary has to be known.
    if !collections.isEmpty { forEachVariable(since: start, bindOpenParts) }
    var open: [TypeVariable] = []
    forEachVariable(since: start) { if $0.literal != nil { open.append($0) } }
    open.sort { $0.id < $1.id }
    for isCollection in [false, true] {
      for variable in open where variable.binding == nil && variable.literal?.isCollection == isCollection {
        guard let standard = standardType(of: variable), unify(.variable(variable), standard) else { return false }
      }
    }
    return true
  }

  /// Gives the parts of a literal without elements their default types, where the variable is that literal or one of its parts.
  private func bindOpenParts(of variable: TypeVariable) {
    if let standard = defaultOfParts(variable) { _ = unify(.variable(variable), standard) }
    guard let parts = collections[variable.id] else { return }
    for case .variable(let part)? in [parts.key.map(simplified), simplified(parts.element)] {
      if part.literal == nil, let standard = defaultOfParts(part) { _ = unify(.variable(part), standard) }
    }
  }

  /// The collection literals whose elements or values have no common type.
  private func mixedLiterals() -> Set<ObjectIdentifier> {
    if defaultedParts.isEmpty { return [] }
    func isDefaulted(_ type: Type) -> Bool {
      guard case .variable(let variable) = type else { return false }
      return defaultedParts.contains(variable.id) || variable.binding.map(isDefaulted) ?? false
    }
    return Set(
      types.compactMap { expr, type in
        guard case .variable(let open) = type, let parts = collections[open.id], isDefaulted(parts.element) else {
          return nil
        }
        return expr
      })
  }

  /// The type that a literal has where nothing says another.
  func standardType(of variable: TypeVariable) -> Type? {
    guard let literal = variable.literal else { return nil }
    guard let elements = collections[variable.id] else { return source.defaultType(of: literal) }
    guard literal == .dictionary else { return universe.array(elements.element) }
    guard let key = elements.key, let hashable = universe.standardProtocol("Hashable"),
      universe.conforms(normalized(key), to: hashable, assuming: source.requirements)
    else { return nil }
    return universe.dictionary(key, elements.element)
  }

  /// Solves one expression, converted to the expected type where there is one.
  ///
  /// - Parameters:
  ///   - protocols: The protocols of the value's opaque type, with their primary associated types.
  ///   - isUnwrapped: True if a condition binds the payload of the value.
  package func solve(
    _ expr: Expr, expecting expected: Type?, conformingTo protocols: [ProtocolReference] = [], isUnwrapped: Bool = false
  ) throws -> Solution {
    let start = mark
    let type = try generateChain(expr)
    for proto in protocols {
      for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) {
        add(.equality(.dependentMember(type, name), argument), ConstraintLocator(expr))
      }
    }
    if isUnwrapped { add(.conversion(type, universe.optional(variable()), .value), ConstraintLocator(expr)) }
    // A body that only calls what never returns has no result to convert.
    if let expected { add(.closureResult(type, expected, expr), ConstraintLocator(expr)) }
    let constraints = worklist
    worklist = []
    let found = try solve(constraints)
    guard let best = found.first else { throw SolutionFailure.unsolvable }
    if found.count > 1 { throw ambiguous(found) }
    apply(best)
    guard applyDefaults(since: start) else { throw SolutionFailure.unsolvable }
    try solvePostponed()
    if types.values.contains(where: leavesOpen) { throw SolutionFailure.undetermined }
    let keyPaths = keyPaths.compactMapValues { use in capability(of: use).map { (use, $0) } }
    return Solution(
      type: normalized(type), types: types, overloads: overloads, keyPaths: keyPaths, replacements: replacements,
      mixedLiterals: mixedLiterals(), madeExpressions: madeExpressions)
  }
}
