import Sema
import SyntaxTree
import Types

/// Diagnosis of operators between a value of the library and one of the program that are both no literals: the library's operators for two
/// types, which are generic, are meant.
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

  func mixedOperandsFailure(_ use: OverloadUse, _ system: ConstraintSystem) -> Failure? {
    guard case .operation(let written, let types) = use.form, written.count == 2,
      case .binary(let name, let sign, _, _) = use.expr.kind
    else { return nil }
    let operands = types.map(system.shown)
    func isDeclared(_ index: Int) -> Bool {
      guard let decl = operands[index].nominalDecl, !decl.isNative else { return false }
      return operands[index].optionalPayload == nil && written[index].value.literal == nil
    }
    guard let other = operands.indices.first(where: isDeclared), !isDeclared(1 - other) else { return nil }
    let (type, native) = (operands[other], operands[1 - other])
    if native.isUnknown || native.optionalPayload != nil { return nil }
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
