import SyntaxTree
import Types

/// Which of the declarations of a name a call means.
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
    let candidates = solved(candidates, name, at: nameRange)
    if candidates.count == 1 {
      return try apply(
        candidates[0], name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
    }
    let fitting = candidates.filter { candidate in
      if isRuledOut(candidate, at: nameRange) { return false }
      if let function = candidate.function, !ArgumentMatching.labelsFit(arguments, function.parameters) { return false }
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
          (distance(of: $0.element, arguments), beginsByDefault($0.element), $0.offset)
            < (distance(of: $1.element, arguments), beginsByDefault($1.element), $1.offset)
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
    if isMissing(amongst: arguments) { return try missingCall(arguments, at: site) }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    // Candidates of the best rank, each with its solution.
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
          // The contextual type decides between overloads that differ in their results.
          if case .failure = attempt({
            try convert(value, to: expected) { .mismatch(given: $0, wanted: $1, role: .expected) }
          }) {
            score.unavailable += 1
          }
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

  /// 1 where the first parameter need not be given: another form is more likely meant.
  private func beginsByDefault(_ candidate: Candidate) -> Int {
    parameters(of: candidate, candidate.substitution).first?.hasDefault == true ? 1 : 0
  }

  /// Returns true if an argument that could distinguish the candidates was left out.
  private func isMissing(amongst arguments: [Expr.Argument]) -> Bool {
    !leftOut.isEmpty
      && arguments.contains {
        isLeftOut($0.value) || knownArguments[ObjectIdentifier($0.value)]?.type.isError == true
      }
  }

  /// Returns true if the candidate may keep a closure that is a non-escaping parameter of an enclosing function.
  private func keepsBorrowed(_ candidate: Candidate, _ arguments: [Expr.Argument]) -> Bool {
    let borrowed = arguments.indices.filter { isBorrowed(arguments[$0].value) }
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
    // The E of `throws(E)` makes nothing more special.
    let thrown = function?.thrownParameter == nil ? 0 : 1
    let constraints = (function?.requirements.count ?? 0) - thrown
    return Rank(
      score: score,
      parts: [
        function?.isShunned == true ? 1 : 0, isMeantForOthers(function, arguments) ? 1 : 0, matching.variadicsUsed,
        matching.defaultsUsed,
        (function?.generics.count ?? 0) - thrown,
        candidate.throughProtocol && function?.isRequirement == false ? 1 : 0, -constraints, candidate.distance,
        isNative ? 1 : 0,
      ])
  }

  /// Returns true if a native overload is meant for string literals other than the one that is passed here.
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
      if isOpen || solution.result.isFunctionReference || solution.result.makesGenericValue { continue }
      // `UnicodeScalar(97)`: which number the literal is may decide whether there is a value.
      if type.head.optionalPayload != nil, case .call(_, let inner) = argument.value.kind,
        inner.contains(where: { $0.value.literal == .integer })
      {
        continue
      }
      knownArguments[ObjectIdentifier(argument.value)] = adopt(solution)
    }
  }

  func couldBeFunction(_ type: Type) -> Bool {
    switch universe.simplified(type, assuming: requirements) {
    case .function, .variable, .error: true
    case .parameter: true
    case .nominal(let decl, let arguments) where decl.isOptional: couldBeFunction(arguments[0])
    default: false
    }
  }
}

extension CheckedExpr {
  /// True for a new value of a generic type of the program: `Box(dog)` is a `Box<Animal>` where one is wanted.
  fileprivate var makesGenericValue: Bool {
    guard case .nominal(let decl, let arguments) = type.head, !decl.isNative, !arguments.isEmpty else { return false }
    switch kind {
    case .construct, .memberwise: return true
    default: return false
    }
  }

  var isFunctionReference: Bool {
    switch kind {
    case .function, .unboundMethod, .enumCaseFunction: true
    default: false
    }
  }
}
