import SyntaxTree

/// The surroundings that all checkers of one input share: they say when checking is interrupted, and count the solver's work.
package final class CheckingEnvironment {
  private let isStopped: () -> Bool
  /// True from the first interruption that was noticed on: every further expression fails.
  private(set) var isInterrupted = false
  package private(set) var tally = SolverTally()

  package init(isStopped: @escaping () -> Bool = { false }) { self.isStopped = isStopped }

  /// Asks whether checking is to stop.
  func poll() -> Bool {
    if !isInterrupted, isStopped() { isInterrupted = true }
    return isInterrupted
  }

  func noteGiven() { tally.given += 1 }
  func noteDiagnosed(_ message: String, at place: SourceRange) { tally.diagnosed.append((message, place)) }
  func noteUndiagnosed(_ reason: String, at place: SourceRange) { tally.undiagnosed.append((reason, place)) }
  func noteLeft(_ reason: String, at place: SourceRange) { tally.left.append((reason, place)) }
}

/// Number of expressions given to the constraint solver, and those that the previous checker checked in its place.
package struct SolverTally: Sendable {
  package var given = 0
  package var left: [(reason: String, place: SourceRange)] = []
  /// Expressions that the solver refused with its own error.
  package var diagnosed: [(message: String, place: SourceRange)] = []
  /// Expressions that both checkers refused, with the error of the previous one.
  package var undiagnosed: [(reason: String, place: SourceRange)] = []
}
