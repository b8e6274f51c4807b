import SyntaxTree
import Types

/// Comparisons of tuples, which are no calls of a declaration.
extension Checker {
  /// Tuples compare field by field, first difference first.
  func compareTuples(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ a: CheckedExpr, _ b: CheckedExpr, _ count: Int
  ) throws -> CheckedExpr {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    var statements: [CheckedStmt] = []
    for (label, value) in [("$left", a), ("$right", b)] {
      let variable = VariableDecl(name: label, kind: .local, type: value.type, isLet: true)
      madeVariables.append(variable)
      scope.declare(variable)
      statements.append(CheckedStmt(.variable(.binding(variable), value), value.range))
    }
    func compare(_ name: String, _ index: Int) -> Expr {
      func field(_ label: String) -> Expr {
        Expr(
          .member(
            base: Expr(.identifier(label, argumentLabels: nil, genericArguments: []), range), name: String(index),
            nameRange: range, argumentLabels: nil, genericArguments: []), range)
      }
      return Expr(.binary(name, operatorRange: range, field("$left"), field("$right")), range)
    }
    var test = compare(name == "!=" ? "!=" : name, count - 1)
    for index in (0..<(count - 1)).reversed() {
      switch name {
      case "==": test = Expr(.binary("&&", operatorRange: range, compare("==", index), test), range)
      case "!=": test = Expr(.binary("||", operatorRange: range, compare("!=", index), test), range)
      default:
        let strict = name.hasPrefix("<") ? "<" : ">"
        test = Expr(.ternary(condition: compare("==", index), then: test, otherwise: compare(strict, index)), range)
      }
    }
    return make(.sequence(statements, try check(test, expecting: universe.bool)), universe.bool, expr.range)
  }
}
