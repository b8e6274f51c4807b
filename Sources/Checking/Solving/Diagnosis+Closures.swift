import Sema
import SyntaxTree
import Types

/// Diagnosis of closures.
extension Checker {
  /// The error of a closure, checked as the function that is expected.
  func closureFailure(_ closure: ClosureSyntax, _ expr: Expr, _ wanted: Type, builder: Type?) -> Failure? {
    var wanted = wanted
    if var function = wanted.head.functionType, function.result.hasError {
      // The result is not known: it is what the body gives.
      function.result = freshVariable()
      wanted = .function(function)
    }
    if wanted.contains({ $0.isError }) { return nil }
    let outer = solution
    solution = AppliedSolution(nil)
    defer { solution = outer }
    return caught {
      let usage = ClosureUsage(isArgument: true, builder: builder)
      _ = try checkClosure(closure, expr, expecting: wanted, usage: usage)
    }
  }

  /// The errors in the bodies of closures of several statements whose types are known, where the expression around is at fault elsewhere.
  func bodyFailures(beside fixes: [Fix], _ system: ConstraintSystem) -> [Diagnostic] {
    let outer = scope
    defer { scope = outer }
    let closures = system.separateClosures(beside: fixes)
    return closures.flatMap { closure -> [Diagnostic] in
      guard case .closure(let syntax) = closure.expr.kind else { return [] }
      scope = closure.scope
      let found = closureFailure(syntax, closure.expr, .function(closure.type), builder: nil)?.reported ?? []
      // Warnings about uses of names belong to expressions without errors.
      return found.filter { $0.kind.phase != .uses }
    }
  }

  /// Returns whether two types have the same declaration but different generic arguments.
  func differInArguments(_ given: Type, _ wanted: Type) -> Bool {
    guard let decl = given.nominalDecl, given.optionalPayload == nil else { return false }
    return wanted.nominalDecl === decl && !Type.same(given, wanted)
  }

  /// The error of a closure whose value differs from what is expected in the arguments of its type alone: the closure is of another
  /// type.
  func closureOfOtherResult(_ value: Expr, _ given: Type, _ wanted: Type, in root: Expr, _ system: ConstraintSystem)
    -> Failure?
  {
    guard differInArguments(given, wanted), value.literal == nil else { return nil }
    let closure = value.parent(in: root) { expr in
      if case .closure(let syntax) = expr.kind { syntax.singleValue === value } else { false }
    }
    guard let closure, !isResultOpen(of: closure, system), var own = system.shownType(of: closure)?.head.functionType,
      !Type.function(own).isUnknown
    else { return nil }
    let expected = Type.function(own)
    own.result = given
    return failure(
      ConversionDiagnostic.mismatch(given: .function(own), wanted: expected, role: .argument), at: closure.range)
  }

  /// Returns whether the closure is an argument for a parameter of function type whose result is a generic parameter.
  private func isResultOpen(of closure: Expr, _ system: ConstraintSystem) -> Bool {
    guard let use = system.use(withArgument: closure), let chosen = system.chosen(for: use),
      let function = chosen.choice.function, let matching = chosen.matching, let written = use.arguments?.written
    else { return false }
    return zip(function.parameters, matching.bindings).contains { declared, indices in
      guard indices.contains(where: { written[$0].value === closure }) else { return false }
      let type = declared.type.optionalPayload ?? declared.type
      if case .parameter? = type.head.functionType?.result.head { return true }
      return false
    }
  }

  /// The error of a parameter whose written type is another than the one that is expected.
  func closureParameterFailure(_ index: Int, of expr: Expr, given: Type, _ system: ConstraintSystem) -> Failure? {
    guard case .closure(let closure) = expr.kind, let parameter = closure.parameters?[index],
      let own = system.shownType(of: expr), var wanted = own.head.functionType, !own.isUnknown, !given.isUnknown
    else { return nil }
    wanted.parameters[index].type = given
    return failure(
      ConversionDiagnostic.mismatch(given: own, wanted: .function(wanted), role: .argument),
      at: wanted.result.isVoid ? expr.range : parameter.range)
  }

  /// The error of a whole value that its context expects to be of another type, where the value says it itself.
  func contextFailure(_ expr: Expr, expecting wanted: Type, _ system: ConstraintSystem) -> Failure? {
    switch expr.kind {
    case .closure(let closure): return closureFailure(closure, expr, wanted, builder: nil)
    case .arrayLiteral:
      let type = wanted.optionalPayload ?? wanted
      if !type.isNominal("Dictionary") { return nil }
      if let fault = emptyArrayFailure(expr, expecting: wanted) { return fault }
      return failure(
        ExpressionDiagnostic.arrayLiteralOfDictionary(type: type), at: expr.range,
        notes: [Diagnostic.Note("did you mean to use a dictionary literal instead?")])
    case .call(let callee, let arguments):
      guard case .member(let base?, let name, let nameRange, _, _) = callee.kind,
        let type = system.shownType(of: base), !type.isUnknown,
        !arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } })
      else { return nil }
      let candidates = members(named: name, of: type).filter { member in
        guard case .function(let function) = member.decl else { return false }
        let needed = function.parameters.count { $0.defaultValue == nil && !$0.isVariadic }
        return needed <= arguments.count && ArgumentMatching.labelsFit(arguments, function.parameters)
      }
      if candidates.count < 2 { return nil }
      return failure(InferenceDiagnostic.noCandidateOfContext(name: name, type: wanted), at: nameRange)
    case .member(_?, let name, let nameRange, nil, _):
      guard let choice = system.choice(at: expr), case .function(let chosen) = choice.target, let owner = choice.base
      else { return nil }
      let functions = members(named: name, of: system.shown(owner).instance).filter { member in
        guard case .function(let function) = member.decl else { return false }
        return function.isStatic == chosen.isStatic && function.deprecation == nil
      }
      if functions.count < 2 { return nil }
      return failure(InferenceDiagnostic.noCandidateOfContext(name: name, type: wanted), at: nameRange)
    case .identifier(let name, nil, _):
      let count: Int
      switch lookUp(name, at: expr.range) {
      case .functions(let functions)?: count = functions.count
      case .members(let found, _)?, .staticMembers(let found, _)?: count = found.count
      default: return nil
      }
      if count < 2 { return nil }
      return failure(InferenceDiagnostic.noCandidateOfContext(name: name, type: wanted), at: expr.range)
    default: return nil
    }
  }

  /// The error of `[]` where a dictionary is expected.
  func emptyArrayFailure(_ expr: Expr, expecting wanted: Type) -> Failure? {
    guard case .arrayLiteral(let elements) = expr.kind, elements.isEmpty,
      (wanted.optionalPayload ?? wanted).isNominal("Dictionary")
    else { return nil }
    return failure(ExpressionDiagnostic.emptyArrayOfDictionary, at: expr.range)
      .fixed(by: Diagnostic.Edit(range: expr.range, text: "[:]"))
  }
}
