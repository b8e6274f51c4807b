import SyntaxTree
import Types

/// A solved system: the type of every expression, and the overload that every name refers to.
package struct Solution {
  package let type: Type
  package let types: [ObjectIdentifier: Type]
  package let overloads: [OverloadUse.Key: (use: OverloadUse, chosen: ChosenOverload)]
  /// Keeps the identity of the expressions that types are known for.
  let madeExpressions: [Expr]

  package func covers(_ expr: Expr) -> Bool { types[ObjectIdentifier(expr)] != nil }
  package func type(of expr: Expr) -> Type? { types[ObjectIdentifier(expr)] }
  package func overload(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? {
    overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: false)]
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
  /// Gives literals that nothing constrains their default types.
  func applyDefaults() -> Bool {
    var open: [TypeVariable] = []
    for type in types.values {
      _ = type.contains {
        if case .variable(let variable) = $0, variable.literal != nil { open.append(variable) }
        return false
      }
    }
    open.sort { $0.id < $1.id }
    // Elements first: the key of a dictionary has to be known.
    for isCollection in [false, true] {
      for variable in open where variable.binding == nil && variable.literal?.isCollection == isCollection {
        guard let standard = standardType(of: variable), unify(.variable(variable), standard) else { return false }
      }
    }
    return true
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
  package func solve(_ expr: Expr, expecting expected: Type?) throws -> Solution {
    let type = try generateChain(expr)
    // A body that only calls what never returns has no result to convert.
    if let expected { add(.closureResult(type, expected, expr), ConstraintLocator(expr)) }
    let constraints = worklist
    worklist = []
    let found = try solve(constraints)
    guard let best = found.first else { throw SolutionFailure.unsolvable }
    if found.count > 1 { throw SolutionFailure.ambiguous }
    apply(best)
    guard applyDefaults() else { throw SolutionFailure.unsolvable }
    for type in types.values where type.hasVariables { throw SolutionFailure.undetermined }
    return Solution(type: normalized(type), types: types, overloads: overloads, madeExpressions: madeExpressions)
  }
}
