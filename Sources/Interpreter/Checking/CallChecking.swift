/// Calls: finding the candidates, choosing among them, checking the arguments of the chosen one.
extension Checker {
  func checkCall(
    _ expr: Expr, _ callee: Expr, _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    switch callee.kind {
    case .parenthesized(let inner): return try checkCall(expr, inner, arguments, expecting: expected)
    case .identifier(let name, _, let generics):
      if generics.isEmpty, name == "type", arguments.count == 1, arguments[0].label == "of" {
        let value = try check(arguments[0].value)
        settleLiterals(in: value.type)
        return try typeOf(value, expr.range)
      }
      if let own = dynamicSelf(callee) {
        let initializer = Expr(
          .member(base: own, name: "init", nameRange: callee.range, argumentLabels: nil, genericArguments: []),
          callee.range)
        return try checkCall(expr, initializer, arguments, expecting: expected)
      }
      if let type = try namedType(callee) {
        return try construct(type, arguments, expr, callee.range, expecting: expected)
      }
      guard let reference = lookUp(name, at: callee.range) else {
        if let member = staticNeighbour(name, callee.range) {
          return try checkCall(expr, member, arguments, expecting: expected)
        }
        throw unknownName(name, at: callee.range)
      }
      switch reference {
      case .functions(let functions):
        return try select(
          functions.map { Candidate(.function($0)) }, name, arguments, site: expr.range, nameRange: callee.range,
          generics: generics, expecting: expected)
      case .members(let found, let own):
        try requireExplicitSelf(own, "call to method '\(name)'", at: callee.range)
        let base = try access(own, at: callee.range)
        return try select(
          memberCandidates(found, base: base), name, arguments, site: expr.range, nameRange: callee.range,
          generics: generics,
          expecting: expected)
      default: return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
      }
    case .member(let base, let name, let nameRange, _, let generics):
      return try checkMemberCall(
        expr, callee, base, name, nameRange, generics, arguments, expecting: expected)
    default:
      if let type = try namedType(callee) {
        return try construct(type, arguments, expr, callee.range, expecting: expected)
      }
      if case .closure = callee.kind { closureIsKept = false }
      return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
    }
  }

  private func typeOf(_ value: CheckedExpr, _ range: SourceRange) throws -> CheckedExpr {
    guard case .function(let function)? = universe.globals(named: "type").first else {
      throw failure("cannot find 'type' in scope", at: range)
    }
    let arguments = function.hiddenParameters.map { _ in value.type }
    return make(
      .call(Callee(function, typeArguments: arguments), receiver: nil, arguments: [value]), .metatype(value.type), range
    )
  }

  private func memberCandidates(_ found: [FoundMember], base: CheckedExpr, isSuper: Bool = false) -> [Candidate] {
    found.compactMap { candidate($0, receiver: base, isSuper: isSuper) }
  }

  private func checkMemberCall(
    _ expr: Expr, _ callee: Expr, _ base: Expr?, _ name: String, _ nameRange: SourceRange, _ generics: [TypeSyntax],
    _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    guard let base else {
      if let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
      let owner = try implicitBase(name, callee.range, expecting: expected)
      return try callStatic(owner, name, nameRange, generics, arguments, expr, callee, base: nil, expecting: expected)
    }
    if let own = dynamicSelf(base) {
      let written = Expr(
        .member(base: own, name: name, nameRange: nameRange, argumentLabels: nil, genericArguments: generics),
        callee.range)
      return try checkMemberCall(expr, written, own, name, nameRange, generics, arguments, expecting: expected)
    }
    let isRooted = isImplicitMember(base)
    if isRooted, let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
    if case .identifier("super", _, _) = base.kind {
      let (own, type) = try superReceiver(base)
      let found = members(named: name, of: type)
      if found.isEmpty { throw noMember(name, type, nameRange, base.range) }
      return try select(
        memberCandidates(found, base: own, isSuper: true), name, arguments, site: expr.range, nameRange: nameRange,
        generics: generics, expecting: expected)
    }
    if let type = try namedType(callee) {
      return try construct(type, arguments, expr, callee.range, expecting: expected)
    }
    if case .identifier(let module, _, _) = base.kind, case .module? = lookUp(module, at: base.range) {
      try requireMember(name, ofModule: module, at: base.range)
      moduleMembers.insert(nameRange.start)
      let plain = Expr(.identifier(name, argumentLabels: nil, genericArguments: generics), nameRange)
      return try checkCall(expr, plain, arguments, expecting: expected)
    }
    if let type = try namedType(base) {
      return try callStatic(type, name, nameRange, generics, arguments, expr, callee, base: base, expecting: expected)
    }
    // A chain that starts with an implicit member starts at the type that the whole of it is to have.
    let value = try check(base, expecting: isRooted ? expected : nil)
    let (receiver, found) = try instanceMembers(name, of: value, nameRange, base.place)
    if case .tuple = receiver.type.head {
      return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
    }
    if found.isEmpty { return try callValue(receiver, arguments, expr, callee, expecting: expected) }
    return try select(
      memberCandidates(found, base: receiver), name, arguments, site: expr.range, nameRange: nameRange,
      generics: generics,
      expecting: expected)
  }

