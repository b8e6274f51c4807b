import SyntaxTree
import Types

/// Nodes of arguments with a shape of their own: `inout` ones, autoclosures, default values.
extension Checker {
  /// `&place`.
  func checkInout(_ inner: Expr, _ type: Type, _ range: SourceRange) throws -> CheckedExpr {
    let target = try check(inner)
    if let message = whyNotInout(target, inner, range) { throw message }
    guard unify(target.type, type) else {
      throw failure(
        ConversionDiagnostic.mismatch(given: settled(target.type), wanted: settled(type), role: .argument),
        at: range)
    }
    return make(.inoutArgument(target), target.type, range)
  }

  func whyNotInout(_ target: CheckedExpr, _ written: Expr, _ range: SourceRange) -> Failure? {
    do {
      try requireWritable(target, written, keepingValue: true)
      return nil
    } catch let fault as Failure {
      return fault.reworded(as: .inoutArgument, at: range)
    } catch {
      return nil
    }
  }

  /// An expression that is given for an autoclosure.
  func checkAutoclosure(_ expr: Expr, _ type: Type) throws -> CheckedExpr {
    let inner = FunctionContext(parent: context)
    inner.isClosure = true
    inner.isAutoclosure = true
    inner.owner = context.owner
    let outer = context
    context = inner
    defer { context = outer }
    let value = try check(expr, as: type) { ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument) }
    let function = FunctionType(parameters: [], isThrowing: inner.didThrow, result: type)
    if inner.didThrow { context.didThrow = true }
    let body = [CheckedStmt(.returnStatement(value), expr.range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: [], body: body, type: function)), .function(function),
      expr.range)
  }

  /// The default value of a parameter that gets no argument; nil where there is none.
  func defaultArgument(
    _ index: Int, _ parameter: CallParameter, _ candidate: Candidate, _ substitution: Substitution, _ name: SourceRange
  ) throws -> CheckedExpr? {
    guard let written = parameter.defaultValue else { return nil }
    // The default belongs to the declaration; `#line` and the like mean the call.
    let outerSite = callSite
    let outerScope = scope
    let outerProperty = initializesProperty
    callSite = callSite ?? name
    if let function = candidate.function,
      let home = function.native == nil ? function.defaultsScope : universe.nativeScope
    {
      // Its generic parameters are what they are in this call: `type: E.Type = E.self`.
      let known = requirements
      scope = Scope(parent: home)
      initializesProperty = true
      scope.selfType = home.enclosingSelf?.substituting(substitution)
      // They may be the caller's own parameters, of which the caller knows more.
      scope.requirements = known
      for parameter in function.generics + (function.owner?.allGenerics ?? []) {
        if let type = substitution[parameter] { scope.types[parameter.name] = .type(type) }
      }
    }
    defer {
      callSite = outerSite
      scope = outerScope
      initializesProperty = outerProperty
    }
    do {
      let argument =
        if parameter.isAutoclosure {
          try checkAutoclosure(written, parameter.type)
        } else {
          try convert(check(written, expecting: parameter.type), to: parameter.type) {
            ConversionDiagnostic.defaultArgument(given: $0, wanted: $1)
          }
        }
      argument.isDefaultArgument = true
      return argument
    } catch let fault as Failure {
      guard let function = candidate.function, function.native == nil, function.parameters.indices.contains(index),
        !function.parameters[index].type.namesGenericParameters
      else { throw fault }
      // The check of the declaration reports it.
      throw Silent.failure(at: written.range)
    }
  }
}
