import Sema
import SyntaxTree
import Types

/// Diagnosis of calls that match none of the declarations of their name.
extension Checker {
  /// Returns the distance of a candidate from the arguments by their number and labels, for messages.
  func distance(of candidate: Candidate, _ arguments: [Expr.Argument]) -> Int {
    let parameters = parameters(of: candidate, candidate.substitution)
    let known = parameters.map(\.label)
    let needed = parameters.count { !$0.hasDefault && !$0.isVariadic }
    let unknown = arguments.count { argument in !argument.isTrailing && !known.contains(argument.label) }
    let near = arguments.count { argument in
      guard let label = argument.label, !known.contains(label) else { return false }
      return DidYouMean.suggestion(for: label, among: known.compactMap { $0 }) != nil
    }
    // A required parameter whose label is missing among the arguments.
    let missing = parameters.contains { parameter in
      guard let label = parameter.label, !parameter.hasDefault, !parameter.isVariadic else { return false }
      return arguments.count >= parameters.count(where: { !$0.hasDefault })
        && !arguments.contains { $0.label == label || $0.isTrailing }
    }
    let distance = max(0, needed - arguments.count) + max(0, arguments.count - parameters.count) + unknown - near
    // Of forms that are as far away the one that wants no label is told: the label is what is wrong.
    let wantsNone = unknown > near && parameters.first.map { $0.label == nil } == true
    return 4 * distance - (wantsNone ? 2 : 0) + (missing ? 1 : 0)
  }

  /// A failure with what the host teaches about the call that it is one of.
  func taught(
    _ failure: Failure, _ name: String, _ candidates: [Candidate], _ nameRange: SourceRange
  ) -> Failure {
    guard let owner = candidates.first.flatMap(ownerOfCall) else { return failure }
    return taught(failure, name, on: owner, nameRange)
  }

  func taught(_ failure: Failure, _ name: String, on owner: Type, _ nameRange: SourceRange) -> Failure {
    guard let cause = failure.cause else { return failure }
    var told = failure
    if trialDepth == 0 { told.cause = nil }
    let mistake: Mistake =
      switch cause {
      case .form: .call(name, of: owner)
      case .argument(let given, let wanted): .argument(of: name, on: owner, given: given, wanted: wanted)
      case .requirement(let type): .requirement(of: name, on: owner, given: type)
      case .closure(let wanted, let given): .closure(of: name, on: owner, wanted: wanted, given: given)
      }
    // Candidates that fail for one reason need not be listed where the host explains it.
    if case .requirement = cause, universe.lesson(on: mistake) != nil {
      var diagnostic = told.diagnostic
      diagnostic.notes = []
      told = Failure(diagnostic: diagnostic, cause: told.cause)
    }
    return taught(told, on: mistake) { $0.note(onMember: nameRange) }
  }

  /// The type that a call is looked for in.
  private func ownerOfCall(_ candidate: Candidate) -> Type? {
    if let receiver = candidate.receiver { return settled(receiver.type.instance) }
    if case .function(let function) = candidate.target, let owner = function.owner { return settled(owner.selfType) }
    return nil
  }

  /// A failure with what the host teaches about a mistake, where no note says anything yet.
  func taught(_ failure: Failure, on mistake: Mistake, _ note: (Lesson) -> Diagnostic.Note) -> Failure {
    // A label that differs in case alone needs no more than its correction.
    let fix = failure.diagnostic.fix
    if !fix.isEmpty, fix.allSatisfy({ $0.range.text.lowercased() == $0.text.lowercased() }) { return failure }
    guard failure.diagnostic.notes.isEmpty, !failure.diagnostic.isReportedElsewhere,
      let lesson = universe.lesson(on: mistake)
    else { return failure }
    var diagnostic = failure.diagnostic
    diagnostic.notes.append(note(lesson))
    // The intended argument is not the parameter at this position, so correcting the label would not help.
    if case .incorrectLabels? = diagnostic.kind as? ArgumentDiagnostic { diagnostic.fix = [] }
    return Failure(diagnostic: diagnostic, cause: nil)
  }