  private func callStatic(
    _ type: Type, _ name: String, _ nameRange: SourceRange, _ generics: [TypeSyntax], _ arguments: [Expr.Argument],
    _ expr: Expr, _ callee: Expr, base: Expr?, expecting expected: Type?
  ) throws -> CheckedExpr {
    if name == "init" { return try construct(type, arguments, expr, nameRange, expecting: expected) }
    let found = try staticCandidates(name, type, nameRange, base: base?.range)
    let receiver = make(.metatype(type), .metatype(type), base?.range ?? callee.range)
    var candidates = memberCandidates(found, base: receiver)
    // A static member that takes these arguments goes before an instance method that is not bound yet.
    if candidates.contains(where: { !$0.isUnbound }) { candidates.removeAll { $0.isUnbound } }
    if candidates.isEmpty {
      throw failure(
        "instance member '\(name)' cannot be used on type '\(settled(type))'; did you mean to use a value of this type instead?",
        at: base?.range ?? nameRange)
    }
    return try select(
      candidates, name, arguments, site: expr.range, nameRange: nameRange, generics: generics, expecting: expected)
  }

  /// `Type(…)`.
  func construct(
    _ type: Type, _ arguments: [Expr.Argument], _ expr: Expr, _ nameRange: SourceRange, expecting expected: Type?
  ) throws -> CheckedExpr {
    if let wanted = expected, case .nominal(let decl, _) = type.head, wanted.nominalDecl === decl {
      _ = unify(type, wanted)
    }
    let found = members(named: "init", of: type)
    let receiver = make(.metatype(type), .metatype(type), nameRange)
    var candidates = memberCandidates(found, base: receiver).filter {
      // The requirement of a protocol is nothing that a concrete type could be made with.
      if case .nominal = type.head, let function = $0.function { !function.isRequirement } else { true }
    }
    candidates += memberwiseCandidates(type, found)
    if candidates.isEmpty {
      if let decl = type.nominalDecl, !decl.isNative {
        let hidden = hiddenMember("init", of: type)
        if hidden != nil || decl.kind == .structure && !canUseMemberwise(decl) {
          throw failure(
            "'\(decl.name)' initializer is inaccessible due to '\((hidden?.decl.access ?? .privateLevel).word)' protection level",
            at: nameRange)
        }
      }
      if case .existential = type.head {
        throw failure(
          "'\(settled(type))' cannot be constructed because it has no accessible initializers", at: nameRange)
      }
      throw failure("'\(settled(type))' cannot be constructed because it has no accessible initializers", at: nameRange)
    }
    return try select(
      candidates, "init", arguments, site: expr.range, nameRange: nameRange, expecting: expected)
  }

  private func callValue(
    _ value: CheckedExpr, _ arguments: [Expr.Argument], _ expr: Expr, _ callee: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    var value = value
    try? solveDeferred()
    var type = universe.simplified(value.type, assuming: requirements)
    if let payload = type.optionalPayload, payload.functionType != nil {
      if let variable = value.implicitlyUnwrappedVariable, variable.isImplicitlyUnwrapped {
        value = make(.forceUnwrap(value), payload, value.range)
        type = universe.simplified(payload, assuming: requirements)
      } else {
        throw failure(
          "value of optional type '\(settled(type))' must be unwrapped to a value of type '\(settled(payload))'",
          at: callee.range)
      }
    }
    if case .metatype(let instance) = type {
      return try construct(instance, arguments, expr, callee.range, expecting: expected)
    }
    if case .variable(let variable) = type, variable.literal == nil {
      // A closure's parameter that is called: it is a function of these arguments.
      let values = try arguments.map { try check($0.value) }
      let result = freshVariable()
      let function = FunctionType(parameters: values.map { FunctionType.Parameter($0.type) }, result: result)
      guard unify(type, .function(function)) else { throw failure("cannot call value of this type", at: callee.range) }
      return make(.apply(value, arguments: values), result, expr.range)
    }
    if type.functionType == nil {
      let found = members(named: "callAsFunction", of: type)
      if !found.isEmpty {
        return try select(
          memberCandidates(found, base: value), "callAsFunction", arguments, site: expr.range, nameRange: callee.range,
          expecting: expected)
      }
      if let call = dynamicCall(type, arguments, expr.range) {
        return try select(
          memberCandidates(members(named: DynamicCall.name, of: type), base: value), DynamicCall.name, [call],
          site: expr.range, nameRange: callee.range, expecting: expected)
      }
      settleLiterals(in: type)
      throw failure("cannot call value of non-function type '\(settled(type))'", at: callee.range)
    }
    return try select(
      [Candidate(.value(value))], expr.range.text.description, arguments, site: expr.range, nameRange: callee.range,
      expecting: expected)
  }

