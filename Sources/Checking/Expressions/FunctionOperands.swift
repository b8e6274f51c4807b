import SyntaxTree
import Types

/// Own operators whose operands are functions: which function a name means, and what a closure is given, is said by the operator's
/// declaration: `half >>> String.init`, `user |> prop(\.age)(incr)`.
extension Checker {
  /// Nil where both operands can be looked at by themselves.
  func checkFunctionOperands(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr, expecting expected: Type?
  ) throws -> CheckedExpr? {
    guard case .functions? = lookUp(name, at: range) else { return nil }
    var isOpen = false
    var values: [CheckedExpr] = []
    let known = knownArguments
    defer { knownArguments = known }
    for operand in [left, right] where knownArguments[ObjectIdentifier(operand)] == nil {
      if needsContext(operand) {
        isOpen = true
        continue
      }
      switch attempt({ try check(operand) }) {
      case .success(let solution):
        let value = adopt(solution)
        knownArguments[ObjectIdentifier(operand)] = value
        values.append(value)
      case .failure(let fault):
        guard mayNeedContext(operand) else { throw fault }
        isOpen = true
      }
    }
    try solveDeferred()
    guard isOpen else {
      // They stay known: nothing is looked at twice.
      let (a, b) = (knownArguments[ObjectIdentifier(left)], knownArguments[ObjectIdentifier(right)])
      guard let a, let b else { return nil }
      return try combine(expr, name, range, a, b, left, right, isAssignment: false, expecting: expected)
    }
    return try selectOperator(
      operators(name, values.map(\.type), isPrefix: nil), name,
      [Expr.Argument(label: nil, value: left), Expr.Argument(label: nil, value: right)], values, expr, range,
      expecting: expected)
  }

  /// Checks a single operand likewise: `people.map(^\.name)`. Returns nil where it can be checked by itself, or where no
  /// operator fits.
  func checkOpenOperand(
    _ expr: Expr, _ name: String, _ operand: Expr, isPrefix: Bool, expecting expected: Type?
  ) -> CheckedExpr? {
    guard knownArguments[ObjectIdentifier(operand)] == nil, needsContext(operand),
      case .functions? = lookUp(name, at: expr.range)
    else { return nil }
    let trial = attempt {
      try selectOperator(
        operators(name, [], isPrefix: isPrefix), name, [Expr.Argument(label: nil, value: operand)], [], expr,
        expr.range, expecting: expected)
    }
    if case .success(let solution) = trial { return adopt(solution) } else { return nil }
  }

  /// One of several functions of that name, an operator, a path without its root.
  func needsContext(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .parenthesized(let inner): return needsContext(inner)
    case .prefixOperator(let name, let inner):
      if case .functions? = lookUp(name, at: expr.range) { return needsContext(inner) }
      return false
    case .closure(let closure): return closure.parameters?.allSatisfy { $0.type != nil } != true
    case .keyPath(let root, _): return root == nil
    case .member(let base?, "init", _, _, _): return (try? namedType(base)) ?? nil != nil
    case .identifier(let name, _, _):
      if case .functions(let functions)? = lookUp(name, at: expr.range) { return functions.count > 1 }
      return name == "!" || name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } == true && hasOperator(name)
    default: return isImplicitMember(expr)
    }
  }

  private func mayNeedContext(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .parenthesized(let inner): mayNeedContext(inner)
    case .call, .closure, .binary, .keyPath, .arrayLiteral, .dictionaryLiteral, .nilLiteral: true
    default: false
    }
  }
}
