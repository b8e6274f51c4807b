import SyntaxTree
import Types

/// Assignments to several places: `(a, b) = (b, a)`.
extension Checker {
  /// The left side of an assignment, or a part of one.
  private indirect enum Target {
    case place(CheckedExpr)
    case tuple([Target])
    /// `_`, with a type that the value determines.
    case discard(Type)

    var type: Type {
      switch self {
      case .place(let place): place.type
      case .tuple(let parts): .tuple(parts.map { TupleField($0.type) })
      case .discard(let type): type
      }
    }
  }

  func checkTupleAssignment(_ expr: Expr, _ left: Expr, _ right: Expr) throws -> CheckedExpr {
    let target = try target(left)
    let value = try check(right, as: target.type) { ConversionDiagnostic.assigned(given: $0, wanted: $1) }
    // All values are evaluated before the first assignment; a value for `_` is discarded at once.
    var evaluations: [CheckedStmt] = []
    var assignments: [CheckedStmt] = []
    func statement(_ made: CheckedExpr) -> CheckedStmt { CheckedStmt(.expression(made), expr.range) }
    func assign(_ value: CheckedExpr, to target: Target) {
      switch target {
      case .place(let place): assignments.append(statement(make(.assign(place, value), .void, expr.range)))
      case .tuple(let parts):
        for (index, part) in parts.enumerated() {
          assign(make(.tupleElement(value, index), part.type, expr.range), to: part)
        }
      case .discard: break
      }
    }
    func evaluate(_ value: CheckedExpr, for target: Target) {
      switch (target, value.kind) {
      case (.tuple(let parts), .tuple(let values)) where parts.count == values.count:
        for (part, value) in zip(parts, values) { evaluate(value, for: part) }
      case (.discard, _): evaluations.append(statement(make(.discard(value), .void, expr.range)))
      default:
        let variable = VariableDecl(name: "tuple", kind: .local, type: value.type, isLet: true)
        madeVariables.append(variable)
        evaluations.append(CheckedStmt(.variable(.binding(variable), value), expr.range))
        assign(make(.variable(variable), value.type, expr.range), to: target)
      }
    }
    evaluate(value, for: target)
    return make(.sequence(evaluations + assignments, make(.void, .void, expr.range)), .void, expr.range)
  }

  private func target(_ written: Expr) throws -> Target {
    switch written.kind {
    case .discard: return .discard(freshVariable())
    case .tuple(let elements): return .tuple(try elements.map { try target($0.value) })
    default:
      let place = try check(written)
      try requireWritable(place, written)
      return .place(place)
    }
  }
}
