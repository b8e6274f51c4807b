import Foundation
import SyntaxTree
import Types

/// Mode `both`: expressions are checked by the solver on trial and then by the previous checker, whose result counts.
extension Checker {
  func checkByBoth(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    guard trialDepth == 0, solution == nil else { return try checkKind(expr, expecting: expected) }
    let new = verdict { try self.checkBySolver(expr, expecting: expected) }
    let old = verdict { try self.checkKind(expr, expecting: expected) }
    if old != new {
      let place = expr.range.file.position(of: expr.range.start)
      let text =
        "\(expr.range.file.name):\(place.line):\(place.column): the checkers differ\n  old: \(old)\n  new: \(new)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return try checkKind(expr, expecting: expected)
  }

  /// The type of an expression, or the error that it is refused with.
  private func verdict(_ body: () throws -> CheckedExpr) -> String {
    let trial = attempt { () throws -> String in
      let value = try body()
      try solveDeferred(isFinal: true)
      settleLiterals(in: value.type)
      return settled(value.type).description
    }
    switch trial {
    case .success(let solution): return solution.result
    case .failure(let fault):
      let place = fault.diagnostic.caret
      return "\(place.line):\(place.column): \(fault.diagnostic.message)"
    }
  }
}