  // MARK: Choosing

  func select(
    _ candidates: [Candidate], _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    generics: [TypeSyntax] = [], expecting expected: Type?
  ) throws -> CheckedExpr {
    let explicit = try generics.map { try resolve($0, open: true) }
    if let probe, probe.holdsMark(arguments) {
      return try lookIntoCall(
        candidates, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    }
    if candidates.count == 1 {
      return try apply(
        candidates[0], name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    }
    let fitting = candidates.filter { candidate in
      if case .success = ArgumentMatching.match(
        arguments, to: parameters(of: candidate, candidate.substitution), couldBeFunction: couldBeFunction)
      {
        true
      } else {
        false
      }
    }
    if fitting.isEmpty {
      let live = candidates.filter { $0.function?.deprecation == nil }
      let preferred =
        (live.isEmpty ? candidates : live).enumerated().min {
          (distance(of: $0.element, arguments), $0.offset) < (distance(of: $1.element, arguments), $1.offset)
        }?.element ?? candidates[0]
      return try applyAndTeach(
        preferred, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    }
    if fitting.count == 1 {
      do {
        return try apply(
          fitting[0], name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
      } catch let failure as Failure {
        // Where an old spelling does not fit either, the fault is told of today's, whose labels do not.
        guard fitting[0].function?.deprecation != nil,
          let today = candidates.first(where: { $0.function?.deprecation == nil })
        else { throw failure }
        return try applyAndTeach(
          today, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
      }
    }
    let known = knownArguments
    precheck(arguments)
    defer { knownArguments = known }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    var failures: [(Candidate, Failure)] = []
    for candidate in fitting {
      let before = score
      switch attempt({
        let value = try apply(
          candidate, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
        try solveDeferred()
        if let expected, !expected.isVariable {
          // What the surroundings want decides between overloads that differ in their results.
          if case .failure = attempt({ try convert(value, to: expected) { _, _ in "" } }) { score.unavailable += 1 }
        }
        return value
      }) {
      case .success(let solution):
        let rank = rank(candidate, arguments, solution.score)
        if best == nil || rank < best!.rank { best = (solution, rank) }
      case .failure(let failure): failures.append((candidate, failure))
      }
      score = before
    }
    if let best {
      var value = adopt(best.solution)
      if trialDepth == 0, best.rank.score.unavailable > 0 { value = best.solution.result }
      return value
    }
    throw taught(explain(failures, name, nameRange), name, candidates[0])
  }

  private func applyAndTeach(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    explicit: [Type], expecting expected: Type?
  ) throws -> CheckedExpr {
    do {
      return try apply(
        candidate, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    } catch let failure as Failure {
      throw taught(failure, name, candidate)
    }
  }

  /// How far a candidate is from the arguments by their number and labels, for messages.
  private func distance(of candidate: Candidate, _ arguments: [Expr.Argument]) -> Int {
    let parameters = parameters(of: candidate, candidate.substitution)
    let known = parameters.map(\.label)
    let needed = parameters.count { !$0.hasDefault && !$0.isVariadic }
    let unknown = arguments.count { argument in !argument.isTrailing && !known.contains(argument.label) }
    let near = arguments.count { argument in
      guard let label = argument.label, !known.contains(label) else { return false }
      return DidYouMean.suggestion(for: label, among: known.compactMap { $0 }) != nil
    }
    return max(0, needed - arguments.count) + max(0, arguments.count - parameters.count) + unknown - near
  }

  /// A failure with what the host teaches about the member on this type, where that says more.
  private func taught(_ failure: Failure, _ name: String, _ candidate: Candidate) -> Failure {
    let message = failure.diagnostic.message
    guard failure.diagnostic.notes.isEmpty,
      ["missing argument", "incorrect argument label", "extra argument"].contains(where: message.hasPrefix)
        || message.hasSuffix("be equivalent"),
      let receiver = candidate.receiver, let note = universe.teaching(name, settled(receiver.type))
    else { return failure }
    var diagnostic = failure.diagnostic
    diagnostic.notes.append(note)
    return Failure(diagnostic: diagnostic)
  }

  struct Rank: Comparable {
    let score: Score
    let parts: [Int]
    static func < (lhs: Rank, rhs: Rank) -> Bool {
      if lhs.score != rhs.score { return lhs.score < rhs.score }
      return lhs.parts.lexicographicallyPrecedes(rhs.parts)
    }
  }

  private func rank(_ candidate: Candidate, _ arguments: [Expr.Argument], _ score: Score) -> Rank {
    var matching = ArgumentMatching(bindings: [])
    if case .success(let found) = ArgumentMatching.match(
      arguments, to: parameters(of: candidate, candidate.substitution), couldBeFunction: couldBeFunction)
    {
      matching = found
    }
    let function = candidate.function
    let isNative = function?.declaredAt == nil
    let constraints = function?.requirements.count ?? 0
    return Rank(
      score: score,
      parts: [
        function?.deprecation == nil ? 0 : 1, isMeantForOthers(function, arguments) ? 1 : 0, matching.variadicsUsed,
        matching.defaultsUsed,
        function?.generics.count ?? 0,
        candidate.throughProtocol && function?.isRequirement == false ? 1 : 0, -constraints, candidate.distance,
        isNative ? 1 : 0,
      ])
  }

  /// Whether a native overload is meant for other texts than the one that is written out here.
  private func isMeantForOthers(_ function: FunctionDecl?, _ arguments: [Expr.Argument]) -> Bool {
    guard let isMeantFor = function?.isMeantFor, case .stringLiteral(let segments)? = arguments.first?.value.kind else {
      return false
    }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return false }
      text += part
    }
    return !isMeantFor(text)
  }

  /// The failure that says most: the one that came furthest.
  private func explain(_ failures: [(Candidate, Failure)], _ name: String, _ nameRange: SourceRange) -> Failure {
    let silent = failures.first { $0.1.diagnostic.message.isEmpty }
    if let silent { return silent.1 }
    let live = failures.filter { $0.0.function?.deprecation == nil }
    let ranked = (live.isEmpty ? failures : live).sorted { $0.1.diagnostic.caret.start > $1.1.diagnostic.caret.start }
    guard let best = ranked.first else { return failure("no exact matches in call to '\(name)'", at: nameRange) }
    if case .subscripting = best.0.target, ranked.count > 1 {
      return failure("no exact matches in call to subscript", at: nameRange.following)
    }
    if let function = best.0.function, function.kind == .initializer, function.owner?.isNative == true,
      ranked.count > 4,
      function.parameters.first?.label == nil
    {
      return failure("no exact matches in call to initializer", at: nameRange)
    }
    let messages = Set(ranked.map(\.1.diagnostic.message))
    if messages.count == 1 || best.1.diagnostic.caret.start > nameRange.end { return best.1 }
    let kind =
      switch best.0.target {
      case .function(let function):
        function.kind == .initializer
          ? "initializer"
          : function.owner == nil
            ? "global function '\(name)'" : "\(function.isStatic ? "static" : "instance") method '\(name)'"
      default: "'\(name)'"
      }
    return failure(
      "no exact matches in call to \(kind)", at: nameRange,
      notes: ranked.prefix(3).map { Diagnostic.Note($0.1.diagnostic.message) })
  }

  /// Arguments that mean the same for every candidate are checked once.
  private func precheck(_ arguments: [Expr.Argument]) {
    for argument in arguments {
      switch argument.value.kind {
      case .identifier, .call, .binary, .subscriptCall, .forceUnwrap, .optionalChain: break
      case .member(let base, _, _, _, _): if base == nil { continue }
      default: continue
      }
      if case .call(let callee, _) = argument.value.kind, case .member(nil, _, _, _, _) = callee.kind { continue }
      if knownArguments[ObjectIdentifier(argument.value)] != nil { continue }
      guard
        case .success(let solution) = attempt({ () throws -> CheckedExpr in
          let value = try check(argument.value)
          try solveDeferred()
          return value
        })
      else { continue }
      let type = solution.result.type
      for (variable, binding) in solution.bindings { variable.binding = binding }
      let isOpen = type.hasVariables
      for (variable, _) in solution.bindings { variable.binding = nil }
      if isOpen || solution.result.isFunctionReference { continue }
      knownArguments[ObjectIdentifier(argument.value)] = adopt(solution)
    }
  }

  func couldBeFunction(_ type: Type) -> Bool {
    switch universe.simplified(type, assuming: requirements) {
    case .function, .variable, .error: true
    case .parameter: true
    case .nominal(let decl, let arguments) where decl.isNative && decl.name == "Optional": couldBeFunction(arguments[0])
    default: false
    }
  }
}

extension CheckedExpr {
  var isFunctionReference: Bool {
    switch kind {
    case .function, .unboundMethod, .enumCaseFunction: true
    default: false
    }
  }
}
