import Sema
import SyntaxTree
import Types

/// Application of operators.
extension Checker {
  func writtenBinary(
    _ expr: Expr, _ name: String, _ left: Expr, _ right: Expr, _ type: Type, _ solution: AppliedSolution
  ) throws -> CheckedExpr? {
    if solution.overload(of: expr) != nil { return try writtenOperation(expr, solution) }
    switch name {
    case "&&", "||":
      let first = try coerced(check(left), to: universe.bool)
      let second = try asAutoclosure { try coerced(check(right), to: universe.bool) }
      return make(name == "&&" ? .logicalAnd(first, second) : .logicalOr(first, second), universe.bool, expr.range)
    case "??": return try writtenCoalescing(expr, left, right, type, solution)
    case "===", "!==": return try checkIdentity(expr, left, right, negated: name == "!==")
    case "==", "!=":
      return try checkNilComparison(expr, left, right, negated: name == "!=")
        ?? writtenTupleComparison(expr, name, left, right)
    default: return try writtenTupleComparison(expr, name, left, right)
    }
  }

  /// nil for operands that are no tuples.
  private func writtenTupleComparison(_ expr: Expr, _ name: String, _ left: Expr, _ right: Expr) throws -> CheckedExpr?
  {
    guard case .binary(_, let range, _, _) = expr.kind else { return nil }
    let (first, second) = (try check(left), try check(right))
    guard case .tuple(let fields) = universe.simplified(first.type, assuming: requirements) else { return nil }
    return try compareTuples(expr, name, range, first, second, fields.count)
  }

  /// `a ?? b`; nil where the left side is no optional.
  private func writtenCoalescing(
    _ expr: Expr, _ left: Expr, _ right: Expr, _ type: Type, _ solution: AppliedSolution
  ) throws -> CheckedExpr? {
    guard let given = solution.type(of: left).map(settled) else { return nil }
    if given.optionalPayload == nil {
      warn(WarningDiagnostic.needlessCoalescing(type: given), at: expr.place)
    }
    // The right side is an optional, too, where the result has as many optionals around it as the left side.
    let payload = given.optionalDepth > type.optionalDepth ? type : type.optionalPayload ?? type
    let first = try coerced(check(left), to: universe.optional(payload))
    let second = try asAutoclosure { () throws -> CheckedExpr in
      let value = try check(right, expecting: type)
      return value.type.isNever ? make(.convert(value, .identity), type, value.range) : try coerced(value, to: type)
    }
    return make(.coalesce(first, second), type, expr.range)
  }

  private func asAutoclosure(_ body: () throws -> CheckedExpr) rethrows -> CheckedExpr {
    let outer = context.isAutoclosure
    context.isAutoclosure = true
    defer { context.isAutoclosure = outer }
    return try body()
  }

  /// The call of an operator's declaration; nil for comparisons of tuples, which are none.
  func writtenOperation(_ expr: Expr, _ solution: AppliedSolution) throws -> CheckedExpr? {
    guard let (use, chosen) = solution.overload(of: expr), let (operands, _) = use.arguments else { return nil }
    let (receiver, _) = try receiver(of: use, chosen.choice, use.name, at: currentPlace)
    guard let candidate = candidate(chosen.choice, receiver, isSuper: false) else { return nil }
    let parameters = parameters(of: candidate, chosen.substitution)
    var values: [CheckedExpr] = []
    var isChained = false
    for (operand, parameter) in zip(operands, parameters) {
      if parameter.isInout {
        let target = try check(operand.value)
        do { try requireWritable(target, operand.value, keepingValue: true) } catch let fault as Failure {
          guard case .binary = expr.kind else { throw fault }
          throw fault.reworded(as: .mutatingOperator, at: use.nameRange)
        }
        var place = target
        if case .optionalChain(let inner, _) = target.kind { (place, isChained) = (inner, true) }
        values.append(make(.inoutArgument(place), place.type, operand.value.range))
      } else if parameter.isAutoclosure {
        values.append(try checkAutoclosure(operand.value, parameter.type))
      } else {
        let usage = ClosureUsage(isArgument: true, isKept: parameter.isEscaping)
        values.append(
          try coerced(check(operand.value, expecting: parameter.type, usage: .closure(usage)), to: parameter.type))
      }
    }
    if let function = candidate.function {
      noteDeprecation(function, at: use.nameRange)
      refuseUnavailable(function.unavailability, function.shownName, at: use.nameRange)
    }
    let change = try build(
      candidate, values, settled(resultType(of: candidate, chosen.substitution)), chosen.substitution, operands,
      site: expr.range, nameRange: use.nameRange)
    return isChained ? inChain(change, expr.range) : change
  }
}
