import Sema
import SyntaxTree
import Types

/// Diagnosis of operators.
extension Checker {
  func operandsFailure(_ use: OverloadUse, _ types: [Type], _ root: Expr) -> Failure? {
    guard let written = use.arguments?.written, written.count == types.count,
      !types.contains(where: \.isUnknown)
    else { return nil }
    let operands = zip(written, types).map { standIn(for: $0.value, of: $1) }
    if operands.count == 1 {
      var isPostfix = false
      if case .postfixOperator = use.expr.kind { isPostfix = true }
      if use.name == "!", !isPostfix { return negationFailure(operands[0], written[0].value.range) }
      let forms = operators(use.name, types, isPrefix: !isPostfix).filter { $0.function?.parameters.count == 1 }
      return operandFailure(use.name, operands[0], isPostfix: isPostfix, hasForms: !forms.isEmpty, use.expr.range)
    }
    guard operands.count == 2, case .binary(let name, let sign, _, _) = use.expr.kind else { return nil }
    if name != "??", !hasOperator(name) { return failure(SyntaxDiagnostic.unknownOperator(name: name), at: sign) }
    // Of two optionals that are parts of something, each is unwrapped.
    if name != "==", name != "!=", written.allSatisfy(\.value.isPart), Type.same(types[0], types[1]),
      let payload = types[0].optionalPayload, hasOperator(name, payload)
    {
      var faults = operands.map { mustBeUnwrapped($0, types[0], payload) }
      faults[0].further = [faults[1].diagnostic]
      return faults[0]
    }
    return operandsMismatch(name, operands[0], operands[1], sign)
  }

  /// The error of `%` where one of its operands is a fraction.
  func remainderFailure(_ use: OverloadUse, _ system: ConstraintSystem) -> Failure? {
    guard let (written, types) = use.arguments, written.count == 2,
      case .binary(let name, let sign, _, _) = use.expr.kind
    else { return nil }
    let operands = zip(written, types).map { standIn(for: $0.value, of: system.shown($1)) }
    return remainderFailure(name, operands[0], operands[1], sign)
  }

  /// The error of `? :` whose branches have no common type; nil where something else is expected of it.
  func branchesFailure(_ branch: Expr, in root: Expr, _ system: ConstraintSystem) -> Failure? {
    guard case .ternary(_, let then, let otherwise) = root.kind, branch === then || branch === otherwise,
      let first = system.shownType(of: then), let second = system.shownType(of: otherwise),
      !first.isUnknown, !second.isUnknown
    else { return nil }
    return failure(ConversionDiagnostic.ternaryBranches(first: first, second: second), at: then.place)
  }
}

extension Expr {
  /// A member or an element of another value.
  fileprivate var isPart: Bool {
    switch kind {
    case .member(.some, _, _, _, _), .subscriptCall: true
    case .parenthesized(let inner): inner.isPart
    default: false
    }
  }
}
