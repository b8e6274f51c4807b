import SyntaxTree
import Types

/// Completion: the mark is a hole that nothing fills, calls around it may lack the arguments that are not written yet, and a solution
/// may leave constraints of the hole open.
extension ConstraintSystem {
  /// Solves the expression around the mark, and visits the best solution with each overload of the call whose argument the mark is. The
  /// solution is in force during the visit.
  package func complete(
    _ mark: CompletionMark, in expr: Expr, expecting expected: Type?, isRepairing repairs: Bool,
    _ visit: (CompletionSite) -> Void
  ) throws {
    completion = mark
    isRepairing = repairs
    let start = self.mark
    defer { rollBack(to: start) }
    let type = try generateChain(expr)
    if let expected { add(.closureResult(type, expected, expr), ConstraintLocator(expr)) }
    let constraints = worklist
    worklist = []
    let generated = self.mark
    var found = try solve(constraints).sorted { $0.score < $1.score }
    // A deprecated function is offered where there is nothing else.
    let current = found.filter { !$0.chosen.contains { endsWithMark($0.use) && $0.chosen.isDeprecated } }
    if !current.isEmpty { found = current }
    for solution in found where solution.score[.fix] == found[0].score[.fix] {
      apply(solution)
      _ = applyDefaults(since: start)
      if let site { visit(site) }
      rollBack(to: generated)
    }
  }

  /// The type that the context expects of the value at the mark; nil where it expects none.
  package func expectedType(of site: CompletionSite) -> Type? {
    guard case .value(_, let hole) = site.kind else { return nil }
    let type = simplified(hole)
    guard type.isVariable else { return type }
    for constraint in residual {
      switch constraint.kind {
      case .conversion(let from, let to, _), .closureResult(let from, let to, _):
        if Type.same(simplified(from), type) { return simplified(to) }
      default: continue
      }
    }
    return nil
  }

  /// The type whose members are offered: of `T!` those of the payload.
  package func memberBase(of site: CompletionSite) -> Type? {
    switch site.kind {
    case .member(let base, let type, _):
      let known = simplified(type)
      return isImplicitlyUnwrapped(base) ? known.optionalPayload ?? known : known
    case .implicitMember(let whole): return simplified(whole)
    case .value, .body: return nil
    }
  }

  private func isImplicitlyUnwrapped(_ expr: Expr) -> Bool {
    if case .variable(let variable)? = overloads[OverloadUse.Key(expr: ObjectIdentifier(expr), isApplied: false)]?
      .chosen.choice.target
    {
      return variable.isImplicitlyUnwrapped
    }
    guard case .identifier(let name, _, _) = expr.kind,
      case .variable(let variable)? = source.reference(to: name, at: expr.range)
    else { return false }
    return variable.isImplicitlyUnwrapped
  }

  /// Returns whether the system has a solution with a value of that type at the mark.
  package func accepts(_ type: Type, at site: CompletionSite) -> Bool {
    guard case .value(_, let hole) = site.kind else { return false }
    let (start, outer) = (mark, isRepairing)
    isRepairing = false
    defer {
      rollBack(to: start)
      isRepairing = outer
    }
    var constraints = residual
    if case .variable(let open) = simplified(hole) {
      bind(open, to: type)
    } else {
      constraints.append(Constraint(.conversion(type, hole, .value), nowhere))
    }
    return (try? solve(constraints).isEmpty) == false
  }

  /// The call whose last argument is the value at the mark.
  package func completedCall(at site: CompletionSite) -> CompletedCall? {
    guard case .value(let expr, _) = site.kind else { return nil }
    for (use, chosen) in overloads.values where !use.isOperation {
      guard let written = use.arguments?.written, let last = written.last, last.value === expr else { continue }
      let parameters = source.callParameters(of: chosen.choice, chosen.choice.substitution)
      return CompletedCall(
        expr: use.expr, choice: chosen.choice, parameters: parameters, arguments: written,
        rank: (chosen.matching?.defaultsUsed ?? 0) + (chosen.choice.function?.generics.count ?? 0),
        takesArgument: chosen.matching?.bindings.contains { $0.contains(written.count - 1) } ?? false)
    }
    return nil
  }

  // MARK: Generation

  func isMark(_ name: String) -> Bool { completion.map { $0.name == name } ?? false }

  func isCompleted(_ expr: Expr) -> Bool { completion.map { $0.holds(expr.range) } ?? false }

  func generateCompletedValue(_ expr: Expr) -> Type {
    let hole = variable()
    note(CompletionSite(kind: .value(expr, hole), scope: source.scope))
    return hole
  }

  func generateCompletedMember(of base: Expr?, _ context: GenerationContext) throws -> Type {
    guard let base else {
      guard let chain = context.chain else { throw UnsupportedConstruct("implicit member") }
      note(CompletionSite(kind: .implicitMember(chain), scope: source.scope))
      return chain
    }
    let type: Type
    if let named = try source.namedType(base) {
      type = .metatype(named)
    } else if case .identifier("super", _, _) = base.kind {
      guard let superclass = source.superType(at: base) else { throw UnsupportedConstruct("super") }
      type = superclass
    } else {
      type = try generate(base, context)
    }
    let result = variable()
    note(CompletionSite(kind: .member(of: base, base: type, result: result), scope: source.scope))
    return result
  }

  /// Number of parameters of a closure that names none: where it is not finished it may still come to use them all.
  func shorthandCount(of use: ClosureUse, as wanted: FunctionType?) -> Int {
    let written = max(use.syntax.shorthandCount, 0)
    return isCompleted(use.expr) ? max(written, wanted?.parameters.count ?? 0) : written
  }

  // MARK: Overloads

  /// Returns whether the mark is the last argument of a use, for which each overload may expect a different type.
  func endsWithMark(_ use: OverloadUse) -> Bool {
    guard let completion, let last = use.arguments?.written.last else { return false }
    return !last.isTrailing && completion.isWhole(last.value)
  }

  /// Repairs an operation whose operand the mark is: where no operator takes the other one, both are of one type.
  func repairsOperation(_ use: OverloadUse, _ types: [Type]) -> Bool {
    guard isRepairing, endsWithMark(use) else { return false }
    if types.count == 2 { _ = unify(types[1], types[0]) }
    punch(use.result)
    return true
  }

  /// The parameters of the arguments of a call. Those of a call that is being written may lack arguments.
  func match(_ written: [Expr.Argument], to parameters: [CallParameter]) -> Result<
    ArgumentMatching, ArgumentMatching.Obstacle
  > {
    let found = ArgumentMatching.match(written, to: parameters, couldBeFunction: { couldBeFunction($0) })
    guard let last = written.last, !last.isTrailing, isCompleted(last.value), case .failure(let obstacle) = found else {
      return found
    }
    if case .missing(let missing, let bindings) = obstacle { return .success(incomplete(bindings, missing)) }
    // The mark may become a label.
    guard let completion, completion.isValue(last.value), last.label == nil else { return found }
    let before = ArgumentMatching.match(
      Array(written.dropLast()), to: parameters, couldBeFunction: { couldBeFunction($0) })
    if case .failure(.missing(let missing, let bindings)) = before { return .success(incomplete(bindings, missing)) }
    return before
  }

  /// A matching that lacks arguments ranks behind those that lack fewer.
  private func incomplete(_ bindings: [[Int]], _ missing: [Int]) -> ArgumentMatching {
    var matching = ArgumentMatching(bindings: bindings)
    matching.defaultsUsed = missing.count
    return matching
  }
}

extension ChosenOverload {
  fileprivate var isDeprecated: Bool { choice.function?.deprecation != nil }
}
