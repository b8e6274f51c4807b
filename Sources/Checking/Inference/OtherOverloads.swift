import SyntaxTree
import Types

/// Overloads that only what stands further right can tell apart:
/// `done.andThen(.just(())).catch { _ in Observable.empty() }`, where `andThen` gives a Single as well as an Observable.
///
/// A call takes the overload that fits its arguments best, which is quick and nearly always right. Where a statement does not check
/// that way, the overloads that fitted as well and give something else are taken one by one, those nearest to the fault first.
extension Checker {
  /// A call that could have meant something else.
  struct OverloadChoice {
    let place: SourceRange
    /// Overload that the call was resolved to.
    let taken: FunctionDecl
    /// Number of other overloads that fitted, too.
    let others: Int
  }

  /// Maximum number of times that a statement is checked again.
  private static let retryLimit = 8

  /// Checks a statement; where it does not check as it stands, with other overloads.
  func withOtherOverloads<Result>(_ body: () throws -> Result) throws -> Result {
    guard trialDepth == 0, !context.isInsideClosure, ruledOut.isEmpty else { return try body() }
    overloadChoices = [:]
    let before = mark()
    let messages = diagnostics.count
    let outer = (scope, context.catchDepth, context.partialCatches)
    defer {
      overloadChoices = [:]
      ruledOut = [:]
    }
    do { return try body() } catch let fault as Failure {
      guard !overloadChoices.isEmpty, diagnostics.count == messages, effort < effortLimit / 4 else { throw fault }
      let caret = fault.diagnostic.caret.start
      let choices = overloadChoices.values.sorted {
        (abs(caret - $0.place.start), $0.place.start) < (abs(caret - $1.place.start), $1.place.start)
      }
      var tries = 0
      for choice in choices {
        let key = choice.place.start
        var taken: FunctionDecl? = choice.taken
        for _ in 0..<choice.others {
          guard let function = taken, tries < Self.retryLimit else { break }
          tries += 1
          ruledOut[key, default: []].insert(ObjectIdentifier(function))
          abandon()
          (scope, context.catchDepth, context.partialCatches) = outer
          rollBack(to: before)
          overloadChoices = [:]
          do { return try body() } catch is Failure {
            diagnostics.removeLast(diagnostics.count - messages)
            taken = overloadChoices[key]?.taken
          }
        }
        ruledOut = [:]
      }
      throw fault
    }
  }

  /// Keeps in mind that a call was taken for one of several that fitted.
  func noteChoice(of taken: Candidate, among fitted: [Candidate], at place: SourceRange) {
    guard let function = taken.function else { return }
    let others = fitted.count { other in
      guard let other = other.function, other !== function else { return false }
      return !Type.same(other.result, function.result)
    }
    if others > 0 { overloadChoices[place.start] = OverloadChoice(place: place, taken: function, others: others) }
  }

  func isRuledOut(_ candidate: Candidate, at place: SourceRange) -> Bool {
    guard !ruledOut.isEmpty, let function = candidate.function else { return false }
    return ruledOut[place.start]?.contains(ObjectIdentifier(function)) == true
  }
}
