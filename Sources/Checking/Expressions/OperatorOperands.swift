import SyntaxTree
import Types

/// Types expected of an operator's operands, as far as the other operand and the contextual type determine them.
extension Checker {
  /// Operands of implicit-member form need the other side's type; literals wait.
  func checkOperand(_ expr: Expr, expecting hint: Type?) throws -> CheckedExpr {
    if let known = knownArguments[ObjectIdentifier(expr)] { return known }
    return try check(expr, expecting: hint)
  }

  /// `.member`, `.member(…)`, or a chain that starts so.
  func isImplicitMember(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _, _, _, _): true
    case .member(let base?, _, _, _, _): isImplicitMember(base)
    case .call(let callee, _): isImplicitMember(callee)
    default: false
    }
  }

  /// `.member` on the right: of the type on the left, or else of one that some operator takes there (`.now() + .seconds(1)`).
  func checkImplicitOperand(
    _ expr: Expr, _ name: String, after left: CheckedExpr, expecting wanted: Type?
  ) throws -> CheckedExpr {
    if let known = knownArguments[ObjectIdentifier(expr)] { return known }
    let type = universe.simplified(left.type, assuming: requirements)
    if type.isVariable { return try check(expr, expecting: wanted) }
    let first = attempt { try check(expr, expecting: wanted) }
    if case .success(let solution) = first { return adopt(solution) }
    for candidate in operators(name, [type], isPrefix: false) {
      guard let function = candidate.function, function.parameters.count == 2 else { continue }
      var substitution = candidate.substitution
      for parameter in function.generics { substitution[parameter] = freshVariable() }
      guard conversion(from: type, to: function.parameters[0].type.substituting(substitution)) != nil else { continue }
      let other = normal(function.parameters[1].type.substituting(substitution))
      if other.hasVariables || Type.same(other, type) { continue }
      if case .success(let solution) = attempt({ try check(expr, expecting: other) }) { return adopt(solution) }
    }
    return try check(expr, expecting: wanted)
  }

  /// `.member` on the left: of the type on the right, or else of one that some operator takes there, as in `case .water:` by a
  /// `~=` of the program.
  func checkImplicitOperand(
    _ expr: Expr, _ name: String, before right: CheckedExpr, of type: Type
  ) throws -> CheckedExpr {
    let first = attempt { try checkOperand(expr, expecting: type) }
    if case .success(let solution) = first { return adopt(solution) }
    for candidate in operators(name, [type], isPrefix: false) {
      guard let function = candidate.function, function.parameters.count == 2, function.generics.isEmpty,
        conversion(from: type, to: function.parameters[1].type) != nil
      else { continue }
      let own = normal(function.parameters[0].type)
      if Type.same(own, type) { continue }
      if case .success(let solution) = attempt({ try checkOperand(expr, expecting: own) }) { return adopt(solution) }
    }
    return try checkOperand(expr, expecting: type)
  }

  func operandHint(_ name: String, _ expected: Type?) -> Type? {
    if Self.ranges.contains(name), let expected,
      case .nominal(let decl, let bound) = universe.simplified(expected, assuming: requirements).head, decl.isNative,
      decl.name == "Range" || decl.name == "ClosedRange", bound[0].head.isVariable == false
    {
      return bound[0].head
    }
    guard Self.arithmetic.contains(name), let expected else { return nil }
    let type = universe.simplified(expected, assuming: requirements)
    if type.isVariable || type.isAny { return nil }
    if case .existential = type { return nil }
    return type.optionalPayload ?? type
  }

  func operandHint(_ name: String, after left: Type, _ hint: Type?, _ right: Expr) -> Type? {
    switch right.kind {
    case _ where right.isNumber:
      // A type of the program may have operators for numbers, too: which is meant is seen from them.
      if case .nominal(let decl, _) = left.head { return decl.isNative && isBuiltIn(name) ? left : nil }
      return hint
    // `flags & ~7`: a complement is what the literal is.
    case .prefixOperator("~", let operand): return operandHint(name, after: left, hint, operand)
    case .booleanLiteral where Self.comparison.contains(name) && !left.isNominal("Bool"): return left
    case .nilLiteral where !isBuiltIn(name): return nil
    case .arrayLiteral where left.isOpenParameter: return nil
    case .member(nil, _, _, _, _), .nilLiteral, .arrayLiteral, .dictionaryLiteral: return left
    case .call(let callee, _):
      if case .member(nil, _, _, _, _) = callee.kind { return left }
      return hint
    case .binary(_, _, let first, _) where isImplicitMember(first) && hint == nil: return left
    default: return self.hint(hint, for: right)
    }
  }

  /// `subtotal * (100 - percent)`: what is calculated for a type of the program need not be calculated in it.
  func hint(_ hint: Type?, for operand: Expr) -> Type? {
    guard case .nominal(let decl, _)? = hint?.head, !decl.isNative else { return hint }
    func isPlain(_ expr: Expr) -> Bool {
      switch expr.kind {
      case .parenthesized(let inner): isPlain(inner)
      case .binary(_, _, let left, let right): !isImplicitMember(left) && !isImplicitMember(right)
      default: false
      }
    }
    func isOfLiterals(_ expr: Expr) -> Bool {
      switch expr.kind {
      case .parenthesized(let inner): isOfLiterals(inner)
      case .binary(_, _, let left, let right): isOfLiterals(left) && isOfLiterals(right)
      default: expr.literal != nil
      }
    }
    guard isPlain(operand) else { return hint }
    // Literals alone may be of that type, where it can calculate.
    guard isOfLiterals(operand), case .success = attempt({ try check(operand, expecting: hint) }) else { return nil }
    return hint
  }
}

extension Expr {
  /// True for a number literal, with or without a sign.
  var isNumber: Bool { literal == .integer || literal == .float }
}

extension Type {
  /// A generic parameter or an associated type of one.
  fileprivate var isOpenParameter: Bool {
    switch head {
    case .parameter, .dependentMember: true
    default: false
    }
  }
}
