import Sema
import SyntaxTree
import Types

/// Types made equal. The only variables are those that a declaration leaves open: `let names: Set = …`, the result of a closure.
extension Checker: TypeUnifier {
  /// Makes two types equal, or says that they cannot be; what it bound stays bound only if it succeeds.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let count = trail.count
    if unifyParts(left, right) { return true }
    while trail.count > count {
      trail.removeLast().binding = nil
    }
    return false
  }

  package func unifyOpen(_ left: Type, _ right: Type) -> Bool? {
    switch (left, right) {
    case (.error, _), (_, .error): return true
    case (.variable(let x), .variable(let y)):
      if x !== y { bind(x, to: right) }
      return true
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bindUnlessRecursive(variable, to: type)
    default: return nil
    }
  }

  func defaultType(of literal: LiteralKind) -> Type? {
    switch literal {
    case .integer: universe.int
    case .float: universe.double
    case .string, .character: universe.string
    case .boolean: universe.bool
    case .nilLiteral, .array, .dictionary: nil
    }
  }
}
