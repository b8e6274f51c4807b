import SyntaxTree
import Types

/// A parameter of a closure whose type is not written.
struct ClosureParameter {
  let name: String
  let place: SourceRange
  /// True if a function type is expected.
  let isExpected: Bool
}

/// Fixes of a system in which nothing says what a variable is.
extension ConstraintSystem {
  /// Records what has no type because its context is missing, and makes it a hole; false where there is nothing of the kind.
  func recordUndetermined(_ active: [Constraint]) -> Bool {
    // After another error only closure parameters are diagnosed: other undetermined types may result from that error.
    if score[.fix] > 0 { return recordClosureParameter(active) { !$0.isOfOperation } }
    for constraint in active {
      switch constraint.kind {
      case .contextualValue(let value):
        guard case .operation(let name) = value.kind, case .variable = simplified(value.type) else { continue }
        record(.operatorValue(name: name), at: ConstraintLocator(value.expr))
        punch(value.type)
        return true
      case .implicitBase(let owner, let whole, let name) where simplified(whole).isOpen:
        record(.implicitMember(name: name), at: constraint.locator)
        punch(owner)
        punch(whole)
        return true
      default: break
      }
    }
    for constraint in active {
      // Branches without a common type.
      guard case .conversion(let value, let target, _) = constraint.kind, case .branch = constraint.locator.element,
        case .variable = simplified(target), !simplified(value).isOpen
      else { continue }
      record(.conversion(given: value, wanted: value, isArgument: false), at: constraint.locator)
      punch(target)
      return true
    }
    return recordClosureParameter(active) { _ in true }
  }

  /// Records the parameter of a closure whose type one of these constraints asks for and nothing says, and makes that type a hole.
  private func recordClosureParameter(_ active: [Constraint], where isMeant: (Constraint.Kind) -> Bool) -> Bool {
    for constraint in active where isMeant(constraint.kind) {
      for type in constraint.kind.subjects {
        guard case .variable(let open) = simplified(type), let parameter = closureParameters[open.id],
          parameter.isExpected || score[.fix] == 0
        else { continue }
        record(.closureParameter(name: parameter.name, place: parameter.place), at: constraint.locator)
        punch(type)
        return true
      }
    }
    return false
  }

  /// Records the first parameter of a closure of several statements whose type nothing outside of it says because of another error;
  /// false where there is none.
  func recordClosureParameter(of use: ClosureUse, as function: FunctionType) -> Bool {
    if score[.fix] == 0 { return false }
    for (index, parameter) in function.parameters.enumerated() {
      guard case .variable(let open) = simplified(parameter.type), let known = closureParameters[open.id],
        known.isExpected
      else { continue }
      record(
        .closureParameter(name: known.name, place: known.place),
        at: ConstraintLocator(use.expr, .closureParameter(index)))
      punch(parameter.type)
      return true
    }
    return false
  }
}

extension Fix {
  fileprivate func isOfClosureParameter(at place: SourceRange) -> Bool {
    if case .closureParameter(_, let own) = kind { own.start == place.start } else { false }
  }
}

/// Result types of closures whose bodies have errors.
extension ConstraintSystem {
  /// Binds the result of a closure whose value is unknown because of an error, as far as later constraints may rely on it.
  func bindFaultyResult(_ result: Type, of value: Expr) {
    guard case .variable(let open) = simplified(result) else { return }
    // If the value contains no errors but optionals that are not unwrapped, the cause is outside of the closure, and the result is a hole.
    let own = fixes.filter { value.range.holds($0.locator.anchor.range) }
    if own.allSatisfy({ isMissingMark($0) }) {
      if let expected = expectedResults[open.id] {
        if case .variable(let outer) = simplified(expected) { closureParameters[outer.id] = nil }
        punch(expected)
      }
      return punch(result)
    }
    // The result of an operator probably has the type of its known operand.
    guard case .binary(let name, _, let left, let right) = value.kind else { return }
    let operands = [left, right].compactMap { types[ObjectIdentifier($0)] }.map { simplified($0) }
    guard let known = operands.first(where: { if case .nominal = $0 { true } else { false } }) else { return }
    _ = unify(result, Self.comparisons.contains(name) ? universe.bool : known)
  }

