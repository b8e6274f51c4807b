import Dispatch
import SyntaxTree

/// Checks answers to a task, each in a fresh session under the virtual clock.
final class TaskCheck {
  /// A failed statement of the check, with its message.
  struct Failure: Equatable {
    let statement: String
    let report: String
  }

  /// The result of checking an answer.
  struct Outcome: Equatable {
    /// Inputs that did not run in the fresh session, with their messages.
    var refused: [Failure] = []
    var failures: [Failure] = []
    /// True if the answer or the check was stopped before its end.
    var wasStopped = false

    /// True if the check passed. An input that did not run there, as one about names of earlier steps, was not needed for it.
    var passes: Bool { failures.isEmpty && !wasStopped }
    /// True if the check passed and every input ran.
    var isFine: Bool { passes && refused.isEmpty }
  }

  let task: LessonTask
  /// Seconds that an answer may take.
  private let patience: Double
  private var known: [Int: Outcome] = [:]

  /// The width of reports, in columns.
  private let columns: Int

  init(_ task: LessonTask, columns: Int = 80, patience: Double = 20) {
    self.task = task
    self.columns = columns
    self.patience = patience
  }

  /// - Parameters:
  ///   - inputs: The learner's inputs, in order.
  ///   - attach: Called with the session while the answer runs in it, and with nil afterwards.
  func outcome(of inputs: [String], attach: (Session?) -> Void = { _ in }) -> Outcome {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: true, clock: .virtual, traceLevel: .off, isRecording: false)
    options.isTyped = false
    // The statement is shown above its report.
    options.showsPlaces = false
    options.terminalWidth = { [columns] _ in columns }
    let session = Session(output: output, options: options)
    session.start()
    let start = session.interruptionTicket
    attach(session)
    let watchdog = DispatchWorkItem { [weak session] in session?.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    defer {
      watchdog.cancel()
      attach(nil)
      session.end()
    }
    var outcome = Outcome()
    for text in [CheckPrelude.text, task.givenInCheck ?? task.given, task.start] { session.evaluate(text) }
    for input in inputs where session.interruptionTicket == start {
      _ = output.take()
      if !session.evaluate(input) { outcome.refused.append(Failure(statement: input, report: output.take(.error))) }
    }
    for statement in InputSplitter.split(task.check) where session.interruptionTicket == start {
      _ = output.take()
      let faults = session.faultCount
      let isFine = session.evaluate(statement.text)
      if !isFine || session.faultCount != faults {
        outcome.failures.append(Failure(statement: statement.text, report: output.take(.error)))
      }
    }
    outcome.wasStopped = session.interruptionTicket != start
    return outcome
  }

  /// Returns the wrong answer that behaves as this one does; if there is none, the one that shares its first failure, the one that
  /// the learner sees, and most of the others.
  func mistake(like outcome: Outcome, attach: (Session?) -> Void = { _ in }) -> LessonTask.Mistake? {
    if outcome.passes { return nil }
    let mistakes = task.mistakes.indices
    if let index = mistakes.first(where: { self.outcome(of: $0, attach).failures == outcome.failures }) {
      return task.mistakes[index]
    }
    // An outcome equal to that of the starting code is not explained, since nothing was attempted.
    if self.outcome(of: [], attach: attach).failures == outcome.failures { return nil }
    let failures = mistakes.map { self.outcome(of: $0, attach).failures }
    let similar = mistakes.filter { failures[$0].first == outcome.failures.first }
    let shared = similar.map { index in failures[index].count { outcome.failures.contains($0) } }
    guard let most = shared.max(), let index = shared.firstIndex(of: most) else { return nil }
    return task.mistakes[similar[index]]
  }

  /// True if an answer behaves as the starting code does.
  func isStart(_ outcome: Outcome, attach: (Session?) -> Void = { _ in }) -> Bool {
    self.outcome(of: [], attach: attach).failures == outcome.failures
  }

  /// Checks a typical wrong answer.
  func outcome(ofMistake index: Int) -> Outcome { outcome(of: index) { _ in } }

  private func outcome(of index: Int, _ attach: (Session?) -> Void) -> Outcome {
    if let outcome = known[index] { return outcome }
    let outcome = self.outcome(of: [task.mistakes[index].code], attach: attach)
    if !outcome.wasStopped { known[index] = outcome }
    return outcome
  }
}
