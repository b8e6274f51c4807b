import Sema
import SyntaxTree
import Types

/// Diagnosis of operators between a value of the standard library and one of another type that are both no literals: the library's
/// operators for two types, which are generic, are meant.
extension Checker {
  /// The error of `+=` between an array and a sequence of other elements.
  func appendedSequenceFailure(_ use: OverloadUse, _ system: ConstraintSystem) -> Failure? {
    guard case .operation(let written, let types) = use.form, written.count == 2,
      case .binary("+=", let sign, _, _) = use.expr.kind
    else { return nil }
    let (left, right) = (system.shown(types[0]), system.shown(types[1]))
    guard left.isNominal("Array"), !right.isNominal("Array"), let sequence = universe.standardProtocol("Sequence"),
      right.nominalDecl?.isNative == true, universe.conforms(right, to: sequence),
      case .nominal(_, let arguments) = left.head, let element = arguments.first
    else { return nil }
    return caught {
      try require(.sameType(element, normal(.dependentMember(right, "Element"))), at: sign) { "operator function '+='" }
    }
  }

  /// The error of a function beside a value of its result's type: an operator says nothing about a call.
  func uncalledOperandFailure(
    _ use: OverloadUse, _ given: Type, _ wanted: Type, _ system: ConstraintSystem
  ) -> Failure? {
    guard case .operation(let written, let types) = use.form, written.count == 2,
      case .binary(let name, let sign, _, _) = use.expr.kind, !Self.comparison.contains(name),
      system.shown(given).head.functionType?.parameters.isEmpty == true, system.shown(wanted).head.functionType == nil
    else { return nil }
    return failure(
      ExpressionDiagnostic.differentOperands(
        name: name, left: system.shown(types[0]), right: system.shown(types[1])), at: sign,
      highlights: written.map(\.value.range))
  }

  /// Returns the error of `*` or `/` between a non-numeric left operand and a number, in an expression without a contextual type: the
  /// library scales only numbers and time intervals.
  private func scaledOperandFailure(
    _ use: OverloadUse, _ name: String, _ operands: [Type], _ root: Expr, expecting expected: Type?,
    at sign: SourceRange
  ) -> Failure? {
    guard ["*", "/"].contains(name), expected == nil, use.expr === root, let (written, _) = use.arguments,
      operands[1].isNominal("Int") || operands[1].isNominal("Double"),
      !operands[0].isUnknown, !operands[0].isNumber, operands[0].optionalPayload == nil, !hasOperator(name, operands[0])
    else { return nil }
    return failure(
      ExpressionDiagnostic.differentOperands(name: name, left: operands[0], right: operands[1]), at: sign,
      highlights: written.map(\.value.range))
  }

  func mixedOperandsFailure(
    _ use: OverloadUse, _ system: ConstraintSystem, in root: Expr, expecting expected: Type?
  ) -> Failure? {
    guard case .operation(let written, let types) = use.form, written.count == 2,
      case .binary(let name, let sign, _, _) = use.expr.kind
    else { return nil }
    let operands = types.map(system.shown)
    if let fault = scaledOperandFailure(use, name, operands, root, expecting: expected, at: sign) { return fault }
    func isDeclared(_ index: Int) -> Bool {
      guard let decl = operands[index].nominalDecl, !universe.isStandard(decl) else { return false }
      return operands[index].optionalPayload == nil && written[index].value.literal == nil
    }
    guard let other = operands.indices.first(where: isDeclared), !isDeclared(1 - other) else { return nil }
    let (type, native) = (operands[other], operands[1 - other])
    if native.isUnknown || native.optionalPayload != nil { return nil }
    // The raw value is meant.
    if let raw = type.nominalDecl?.rawType, Type.same(raw, native), native.declaresOperator(name) {
      return failure(
        ConversionDiagnostic.mismatch(given: type, wanted: native, role: .argument), at: written[other].value.place)
    }
    func requires(_ proto: String) -> Failure? {
      guard let decl = universe.standardProtocol(proto) else { return nil }
      return caught {
        try require(.conformance(type, ProtocolReference(decl)), at: sign) {
          other == 0 && Self.comparison.contains(name)
            ? "referencing operator function '\(name)' on '\(proto)'" : "operator function '\(name)'"
        }
      }
    }
    let isCollection = native.isNominal("Array") || native.isNominal("String")
    let mismatch = failure(
      ExpressionDiagnostic.differentOperands(name: name, left: operands[0], right: operands[1]), at: sign,
      highlights: written.map(\.value.range))
    switch name {
    case _ where Self.comparison.contains(name):
      if native.integerRange != nil { return requires("BinaryInteger") }
      if native.isNominal("String") { return requires("StringProtocol") }
      let isMismatch =
        native.isNominal("Double") && hasOperator(name, type) || native.isNominal("Array") && name == "=="
      return isMismatch ? mismatch : nil
    case "+" where isCollection: return other == 0 ? requires("Sequence") : mismatch
    case "+=" where isCollection && other == 1: return requires("Sequence")
    default: return nil
    }
  }
}
