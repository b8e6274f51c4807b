import Sema
import SyntaxTree
import Types

/// Completion in an expression: the constraint solver finds the types around the cursor, which is a hole in the system.
extension Checker {
  /// Solves the expression around the mark and notes the items that fit there. Of an expression without a solution the failed
  /// system is repaired; where that leaves the mark out, too, the part of the expression that the mark is in is solved by itself.
  func complete(_ expr: Expr, expecting expected: Type?, _ probe: CompletionProbe) {
    let wanted = expected?.hasVariables == true || expected?.hasError == true ? nil : expected
    for part in ExprSearch.around(probe.mark.offset, in: expr) {
      for isRepairing in [false, true] {
        visitSites(in: part, expecting: part === expr ? wanted : nil, isRepairing: isRepairing, probe)
        if probe.isDone { return }
      }
      // Expressions in a closure's body cannot be solved without its scope.
      if case .closure = part.kind { return }
      if part.isBranching { return }
    }
  }

  private func visitSites(in expr: Expr, expecting expected: Type?, isRepairing: Bool, _ probe: CompletionProbe) {
    let outer = (scope, solution)
    solution = nil
    defer { (scope, solution) = outer }
    let system = ConstraintSystem(source: CheckerDeclarations(self), budget: 20_000)
    defer { environment.noteWork(system.work) }
    var calls: [CompletedCall] = []
    var others: [CompletedCall] = []
    try? system.complete(probe.mark, in: expr, expecting: expected, isRepairing: isRepairing) { site in
      let here = (scope, solution)
      defer { (scope, solution) = here }
      scope = site.scope
      switch site.kind {
      case .member(let base, _, _):
        guard let type = system.memberBase(of: site).map({ system.shown($0) }) else { break }
        // The steps of a key path are members of values that nothing in the text stands for.
        if case .discard = base.kind {
          probe.note(keyPathItems(of: settled(type), probe.cut.prefix))
        } else {
          noteMembers(of: type, probe)
        }
      case .implicitMember: system.memberBase(of: site).map { noteImplicitMembers(of: system.shown($0), probe) }
      case .body(let closure, let type, let builder):
        if !probe.isDone { checkBody(of: closure, as: system.shown(.function(type)), builder) }
      case .value:
        probe.noteValue()
        guard let call = system.completedCall(at: site) else {
          noteValues(at: site, in: system, isArgument: false, probe)
          break
        }
        if calls.isEmpty { others = callsWithoutContext(call.expr, probe) }
        calls.append(call)
        if call.takesArgument { noteValues(at: site, in: system, isArgument: true, probe) }
      }
      probe.finish()
    }
    if calls.isEmpty { return }
    others.removeAll { other in calls.contains { $0.choice.function === other.choice.function } }
    noteCalls(calls.sorted { $0.rank < $1.rank } + others.sorted { $0.rank < $1.rank }, probe)
    if calls.contains(where: \.takesArgument), !probe.cut.prefix.isEmpty { probe.note(nameItems(probe.cut)) }
  }

  /// The overloads of a call that its arguments fit, whatever is expected of its result: `!` or a member may still follow.
  private func callsWithoutContext(_ call: Expr, _ probe: CompletionProbe) -> [CompletedCall] {
    let system = ConstraintSystem(source: CheckerDeclarations(self), budget: 20_000)
    defer { environment.noteWork(system.work) }
    var found: [CompletedCall] = []
    try? system.complete(probe.mark, in: call, expecting: nil, isRepairing: false) { site in
      if let call = system.completedCall(at: site) { found.append(call) }
    }
    return found
  }

  private func noteCalls(_ calls: [CompletedCall], _ probe: CompletionProbe) {
    let text = SignatureText(checker: self)
    var signatures: [String] = []
    for call in calls {
      if let function = call.choice.function {
        let signature = text.function(function, call.choice.substitution)
        if !signatures.contains(signature) { signatures.append(signature) }
      }
      if call.arguments.last?.label == nil { probe.note(labelItems(call.parameters, call.arguments.dropLast())) }
    }
    probe.noteCall(signatures)
  }

  private func noteMembers(of base: Type, _ probe: CompletionProbe) {
    if case .metatype(let instance) = base.head {
      probe.note(typeMemberItems(of: declared(settled(instance)), probe.cut.prefix))
    } else {
      probe.note(memberItems(of: settled(base), isStatic: false, probe.cut.prefix))
    }
  }

  /// `Observable.just`: generic parameters that nothing binds are shown under their declared names.
  private func declared(_ type: Type) -> Type {
    type.replacing { part in
      guard case .variable(let variable) = part, let open = openParameters[variable.id] else { return nil }
      let shown = GenericParameter(name: open.name)
      probe?.openParameters.append(shown)
      return .parameter(shown)
    } ?? type
  }

  /// Members of the type itself, those of an optional's payload besides.
  private func noteImplicitMembers(of type: Type, _ probe: CompletionProbe) {
    var wanted = settled(type)
    if let result = wanted.functionType?.result { wanted = result }
    probe.note(implicitItems(ofOptional: wanted, probe.cut.prefix))
  }

  /// Members of the type itself; of an optional those of its payload besides, the cases of an enum first.
  func implicitItems(ofOptional type: Type, _ prefix: String) -> [Completions.Item] {
    var payload = settled(type)
    if payload.optionalPayload == nil { return implicitItems(of: payload, prefix) }
    let own = implicitItems(of: payload, prefix)
    while let inner = payload.optionalPayload { payload = settled(inner) }
    let inner = implicitItems(of: payload, prefix)
    return payload.nominalDecl?.kind == .enumeration ? inner + own : own + inner
  }

  /// Values that fit what is expected, and names where nothing is expected or one is being typed.
  private func noteValues(
    at site: CompletionSite, in system: ConstraintSystem, isArgument: Bool, _ probe: CompletionProbe
  ) {
    let expected = system.expectedType(of: site).map { system.shown($0) }
    // Overloads that expect one type take the same values.
    if let expected, isArgument || !expected.isVariable, expected.hasVariables || probe.noteExpected(expected) {
      probe.note(fittingItems(expected, probe.cut) { system.accepts($0, at: site) })
    }
    if !isArgument, expected?.isVariable ?? true || !probe.cut.prefix.isEmpty { probe.note(nameItems(probe.cut)) }
  }

  /// Checks the statements of a closure, of which the mark is one.
  private func checkBody(of closure: Expr, as type: Type, _ builder: Type?) {
    guard case .closure(let syntax) = closure.kind else { return }
    solution = AppliedSolution(nil)
    _ = try? checkClosure(syntax, closure, expecting: type, usage: ClosureUsage(builder: builder))
  }

  /// Returns the labels that may follow the arguments before.
  private func labelItems(_ parameters: [CallParameter], _ before: ArraySlice<Expr.Argument>) -> [Completions.Item] {
    var position = 0
    for argument in before {
      guard let found = parameters[position...].firstIndex(where: { $0.label == argument.label }) else {
        if argument.label == nil { continue }
        return []
      }
      position = parameters[found].isVariadic ? found : found + 1
      if position >= parameters.count { return [] }
    }
    var items: [Completions.Item] = []
    for (index, parameter) in parameters.enumerated().dropFirst(position) {
      if let label = parameter.label {
        var item = Completions.Item(label + ":", .label, "\(label): \(SignatureText.parameterType(parameter))")
        item.order = index - parameters.count
        items.append(item)
      }
      if !parameter.hasDefault, !parameter.isVariadic { break }
    }
    return items
  }
}
