/// Arithmetic on written numbers: what overflows, or divides by zero, does so whenever it is run, and is told before.
struct ConstantArithmetic {
  let report: (String, SourceRange) -> Void

  func check(_ statements: [CheckedStmt]) {
    for statement in statements {
      _ = statement.anywhere { expr in
        look(at: expr)
        return false
      }
    }
  }

  private func look(at expr: CheckedExpr) {
    guard case .call(let callee, _, let arguments) = expr.kind, arguments.count == 2, callee.function.native != nil
    else {
      return
    }
    let name = callee.function.name
    if ["/", "%", "/=", "%="].contains(name), arguments[1].type.integerRange != nil, value(of: arguments[1]) == 0 {
      report("division by zero", expr.place)
      return
    }
    guard let range = expr.type.integerRange, let left = value(of: arguments[0]), let right = value(of: arguments[1])
    else {
      return
    }
    let (result, overflow): (Int128, Bool)
    switch name {
    case "+": (result, overflow) = left.addingReportingOverflow(right)
    case "-": (result, overflow) = left.subtractingReportingOverflow(right)
    case "*": (result, overflow) = left.multipliedReportingOverflow(by: right)
    default: return
    }
    if overflow || !range.contains(result) {
      report(
        "arithmetic operation '\(left) \(name) \(right)' (on type '\(expr.type)') results in an overflow", expr.place)
    }
  }

  /// What an expression of written numbers comes to; nil where it is not known or is told elsewhere.
  private func value(of expr: CheckedExpr) -> Int128? {
    switch expr.kind {
    case .integer(let value): return expr.type.integerRange == nil ? nil : value
    case .convert(let inner, .identity): return value(of: inner)
    case .call(let callee, _, let arguments) where callee.function.native != nil && arguments.count == 2:
      guard let range = expr.type.integerRange, let left = value(of: arguments[0]), let right = value(of: arguments[1])
      else { return nil }
      let (result, overflow): (Int128, Bool)
      switch callee.function.name {
      case "+": (result, overflow) = left.addingReportingOverflow(right)
      case "-": (result, overflow) = left.subtractingReportingOverflow(right)
      case "*": (result, overflow) = left.multipliedReportingOverflow(by: right)
      default: return nil
      }
      return overflow || !range.contains(result) ? nil : result
    default: return nil
    }
  }
}
