import Sema
import SyntaxTree
import Types

/// Application of optional chains.
extension Checker {
  func writtenOptional(_ expr: Expr, _ type: Type) throws -> CheckedExpr? {
    switch expr.kind {
    case .bindOptional(let inner):
      let value = try check(inner)
      guard value.type.head.optionalPayload != nil else { throw UnsupportedConstruct("chain of a non-optional") }
      return make(.bindOptional(value), type, expr.range)
    case .forceUnwrap(let inner):
      let value = try check(inner)
      guard value.type.head.optionalPayload != nil else { throw UnsupportedConstruct("unwrapped non-optional") }
      return make(.forceUnwrap(value), type, expr.range)
    case .optionalChain(let inner):
      if case .metatype(let named) = type.head, try namedType(expr) != nil { return bareType(named, expr) }
      let value = try check(inner)
      if value.type.head.optionalPayload != nil {
        return make(.optionalChain(value, flattens: true), value.type, expr.range)
      }
      return make(.optionalChain(value, flattens: false), universe.optional(value.type), expr.range)
    default: return nil
    }
  }
}

extension Type {
  /// Number of optionals around a type.
  var optionalDepth: Int {
    var (type, depth) = (self, 0)
    while let payload = type.optionalPayload { (type, depth) = (payload, depth + 1) }
    return depth
  }
}