  /// The failure that says most: the one that came furthest.
  func explain(
    _ all: [(Candidate, Failure)], _ name: String, _ nameRange: SourceRange, _ arguments: [Expr.Argument]
  ) -> Failure {
    // A closure was meant for the forms that take one.
    let meant = all.filter { takesClosures($0.0, arguments) }
    let failures = meant.isEmpty ? all : meant
    let silent = failures.first(where: \.1.diagnostic.isReportedElsewhere)
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
    guard let best = ranked.first else {
      return failure(InferenceDiagnostic.noExactMatches(callee: "'\(name)'"), at: nameRange)
    }
    if case .subscripting = best.0.target, ranked.count > 1 {
      if case .argument(let given, _)? = best.1.cause, given.isNominal("Int"),
        best.0.receiver?.type.isNominal("String") == true
      {
        return integerSubscript(at: nameRange)
      }
      if best.0.receiver?.type.isNominal("String") == true, arguments.count == 1, arguments[0].label == nil,
        let given = (try? attempt { try check(arguments[0].value).type }.get())?.result, isRangeOfIntegers(given)
      {
        return rangeSubscript(at: nameRange)
      }
      return failure(InferenceDiagnostic.noExactMatches(callee: "subscript"), at: nameRange.following)
    }
    if let function = best.0.function, function.kind == .initializer, function.owner?.isNative == true,
      ranked.count > 4,
      function.parameters.first?.label == nil
    {
      return failure(InferenceDiagnostic.noExactMatches(callee: "initializer"), at: nameRange)
    }
    if ranked.allSatisfy({ $0.1.diagnostic.kind.isSame(as: best.1.diagnostic.kind) }) { return best.1 }
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
    var fault = failure(InferenceDiagnostic.noExactMatches(callee: kind), at: nameRange)
    // Candidates that all ask the same of one type fail for one reason.
    let isUnmetByAll = ranked.allSatisfy { if case .requirement? = $0.1.cause { true } else { false } }
    fault.cause = kindOfFault ?? (isUnmetByAll ? best.1.cause : nil) ?? .form
    if case .argument? = kindOfFault { return fault }
    var diagnostic = fault.diagnostic
    diagnostic.notes = ranked.prefix(3).map { Diagnostic.Note($0.1.diagnostic.message) }
    return Failure(diagnostic: diagnostic, cause: fault.cause)
  }

  /// The failure for `text[0]`.
  func integerSubscript(at place: SourceRange) -> Failure {
    failure(
      ExpressionDiagnostic.integerSubscriptOfString, at: place,
      notes: [Diagnostic.Note("the characters are counted one by one: Array(text)[0], or text.first")])
  }

  /// The failure for `text[0..<2]`.
  func rangeSubscript(at place: SourceRange) -> Failure {
    failure(
      ExpressionDiagnostic.rangeSubscriptOfString, at: place,
      notes: [
        Diagnostic.Note("characters are counted from an end: text.prefix(3), text.dropFirst(2), text.suffix(1)")
      ])
  }

  func isRangeOfIntegers(_ type: Type) -> Bool {
    let ranges = ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]
    guard case .nominal(let decl, let arguments) = type.head, ranges.contains(decl.name), let bound = arguments.first
    else {
      return false
    }
    if case .variable(let variable) = bound.head { return variable.literal == .integer }
    return bound.isNominal("Int")
  }

  private func defaultsUsed(_ candidate: Candidate, _ arguments: [Expr.Argument]) -> Int {
    let parameters = parameters(of: candidate, candidate.substitution)
    return max(0, parameters.count - arguments.count)
  }

  /// Returns true if every closure among the arguments is passed to a parameter of function type.
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
}
