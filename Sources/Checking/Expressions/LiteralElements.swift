import SyntaxTree
import Types

/// Collections that are written out and asked something at once: `["a", "e"].contains(letter)` where the letter is a Character. What
/// their elements are is their default, or else what fits the arguments.
extension Checker {
  func withLiteralElements(
    of value: CheckedExpr, _ base: Expr, _ arguments: [Expr.Argument], _ use: () throws -> CheckedExpr
  ) throws -> CheckedExpr {
    guard !arguments.isEmpty, let element = literalElement(of: value, base) else { return try use() }
    let start = mark()
    do {
      return try use()
    } catch let fault as Failure {
      rollBack(to: start)
      for argument in arguments {
        let trial = attempt { () throws -> CheckedExpr in
          guard let type = try ownType(of: argument.value), unify(element, type) else {
            throw Silent.failure(at: argument.value.range)
          }
          let value = try use()
          try solveDeferred()
          return value
        }
        if case .success(let solution) = trial { return adopt(solution) }
      }
      throw fault
    }
  }

  /// The type of the elements, or of the keys, of a collection literal, where it is still open.
  private func literalElement(of value: CheckedExpr, _ base: Expr) -> Type? {
    switch base.kind {
    case .parenthesized(let inner): return literalElement(of: value, inner)
    case .arrayLiteral, .dictionaryLiteral:
      guard case .nominal(_, let arguments) = universe.simplified(value.type, assuming: requirements),
        let element = arguments.first, case .variable(let variable) = element.head, variable.literal != nil
      else { return nil }
      return element
    default: return nil
    }
  }

  /// Returns the type of an argument by itself, or of its elements; nil where that adds nothing new.
  private func ownType(of expr: Expr) throws -> Type? {
    if case .closure = expr.kind { return nil }
    let value = try check(expr)
    settleLiterals(in: value.type)
    let type = universe.simplified(value.type, assuming: requirements)
    if case .nominal(let decl, let arguments) = type, decl.name == "Array", decl.isNative { return arguments.first }
    return type.isVariable ? nil : type
  }
}
