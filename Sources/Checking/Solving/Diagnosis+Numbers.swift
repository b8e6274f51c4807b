import Sema
import SyntaxTree
import Types

/// Diagnosis of operators between numbers of two types.
extension Checker {
  /// The error of an `Int` beside a `Double` where more hangs on the result: the operator of one of the types is meant.
  func mixedNumbersFailure(_ use: OverloadUse, _ types: [Type], in root: Expr) -> Failure? {
    guard case .binary(let name, _, let left, let right) = use.expr.kind, types.count == 2 else { return nil }
    let operands = [left, right]
    func mismatch(_ operand: Expr, _ given: Type, _ wanted: Type) -> Failure {
      failure(ConversionDiagnostic.mismatch(given: given, wanted: wanted, role: .argument), at: operand.place)
    }
    func index(of type: String) -> Int? { types.firstIndex { $0.isNominal(type) } }
    guard let double = index(of: "Double"), Self.calculations.contains(name) || Self.comparison.contains(name) else {
      return nil
    }
    if types.allSatisfy({ $0.isNominal("Double") }) {
      // The result is an operand beside an `Int`.
      guard let scaled = scaledOperand(of: use.expr), isPart(use.expr, in: root) else { return nil }
      return mismatch(scaled, types[double], universe.int)
    }
    guard types[1 - double].isNominal("Int") else { return nil }
    if isInterpolated(use.expr, in: root) {
      return mismatch(operands[1 - double], universe.int, types[double])
    }
    if let scaled = scaledOperand(of: operands[double]) { return mismatch(scaled, types[double], universe.int) }
    return isPart(use.expr, in: root) ? mismatch(operands[double], types[double], universe.int) : nil
  }

  private static let calculations: Set<String> = ["+", "-", "*", "/"]

  /// The only operand of an operation that is no literal.
  private func scaledOperand(of operation: Expr) -> Expr? {
    guard case .binary(let name, _, let left, let right) = operation.bare.kind, Self.calculations.contains(name) else {
      return nil
    }
    let others = [left, right].filter { $0.literal == nil }
    return others.count == 1 ? others[0] : nil
  }

  private func isInterpolated(_ operation: Expr, in root: Expr) -> Bool {
    operation.parent(in: root) { expr in
      guard case .stringLiteral(let segments) = expr.kind else { return false }
      return segments.contains { segment in
        guard case .interpolation(let arguments, _) = segment else { return false }
        return arguments.contains { $0.value.bare === operation }
      }
    } != nil
  }

  /// Returns whether an operation is an operand in a larger operation that is the whole expression or the value of a closure.
  private func isPart(_ operation: Expr, in root: Expr) -> Bool {
    var outermost = operation
    while let outer = outermost.parent(in: root, where: { $0.isOperator(on: outermost) }) { outermost = outer }
    if outermost === operation { return false }
    if outermost === root.bare { return true }
    return outermost.parent(in: root) { expr in
      if case .closure(let closure) = expr.kind { closure.singleValue?.bare === outermost } else { false }
    } != nil
  }
}

extension Expr {
  /// Returns whether the expression is an infix operator with this operand.
  fileprivate func isOperator(on operand: Expr) -> Bool {
    if case .binary(_, _, let left, let right) = kind { left.bare === operand || right.bare === operand } else { false }
  }
}
