import SyntaxTree
import Types

/// Constraints of operators.
extension ConstraintSystem {
  func generatePrefix(_ expr: Expr, _ name: String, _ operand: Expr) throws -> Type {
    if name == "-" || name == "+" {
      switch operand.kind {
      case .integerLiteral, .floatLiteral: return try generate(operand)
      default: break
      }
    }
    return try generateOperation(expr, name, expr.range, [operand])
  }

  func generateBinary(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr
  ) throws -> Type {
    switch name {
    case "&&", "||":
      if universe.declaresLogic { throw UnsupportedConstruct("logical operator of a program") }
      for side in [left, right] {
        add(.conversion(try generateChain(side), universe.bool, .operatorArgument), ConstraintLocator(side))
      }
      return universe.bool
    case "??": return try generateCoalescing(expr, left, right)
    case "===", "!==":
      for side in [left, right] { _ = try generate(side) }
      return universe.bool
    case "==", "!=":
      if left.isNilLiteral != right.isNilLiteral {
        let operand = try generate(left.isNilLiteral ? right : left)
        add(.payload(of: operand, variable()), ConstraintLocator(expr))
        return universe.bool
      }
    default: break
    }
    if name.hasSuffix("="), name != "==", name != "!=", name != "<=", name != ">=",
      case .optionalChain(let inner) = left.kind
    {
      _ = try generate(left)
      guard let place = types[ObjectIdentifier(inner)] else { return .error }
      let arguments = [left, right].map { Expr.Argument(label: nil, value: $0) }
      let result = variable()
      let use = OverloadUse(
        expr, name, range, .operation(arguments: arguments, types: [place, try generateChain(right)]), .none,
        result: result)
      add(.operation(use), ConstraintLocator(expr))
      return result
    }
    return try generateOperation(expr, name, range, [left, right])
  }

  func generateOperation(_ expr: Expr, _ name: String, _ range: SourceRange, _ operands: [Expr]) throws -> Type {
    let types = try operands.map { try generateChain($0) }
    let result = variable()
    let use = OverloadUse(
      expr, name, range, .operation(arguments: operands.map { Expr.Argument(label: nil, value: $0) }, types: types),
      .none, result: result)
    add(.operation(use), ConstraintLocator(expr))
    return result
  }

  /// `a ?? b`: the payload of the left side, or an optional where the right side is one.
  private func generateCoalescing(_ expr: Expr, _ left: Expr, _ right: Expr) throws -> Type {
    let (first, second) = (try generateChain(left), try generateChain(right))
    let payload = variable()
    let result = variable()
    let locator = ConstraintLocator(expr)
    add(.conversion(first, universe.optional(payload), .argument), locator)
    add(
      .alternatives([
        [
          Constraint(.conversion(second, payload, .argument), locator),
          Constraint(.equality(result, payload), locator),
        ],
        [
          Constraint(.conversion(second, universe.optional(payload), .argument), locator),
          Constraint(.equality(result, universe.optional(payload)), locator),
        ],
      ]), locator)
    return result
  }
}

extension Expr {
  var isNilLiteral: Bool {
    switch kind {
    case .nilLiteral: true
    case .parenthesized(let inner): inner.isNilLiteral
    default: false
    }
  }
}
