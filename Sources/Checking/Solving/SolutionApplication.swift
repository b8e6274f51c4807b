import Sema
import SyntaxTree
import Types

/// Solution application: the typed form of an expression is written from the types and overloads that the solution holds. Nothing is
/// inferred.
extension Checker {
  /// The typed form of an expression that the solution covers.
  func apply(
    _ solution: AppliedSolution, to expr: Expr, expecting outer: Type?, _ usage: ExpressionUsage
  ) throws -> CheckedExpr {
    guard let type = solution.type(of: expr).map(settled) else {
      throw UnsupportedConstruct("an expression without a type")
    }
    if let made = solution.replacement(of: expr) { return try check(made, expecting: outer, usage: usage) }
    guard let value = try written(expr, type, solution, expecting: outer, usage) else {
      throw UnsupportedConstruct("application")
    }
    environment.noteApplied()
    return value
  }

  /// nil where the solution does not say enough.
  private func written(
    _ expr: Expr, _ type: Type, _ solution: AppliedSolution, expecting outer: Type?, _ usage: ExpressionUsage
  ) throws -> CheckedExpr? {
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .magicLiteral:
      return try writtenLiteral(expr, type)
    case .arrayLiteral(let elements):
      noteMixed(expr, type, solution)
      return try writtenArray(elements, expr, type)
    case .dictionaryLiteral(let pairs):
      noteMixed(expr, type, solution)
      return try writtenDictionary(pairs, expr, type)
    case .identifier(let name, _, _): return try writtenName(name, expr, type, solution)
    case .member: return try writtenMember(expr, type, solution)
    case .call(let callee, let arguments): return try writtenCall(expr, callee, arguments, type, solution)
    case .subscriptCall: return try writtenSubscript(expr, type, solution)
    case .bindOptional, .optionalChain, .forceUnwrap: return try writtenOptional(expr, type)
    case .prefixOperator(let name, let operand):
      return try writtenSignedLiteral(name, operand) ?? writtenOperation(expr, solution)
    case .postfixOperator: return try writtenOperation(expr, solution)
    case .binary(let name, _, let left, let right): return try writtenBinary(expr, name, left, right, type, solution)
    case .assignment(let left, let right): return try checkAssignment(expr, left, right)
    case .ternary(let condition, let then, let otherwise):
      let test = try coerced(check(condition), to: universe.bool)
      let values = try [then, otherwise].map { try coerced(check($0, expecting: type), to: type) }
      return make(.ternary(test, values[0], values[1]), type, expr.range)
    case .cast(let value, let kind, let syntax): return try writtenCast(expr, value, kind, syntax, type)
    case .tuple(let elements):
      if elements.isEmpty { return make(.void, .void, expr.range) }
      let values = try elements.map { try check($0.value) }
      let fields = zip(elements, values).map { TupleField(label: $0.label, $1.type) }
      return make(.tuple(values), .tuple(fields), expr.range)
    case .parenthesized(let inner):
      let value = try check(inner, expecting: outer ?? type)
      if case .discard(let whole) = value.kind, case .optionalChain = whole.kind { return whole }
      return value
    case .closure(let closure):
      let wanted = solution.type(of: expr).map(withOpenedResult) ?? type
      guard case .closure(let usage) = usage else { return try checkClosure(closure, expr, expecting: wanted) }
      return try checkClosure(closure, expr, expecting: wanted, usage: usage)
    case .tryExpression(let kind, let inner): return try checkTry(expr, kind, inner, expecting: type)
    case .awaitExpression(let inner): return try checkAwait(inner, expr, expecting: type)
    case .type:
      guard case .metatype(let named) = type.head else { return nil }
      return bareType(named, expr)
    case .keyPath: return try writtenKeyPath(expr, type, solution)
    case .discard:
      if let subject = solution.subjects[ObjectIdentifier(expr)] { return subject }
      return try check(Expr(.identifier("_", argumentLabels: nil, genericArguments: []), expr.range), expecting: type)
    case .ifExpression(let syntax):
      try requireWholeValue(expr)
      return try checkIfExpression(syntax, expr.range, expecting: type)
    case .switchExpression(let syntax):
      try requireWholeValue(expr)
      return try checkSwitchExpression(syntax, expr.range, expecting: type)
    case .inoutExpression: throw failure(ArgumentDiagnostic.misplacedAmpersand, at: expr.range)
    }
  }

  /// A closure's type, whose result has its arguments as the solution bound them: a chain converted to a generic parameter's
  /// argument ends where it meets `nil`.
  private func withOpenedResult(_ type: Type) -> Type {
    guard case .function(let raw) = type.head, case .function(var function) = settled(type).head else { return type }
    function.result = raw.result.head
    return .function(function)
  }

  /// A value as the type to which the solution converts it.
  func coerced(_ value: CheckedExpr, to target: Type) throws -> CheckedExpr {
    if Type.same(value.type, target) { return value }
    guard let fitting = converted(value, to: target) else { throw UnsupportedConstruct("conversion in application") }
    return fitting
  }

  /// A value of type `T!` as its payload, where that is the type that the solution gives it.
  func unwrapped(_ value: CheckedExpr, of variable: VariableDecl, as type: Type) -> CheckedExpr {
    guard variable.isImplicitlyUnwrapped, let payload = value.type.head.optionalPayload, !Type.same(value.type, type)
    else { return value }
    return make(.forceUnwrap(value), payload, value.range)
  }
}
