/// What tools ask about code without running it.
extension Checker {
  static func typeOf(_ expr: Expr, universe: Universe, session: Scope) -> Result<Type, Diagnostic> {
    let scope = Scope(parent: session)
    scope.isTopLevel = true
    let checker = Checker(universe: universe, scope: scope)
    checker.context.isTopLevel = true
    checker.context.canThrow = true
    checker.tryDepth = 1
    do {
      let value = try checker.check(expr)
      try checker.finish(at: expr.range)
      return .success(value.type)
    } catch let failure as Failure {
      return .failure(failure.diagnostic)
    } catch {
      fatalError("the checker throws failures only: \(error)")
    }
  }
}
