import Recording
import Clocks
import Dispatch
import Foundation
import Interpreter
import RxCatalog

/// A session at the side in which chains run again with events at other times. Belongs to one thread.
final class ReplayStage {
  private let output = CollectedOutput()
  private let session: Session

  /// Seconds that a run may take.
  private static let patience = 3.0

  init() {
    var options = Session.Options(isInteractive: false, clock: .virtual, traceLevel: .off, isRecording: true)
    options.isTyped = false
    session = Session(output: output, options: options)
    session.start()
  }

  deinit { session.end() }

  /// Runs a chain again; returns its events at the times of the recording.
  func run(_ replay: ChainReplay) throws(CommandError) -> ChainDiagram {
    _ = output.take()
    session.reset()
    session.onMain { [session] in session.recorder.reset() }
    let watchdog = DispatchWorkItem { [weak session] in session?.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
    defer { watchdog.cancel() }
    for text in replay.preparation { try enter(text) }
    let start = session.clock.elapsed
    try enter("let replayed = \(replay.expression)\nlet replayedSubscription = replayed.\(replay.verb)()")
    for call in replay.calls {
      pass(until: start + .nanoseconds(call.time - replay.origin))
      try enter(call.call)
    }
    pass(until: start + .nanoseconds(replay.end - replay.origin))
    var result: Result<ChainDiagram, CommandError>?
    session.onMain { [session] in
      guard let number = session.evaluator.subscription(in: "replayedSubscription"),
        let diagram = try? session.diagram(of: number)
      else { return }
      result = .success(replay.named(diagram.moved(by: replay.origin - start.inNanoseconds)))
    }
    guard let result else { throw CommandError("it did not come to an end") }
    return try result.get()
  }

  private func pass(until time: Duration) {
    let left = time - session.clock.elapsed
    if left > .zero { session.pass(left) }
  }

  private func enter(_ text: String) throws(CommandError) {
    if session.evaluate(text) { return }
    let report = output.take(.error).split(separator: "\n").first { $0.contains("error: ") }
    let message = report.flatMap { line in line.range(of: "error: ").map { String(line[$0.upperBound...]) } }
    throw CommandError(message ?? "it was interrupted")
  }
}
