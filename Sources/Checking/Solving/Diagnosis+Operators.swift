import Sema
import SyntaxTree
import Types

/// Diagnosis of operators.
extension Checker {
  func operandsFailure(
    _ use: OverloadUse, _ types: [Type], _ root: Expr, _ system: ConstraintSystem, expecting expected: Type? = nil
  ) -> Failure? {
    if let fault = nilOperandFailure(use, types) { return fault }
    var types = types
    if let written = use.arguments?.written, written.count == 2, types.count == 2 {
      // `state == .done`: a member of the other operand's type.
      for (index, argument) in written.enumerated() where isImplicitMember(argument.value) && types[index].isUnknown {
        types[index] = types[1 - index]
      }
    }
    guard let written = use.arguments?.written, written.count == types.count,
      !types.contains(where: \.isUnknown)
    else { return nil }
    let operands = zip(written, types).map { standIn(for: $0.value, of: $1, system) }
    if operands.count == 1 {
      var isPostfix = false
      if case .postfixOperator = use.expr.kind { isPostfix = true }
      if use.name == "!", !isPostfix { return negationFailure(operands[0], written[0].value.range) }
      let forms = operators(use.name, types, isPrefix: !isPostfix).filter { $0.function?.parameters.count == 1 }
      return operandFailure(use.name, operands[0], isPostfix: isPostfix, hasForms: !forms.isEmpty, use.expr.range)
    }
    guard operands.count == 2, case .binary(let name, let sign, _, _) = use.expr.kind else { return nil }
    // Of two optionals that are parts of something, each is unwrapped.
    if name != "==", name != "!=", written.allSatisfy(\.value.isPart), Type.same(types[0], types[1]),
      let payload = types[0].optionalPayload, hasOperator(name, payload)
    {
      var faults = operands.map { mustBeUnwrapped($0, types[0], payload) }
      faults[0].further = [faults[1].diagnostic]
      return faults[0]
    }
    if let fault = appendedSequenceFailure(use, system)
      ?? mixedOperandsFailure(use, system, in: root, expecting: expected)
    {
      return fault
    }
    // The type of a closure's parameter is not final if it comes from literals or from the result of another closure.
    let isSettled = zip(written, types).allSatisfy { argument, type in
      argument.value.literal != nil
        || !system.isOfLiteral(type, around: use.expr) && !system.isOfClosureResult(type, around: use.expr)
    }
    if isSettled, let fault = mixedNumbersFailure(use, types, in: root) { return fault }
    if isSettled, let fault = certainOperandFailure(use.expr, name, operands, root) { return fault }
    if let fault = joinedTextFailure(name, operands, expecting: expected)
      ?? comparedPartsFailure(use.expr, name, operands, sign, root)
    {
      return fault
    }
    return operandsMismatch(name, operands[0], operands[1], sign)
  }

  /// The error of two values of one type that a part of an expression compares, for which nothing expects a truth value: the protocol
  /// that declares the operator is meant.
  private func comparedPartsFailure(
    _ operation: Expr, _ name: String, _ operands: [CheckedExpr], _ sign: SourceRange, _ root: Expr
  ) -> Failure? {
    let type = settled(operands[0].type)
    guard let proto = Self.comparedBy[name].flatMap(universe.standardProtocol), type.nominalDecl?.isNative == false,
      type.optionalPayload == nil, Type.same(type, settled(operands[1].type)), !universe.conforms(type, to: proto),
      operation.parent(in: root, where: { $0.isOperation(on: operation) }) != nil
    else { return nil }
    if let raw = type.nominalDecl?.rawType, raw.declaresOperator(name), !hasImplicitMember(operation) {
      // The raw values are meant.
      var faults = operands.map { operand in
        failure(ConversionDiagnostic.mismatch(given: type, wanted: raw, role: .argument), at: operand.place)
      }
      faults[0].further = [faults[1].diagnostic]
      return faults[0]
    }
    return caught {
      try require(.conformance(type, ProtocolReference(proto)), at: sign) {
        "referencing operator function '\(name)' on '\(proto.name)'"
      }
    }?.noting(name == "==" ? type.madeEquatable(at: sign) : nil)
  }

  private func hasImplicitMember(_ operation: Expr) -> Bool {
    guard case .binary(_, _, let left, let right) = operation.kind else { return false }
    return isImplicitMember(left) || isImplicitMember(right)
  }

  /// The protocols whose operator is meant where two values of one type are compared.
  private static let comparedBy = [
    "<": "Comparable", ">": "Comparable", "<=": "Comparable", ">=": "Comparable", "==": "Equatable",
    "!=": "BinaryInteger",
  ]

  /// The error of a number that is added to a part of a text, where a text is expected.
  private func joinedTextFailure(_ name: String, _ operands: [CheckedExpr], expecting expected: Type?) -> Failure? {
    guard name == "+", let expected, settled(expected).isNominal("String"),
      settled(operands[0].type).isNominal("Substring"),
      settled(operands[1].type).isNumber
    else { return nil }
    return failure(
      ConversionDiagnostic.mismatch(given: settled(operands[1].type), wanted: settled(expected), role: .argument),
      at: operands[1].place)
  }

