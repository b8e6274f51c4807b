/// Which of the declarations of a name a call means, and what is said when it is none.
extension Checker {
  func select(
    _ candidates: [Candidate], _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    generics: [TypeSyntax] = [], expecting expected: Type?
  ) throws -> CheckedExpr {
    do {
      return try chosen(
        candidates, name, arguments, site: site, nameRange: nameRange, generics: generics, expecting: expected)
    } catch let failure as Failure {
      throw taught(failure, name, candidates, nameRange)
    }
  }

  private func chosen(
    _ candidates: [Candidate], _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    generics: [TypeSyntax], expecting expected: Type?
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
      if isRuledOut(candidate, at: nameRange) { return false }
      if case .success = ArgumentMatching.match(
        arguments, to: parameters(of: candidate, candidate.substitution), couldBeFunction: couldBeFunction)
      {
        return true
      }
      return false
    }
    if fitting.isEmpty {
      let live = candidates.filter { $0.function?.isShunned != true }
      let preferred =
        (live.isEmpty ? candidates : live).enumerated().min {
          (distance(of: $0.element, arguments), $0.offset) < (distance(of: $1.element, arguments), $1.offset)
        }?.element ?? candidates[0]
      return try apply(
        preferred, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    }
    if fitting.count == 1 {
      do {
        return try apply(
          fitting[0], name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
      } catch let failure as Failure {
        // Where an old spelling does not fit either, the fault is told of today's, whose labels do not.
        guard fitting[0].function?.deprecation != nil,
          let today = candidates.first(where: { $0.function?.isShunned != true })
        else { throw failure }
        return try apply(
          today, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
      }
    }
    let known = knownArguments
    precheck(arguments)
    defer { knownArguments = known }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    // Those of the best rank, each with what it comes to.
    var tied: [(candidate: Candidate, solution: Solution<CheckedExpr>)] = []
    var failures: [(Candidate, Failure)] = []
    var fitted: [Candidate] = []
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
        if keepsBorrowed(candidate, arguments) { score.unavailable += 1 }
        return value
      }) {
      case .success(let solution):
        let rank = rank(candidate, arguments, solution.score)
        fitted.append(candidate)
        if best == nil || rank < best!.rank {
          best = (solution, rank)
          tied = [(candidate, solution)]
        } else if !(best!.rank < rank) {
          tied.append((candidate, solution))
        }
      case .failure(let failure): failures.append((candidate, failure))
      }
      score = before
    }
    if let best {
      var solution = best.solution
      var meant = tied[0].candidate
      if tied.count > 1 {
        meant = try decide(
          among: tied.map(\.candidate), name, arguments, site: site, nameRange: nameRange, expecting: expected)
        solution = tied.first { $0.candidate.function === meant.function }?.solution ?? solution
      }
      if fitted.count > 1 { noteChoice(of: meant, among: fitted, at: nameRange) }
      var value = adopt(solution)
      if trialDepth == 0, best.rank.score.unavailable > 0 { value = solution.result }
      return value
    }
    throw explain(failures, name, nameRange, arguments)
  }

  /// Whether it may keep a closure that is only lent to the function around.
  private func keepsBorrowed(_ candidate: Candidate, _ arguments: [Expr.Argument]) -> Bool {
    let borrowed = arguments.indices.filter { index in
      guard case .identifier(let name, _, _) = arguments[index].value.kind,
        case .variable(let variable)? = lookUp(name, at: arguments[index].value.range),
        variable.type.head.functionType != nil
      else { return false }
      var here: FunctionContext? = context
      while let current = here {
        if let parameter = current.function?.parameters.first(where: { $0.variable === variable }) {
          return !parameter.isEscaping && !parameter.isAutoclosure && !parameter.isVariadic
        }
        here = current.parent
      }
      return false
    }
    guard !borrowed.isEmpty else { return false }
    let parameters = parameters(of: candidate, candidate.substitution)
    guard
      case .success(let matching) = ArgumentMatching.match(
        arguments, to: parameters, couldBeFunction: couldBeFunction)
    else { return false }
    return zip(parameters, matching.bindings).contains { parameter, bound in
      parameter.isEscaping && bound.contains { borrowed.contains($0) }
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
    let distance = max(0, needed - arguments.count) + max(0, arguments.count - parameters.count) + unknown - near
    // Of forms that are as far away the one that wants no label is told: the label is what is wrong.
    let wantsNone = unknown > near && parameters.first.map { $0.label == nil } == true
    return 2 * distance - (wantsNone ? 1 : 0)
  }

  /// A failure with what the host teaches about the call that it is one of.
  private func taught(
    _ failure: Failure, _ name: String, _ candidates: [Candidate], _ nameRange: SourceRange
  ) -> Failure {
    guard let cause = failure.cause, let owner = candidates.first.flatMap(ownerOfCall) else { return failure }
    var told = failure
    if trialDepth == 0 { told.cause = nil }
    let misstep: Misstep =
      switch cause {
      case .form: .call(name, of: owner)
      case .argument(let given, let wanted): .argument(of: name, on: owner, given: given, wanted: wanted)
      case .requirement(let type): .requirement(of: name, on: owner, given: type)
      case .closure(let wanted, let given): .closure(of: name, on: owner, wanted: wanted, given: given)
      }
    return taught(told, on: misstep) { $0.note(onMember: nameRange) }
  }

  /// The type that a call is looked for in.
  private func ownerOfCall(_ candidate: Candidate) -> Type? {
    if let receiver = candidate.receiver { return settled(receiver.type.instance) }
    if case .function(let function) = candidate.target, let owner = function.owner { return settled(owner.selfType) }
    return nil
  }

  /// A failure with what the host teaches about a misstep, where no note says anything yet.
  func taught(_ failure: Failure, on misstep: Misstep, _ note: (Lesson) -> Diagnostic.Note) -> Failure {
    guard failure.diagnostic.notes.isEmpty, !failure.diagnostic.message.isEmpty,
      let lesson = universe.lesson(on: misstep)
    else { return failure }
    var diagnostic = failure.diagnostic
    diagnostic.notes.append(note(lesson))
    // What is meant is not the parameter that has this place.
    if diagnostic.message.hasPrefix("incorrect argument label") { diagnostic.fix = [] }
    return Failure(diagnostic: diagnostic, cause: nil)
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
        function?.isShunned == true ? 1 : 0, isMeantForOthers(function, arguments) ? 1 : 0, matching.variadicsUsed,
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
  private func explain(
    _ all: [(Candidate, Failure)], _ name: String, _ nameRange: SourceRange, _ arguments: [Expr.Argument]
  ) -> Failure {
    // A closure was meant for the forms that take one.
    let meant = all.filter { takesClosures($0.0, arguments) }
    let failures = meant.isEmpty ? all : meant
    let silent = failures.first { $0.1.diagnostic.message.isEmpty }
    if let silent { return silent.1 }
    let live = failures.filter { $0.0.function?.isShunned != true }
    let counted = live.isEmpty ? failures : live
    var ranked = counted.sorted { $0.1.diagnostic.caret.start > $1.1.diagnostic.caret.start }
    // Faults within a closure are those of the form that takes just this closure.
    if let closure = arguments.last?.value, case .closure = closure.kind,
      counted.allSatisfy({ $0.1.diagnostic.caret.start > closure.range.start })
    {
      ranked = counted.enumerated().sorted {
        (defaultsUsed($0.element.0, arguments), $0.offset) < (defaultsUsed($1.element.0, arguments), $1.offset)
      }.map(\.element)
    }
    guard let best = ranked.first else { return failure("no exact matches in call to '\(name)'", at: nameRange) }
    if case .subscripting = best.0.target, ranked.count > 1 {
      if case .argument(let given, _)? = best.1.cause, given.isNominal("Int"),
        best.0.receiver?.type.isNominal("String") == true
      {
        return failure(
          "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
          at: nameRange,
          notes: [Diagnostic.Note("the characters are counted one by one: Array(text)[0], or text.first")])
      }
      return failure("no exact matches in call to subscript", at: nameRange.following)
    }
    if let function = best.0.function, function.kind == .initializer, function.owner?.isNative == true,
      ranked.count > 4,
      function.parameters.first?.label == nil
    {
      return failure("no exact matches in call to initializer", at: nameRange)
    }
    let messages = Set(ranked.map(\.1.diagnostic.message))
    if messages.count == 1 { return best.1 }
    // Each form wants another type of the same argument: none of them is what was meant for sure.
    var kindOfFault: CallFault?
    let carets = Set(ranked.map(\.1.diagnostic.caret.start))
    let argumentFaults = ranked.compactMap { entry -> Type? in
      if case .argument(_, let wanted)? = entry.1.cause { wanted } else { nil }
    }
    if let fault = best.1.cause, case .argument(let given, _) = fault, argumentFaults.count > 1, carets.count <= 2,
      !given.isNominal("String"), best.1.diagnostic.caret.start > nameRange.end,
      best.0.function?.owner?.isNative == true
    {
      kindOfFault = fault
    } else if best.1.diagnostic.caret.start > nameRange.end {
      return best.1
    }
    let kind =
      switch best.0.target {
      case .function(let function):
        function.kind == .initializer
          ? "initializer"
          : function.owner == nil
            ? "global function '\(name)'" : "\(function.isStatic ? "static" : "instance") method '\(name)'"
      default: "'\(name)'"
      }
    var fault = failure("no exact matches in call to \(kind)", at: nameRange)
    fault.cause = kindOfFault ?? .form
    if case .argument? = kindOfFault { return fault }
    var diagnostic = fault.diagnostic
    diagnostic.notes = ranked.prefix(3).map { Diagnostic.Note($0.1.diagnostic.message) }
    return Failure(diagnostic: diagnostic, cause: fault.cause)
  }

  private func defaultsUsed(_ candidate: Candidate, _ arguments: [Expr.Argument]) -> Int {
    let parameters = parameters(of: candidate, candidate.substitution)
    return max(0, parameters.count - arguments.count)
  }

  /// Whether every closure among the arguments stands where a function is taken.
  private func takesClosures(_ candidate: Candidate, _ arguments: [Expr.Argument]) -> Bool {
    let parameters = parameters(of: candidate, candidate.substitution)
    guard
      case .success(let matching) = ArgumentMatching.match(
        arguments, to: parameters, couldBeFunction: couldBeFunction)
    else { return false }
    return zip(parameters, matching.bindings).allSatisfy { parameter, own in
      own.allSatisfy { index in
        guard case .closure = arguments[index].value.kind else { return true }
        return parameter.type.head.functionType != nil || parameter.type.head.optionalPayload?.functionType != nil
      }
    }
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
