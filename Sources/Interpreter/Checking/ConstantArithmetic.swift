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

extension Type {
  /// The values of an integer type.
  fileprivate var integerRange: ClosedRange<Int128>? {
    switch nominalDecl.flatMap({ $0.isNative ? $0.name : nil }) {
    case "Int", "Int64": Int128(Int.min)...Int128(Int.max)
    case "Int32": Int128(Int32.min)...Int128(Int32.max)
    case "Int16": Int128(Int16.min)...Int128(Int16.max)
    case "Int8": Int128(Int8.min)...Int128(Int8.max)
    case "UInt", "UInt64": 0...Int128(UInt.max)
    case "UInt32": 0...Int128(UInt32.max)
    case "UInt16": 0...Int128(UInt16.max)
    case "UInt8": 0...Int128(UInt8.max)
    default: nil
    }
  }
}
