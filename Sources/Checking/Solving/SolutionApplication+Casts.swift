import Sema
import SyntaxTree
import Types

/// Application of casts, and the types that `as` bridges values to.
extension Checker {
  func writtenCast(
    _ expr: Expr, _ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax, _ type: Type
  ) throws -> CheckedExpr {
    guard kind == .coerce else { return try checkCast(expr, value, kind, syntax, settled(type)) }
    let subject = try check(value, expecting: type)
    if let fitting = converted(subject, to: type) { return fitting }
    guard isBridged(subject.type, to: type) else { throw UnsupportedConstruct("conversion in application") }
    let object = type.optionalPayload ?? type
    let whole = subject.type.optionalPayload == nil ? object : type
    let node: CheckedExpr.Kind =
      [object, subject.type.optionalPayload ?? subject.type].contains {
        $0.isNominal("NSError") || $0.isNominal("NSNumber")
      }
      ? .forcedCast(subject, whole) : .convert(subject, .identity)
    return try coerced(make(node, whole, expr.range), to: type)
  }

  /// True for a class of Foundation that values are bridged to by `as`, `NSError` and `AnyObject` included.
  func isBridgedObject(_ type: Type) -> Bool {
    if isAnyObject(type) { return true }
    guard let decl = (type.optionalPayload ?? type).nominalDecl, decl.isNative else { return false }
    return decl.name == "NSError" || decl.name != "String" && Universe.bridgedNames.contains(decl.name)
  }

  /// Returns whether `as` bridges a value of the first type to the second, or back.
  func isBridged(_ value: Type, to target: Type) -> Bool {
    if isAnyObject(target) { return true }
    let object = target.optionalPayload ?? target
    let given = target.optionalPayload == nil ? value : value.optionalPayload ?? value
    if object.isNominal("NSError"), let error = universe.standardProtocol("Error") {
      return universe.conforms(given, to: error, assuming: requirements)
    }
    return universe.isBridged(given, to: object) || universe.isBridged(object, to: given)
  }
}