  /// The error of the operand that is not of the only type for which the library declares the operator by itself, not by a protocol: where
  /// more of the statement hangs on the result, that declaration is taken to be meant.
  private func certainOperandFailure(
    _ operation: Expr, _ name: String, _ operands: [CheckedExpr], _ root: Expr
  ) -> Failure? {
    guard operation.parent(in: root, where: { $0.isOperation(on: operation) }) != nil else { return nil }
    let types = operands.map { settled($0.type) }
    guard types.allSatisfy({ $0.nominalDecl.map(universe.isStandard) == true || !hasOperator(name, $0) }),
      !Type.same(types[0], types[1]),
      let index = types.firstIndex(where: { $0.declaresOperator(name) }), !types[1 - index].declaresOperator(name),
      let other = types[1 - index].nominalDecl, !other.isNative || universe.isStandard(other),
      types[1 - index].optionalPayload == nil, !types[1 - index].isCollection
    else { return nil }
    return failure(
      ConversionDiagnostic.mismatch(given: types[1 - index], wanted: types[index], role: .argument),
      at: operands[1 - index].place)
  }

  /// The error of `nil` beside an operand that is no optional.
  private func nilOperandFailure(_ use: OverloadUse, _ types: [Type]) -> Failure? {
    guard let written = use.arguments?.written, written.count == 2, types.count == 2,
      let index = written.firstIndex(where: { $0.value.isNil }), !types[1 - index].isUnknown,
      types[1 - index].optionalPayload == nil, use.name != "==" && use.name != "!=",
      hasOperator(use.name, types[1 - index])
    else { return nil }
    return failure(
      ConversionDiagnostic.nilMismatch(wanted: types[1 - index], role: .argument), at: written[index].value.range)
  }

  /// The error of `%` where one of its operands is a fraction.
  func remainderFailure(_ use: OverloadUse, _ system: ConstraintSystem) -> Failure? {
    guard let (written, types) = use.arguments, written.count == 2,
      case .binary(let name, let sign, _, _) = use.expr.kind
    else { return nil }
    let operands = zip(written, types).map { standIn(for: $0.value, of: system.shown($1), system) }
    return remainderFailure(name, operands[0], operands[1], sign)
  }

  /// The error of `? :` whose branches have no common type; nil where something else is expected of it.
  func branchesFailure(_ branch: Expr, in root: Expr, _ system: ConstraintSystem) -> Failure? {
    let whole = branch.parent(in: root) {
      if case .ternary(_, let then, let otherwise) = $0.kind { branch === then || branch === otherwise } else { false }
    }
    guard case .ternary(_, let then, let otherwise)? = whole?.kind,
      let first = system.shownType(of: then), let second = system.shownType(of: otherwise),
      !first.isUnknown, !second.isUnknown
    else { return nil }
    return failure(ConversionDiagnostic.ternaryBranches(first: first, second: second), at: then.place)
  }
}

extension Checker {
  /// The type of a `? :` whose branches have no common type, where a type is expected of it: that of the last branch of another one.
  func branchOfOtherType(_ expr: Expr, _ fixes: [Fix], _ system: ConstraintSystem, wanted: Type) -> Type? {
    guard case .ternary(_, let then, let otherwise) = expr.kind, !wanted.isUnknown,
      fixes.contains(where: { $0.locator.element == .branch }),
      fixes.allSatisfy({ fix in [expr, then, otherwise].contains { $0 === fix.locator.anchor } })
    else { return nil }
    let types = [otherwise, then].compactMap { system.shownType(of: $0) }
    return types.first { type in
      guard !type.isUnknown, case .success(let trial) = attempt({ conversion(from: type, to: wanted) != nil }) else {
        return false
      }
      return !trial.result
    }
  }
}

extension Type {
  fileprivate var isCollection: Bool { isNominal("Array") || isNominal("Set") || isNominal("Dictionary") }
}

extension Expr {
  /// Returns whether the expression is an operation on the operand, an assignment of it, or a closure that returns it.
  fileprivate func isOperation(on operand: Expr) -> Bool {
    switch kind {
    case .binary(_, _, let left, let right): left.bare === operand || right.bare === operand
    case .prefixOperator(_, let inner), .assignment(_, let inner): inner.bare === operand
    case .ternary(let condition, let then, let otherwise):
      [condition, then, otherwise].contains { $0.bare === operand }
    case .closure(let closure): closure.singleValue?.bare === operand
    default: false
    }
  }

  /// The expression without parentheses around it.
  var bare: Expr { if case .parenthesized(let inner) = kind { inner.bare } else { self } }

  /// A member or an element of another value.
  fileprivate var isPart: Bool {
    switch kind {
    case .member(.some, _, _, _, _), .subscriptCall: true
    case .parenthesized(let inner): inner.isPart
    default: false
    }
  }
}
