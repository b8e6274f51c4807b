import Sema
import SyntaxTree
import Types

/// Explanations that the host adds to errors.
extension Checker {
  /// Returns the failure with the host's explanation of a mistake in this call.
  func taught(_ fault: Failure, _ fix: Fix, of system: ConstraintSystem, in root: Expr) -> Failure {
    if case .memberOfOptional(let type, _, _)? = fault.diagnostic.kind as? ExpressionDiagnostic {
      return taught(fault, elementOf: type, of: system, in: root)
    }
    guard let use = system.use(concernedBy: fix), let choice = system.choice(for: use) else { return fault }
    guard let owner = choice.base?.instance else {
      // A free function of the library that has the name of something else in other libraries.
      guard case .function(let function) = choice.target, function.declaredAt == nil else { return fault }
      return taught(fault, on: .function(use.name)) { $0.note(onMember: use.nameRange) }
    }
    guard fault.cause != nil else { return fault }
    var base: SourceRange?
    if case .value(let receiver) = use.receiver { base = receiver.range }
    return taught(fault, use.name, on: system.shown(owner), use.nameRange, base)
  }

  func taught(
    _ failure: Failure, _ name: String, on owner: Type, _ nameRange: SourceRange, _ base: SourceRange? = nil
  ) -> Failure {
    guard let cause = failure.cause else { return failure }
    var told = failure
    told.cause = nil
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
    return taught(told, on: mistake) { lesson in
      if case .braces? = lesson.remedy { return lesson.note(onValue: failure.diagnostic.caret) }
      return lesson.note(onMember: nameRange, base: base)
    }
  }

  /// A failure with what the host teaches about the optional elements that a closure is called with, in place of the notes about
  /// unwrapping.
  func taught(_ failure: Failure, elementOf type: Type, of system: ConstraintSystem, in root: Expr) -> Failure {
    let place = failure.diagnostic.caret
    for call in ExprSearch.around(place.start, in: root).reversed() {
      guard case .call(let callee, let arguments) = call.kind,
        case .member(let base?, let name, let nameRange, _, _) = callee.kind,
        arguments.contains(where: { $0.value.range.start <= place.start && place.end <= $0.value.range.end })
      else { continue }
      guard let owner = system.shownType(of: base),
        let lesson = universe.lesson(on: .optionalElement(type, of: name, on: owner))
      else { return failure }
      var diagnostic = failure.diagnostic
      diagnostic.notes = [lesson.note(onMember: nameRange, base: base.range)]
      return Failure(diagnostic: diagnostic, cause: nil)
    }
    return failure
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
    if diagnostic.notes.contains(where: { !$0.fix.isEmpty }) { diagnostic.fix = [] }
    return Failure(diagnostic: diagnostic, cause: nil)
  }
}
