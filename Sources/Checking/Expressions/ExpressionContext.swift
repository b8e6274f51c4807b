import SyntaxTree
import Types

/// Context of an expression: the `try` and `await` that cover it, and the whole expression that it is part of.
///
/// A value that is replaced for the extent of a scope, and never changed in place.
struct ExpressionContext {
  /// `try` to the left of the expression.
  struct TryMark {
    /// Its range; nil where a statement stands for it, as `for try await` does.
    let place: SourceRange?
  }

  /// The innermost `try` that covers the expression; nil where none does.
  private(set) var tryMark: TryMark?
  /// True if an `await` covers the expression.
  private(set) var isAwaited = false
  /// Range of the whole expression, before which a missing `await` belongs; nil between expressions.
  private(set) var whole: SourceRange?

  var isTried: Bool { tryMark != nil }

  /// Context of what a `try` covers.
  func tried(at place: SourceRange? = nil) -> ExpressionContext {
    var inner = self
    inner.tryMark = TryMark(place: place ?? tryMark?.place)
    return inner
  }

  /// Context of what an `await` covers.
  func awaited() -> ExpressionContext {
    var inner = self
    inner.isAwaited = true
    return inner
  }

  /// Context of statements that a `try` before the expression around them does not cover.
  func untried() -> ExpressionContext {
    var inner = self
    inner.tryMark = nil
    return inner
  }

  /// Context of expressions of their own, within another one, that the marks before it cover.
  func between() -> ExpressionContext {
    var inner = self
    inner.whole = nil
    return inner
  }

  /// Context of an expression, which is the whole one where it is part of no other.
  func within(_ range: SourceRange) -> ExpressionContext {
    if whole != nil { return self }
    var inner = self
    inner.whole = range
    return inner
  }
}

/// Role of a closure expression.
struct ClosureUsage {
  /// Given to a parameter.
  var isArgument = false
  /// May outlive the call: not given to a parameter that does not let it escape.
  var isKept = true
  /// Result builder of the parameter that it is given to.
  var builder: Type?
}

/// Role of an expression, as far as type checking depends on it.
enum ExpressionUsage {
  case value
  /// Unwrapped as a whole by `if let` or the like.
  case unwrapped
  case closure(ClosureUsage)
}

extension Checker {
  /// Runs `body` in another context.
  func inContext<Result>(_ inner: ExpressionContext, _ body: () throws -> Result) rethrows -> Result {
    let outer = expressionContext
    expressionContext = inner
    defer { expressionContext = outer }
    return try body()
  }
}