  /// Returns whether the value of a closure, or an element of a tuple value, is unknown because of an error. An unknown name does not
  /// affect the other elements.
  func isFaulty(_ value: Type) -> Bool {
    guard isRepairing, isHole(value) else { return false }
    switch value {
    case .error: return true
    case .tuple: return !fixes.contains(where: \.isOfUnknownName)
    default: return false
    }
  }

  private func isMissingMark(_ fix: Fix) -> Bool {
    if case .member(_, let base) = fix.kind { simplified(base).optionalPayload != nil } else { false }
  }

  /// Records the parameters of closures that are parts of texts and whose types nothing says because of an error.
  func recordInterpolated() {
    if score[.fix] == 0 { return }
    // A function that does not fit leaves a type open, of which a text takes any.
    let isOfFunction = fixes.contains { fix in
      guard case .conversion(_, let wanted, true) = fix.kind else { return false }
      return simplified(wanted).head.functionType != nil
    }
    for value in interpolatedValues {
      guard case .variable(let first)? = types[ObjectIdentifier(value)] else { continue }
      var open = first
      while case .variable(let next)? = open.binding { open = next }
      guard let parameter = closureParameters[open.id], parameter.isExpected else { continue }
      let type = Type.variable(open)
      let known = simplified(type)
      guard known.isError || known.isVariable && !isOfFunction,
        !fixes.contains(where: { $0.isOfClosureParameter(at: parameter.place) })
      else { continue }
      record(.closureParameter(name: parameter.name, place: parameter.place), at: ConstraintLocator(value))
      punch(type)
    }
  }
}

extension ConstraintSystem {
  /// The names that the innermost closure around an expression gives its parameters; nil where it gives none.
  package func parameterNames(around expr: Expr) -> [String]? {
    func holds(_ closure: Expr) -> Bool {
      closure.range.start <= expr.range.start && expr.range.end <= closure.range.end
    }
    let around = closures.values.filter { holds($0.expr) }
    let innermost = around.min { $0.expr.range.end - $0.expr.range.start < $1.expr.range.end - $1.expr.range.start }
    return innermost?.syntax.parameters?.map(\.name)
  }
}

extension ConstraintSystem {
  /// The first generic parameter of a declaration that nothing binds, with the place of the name that refers to it.
  package var undeterminedParameter: (parameter: GenericParameter, place: SourceRange)? {
    overloads.values.compactMap { use, chosen -> (parameter: GenericParameter, place: SourceRange)? in
      chosen.choice.function?.generics.first { chosen.substitution[$0].map { normalized($0).hasVariables } ?? false }
        .map { ($0, use.nameRange) }
    }.min { $0.place.start < $1.place.start }
  }

  /// True if a part of the expression has an error type.
  package var hasFaultyTypes: Bool { types.values.contains { normalized($0).hasError } }

  package var leavesTypesOpen: Bool { types.values.contains { leavesOpen(normalized($0)) } }

  /// Returns whether a type contains variables that only this system can bind.
  func leavesOpen(_ type: Type) -> Bool {
    type.contains { if case .variable(let open) = $0 { !source.isFromOutside(open) } else { false } }
  }
}

extension Constraint.Kind {
  fileprivate var isOfOperation: Bool { if case .operation = self { true } else { false } }

  /// The types that have to be known before it is decided.
  fileprivate var subjects: [Type] {
    switch self {
    case .member(_, let base): [base]
    case .application(let function, _): [function]
    case .payload(let optional, _): [optional]
    case .operation(let use): use.arguments?.types ?? []
    default: []
    }
  }
}
