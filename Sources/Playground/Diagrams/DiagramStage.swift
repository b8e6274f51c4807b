import Recording
import Clocks
import RxCatalog

/// A separate session with a virtual clock, in which operators are run for diagrams.
final class DiagramStage: @unchecked Sendable {
  // Unchecked because runs come one after the other, from the thread that controls the session that asks.
  private let output = CollectedOutput()
  private let session: Session

  /// An expression to run, with its inputs.
  struct Scene {
    /// Names of the inputs, which are cold observables, with their marble text.
    var inputs: [(name: String, diagram: String)]
    var expression: String
    /// Minimum duration, in milliseconds.
    var length = 0
    /// Times of the subscriptions, in milliseconds.
    var subscriptions = [0]
    /// Time after `length` in which scheduled work is done too, in milliseconds, if the scene comes to rest within it.
    var rest = 0
  }

  /// Message of the checker or the run if a diagram cannot be made.
  struct Failure: Error { let message: String }

  init() {
    session = Session(
      output: output, options: .init(isInteractive: false, clock: .virtual, traceLevel: .off, isRecording: true))
    session.start()
  }

  deinit { session.end() }

  /// Runs a scene; gives a diagram for each of its subscriptions, times from the first of them.
  func run(_ scene: Scene) throws -> [ChainDiagram] {
    defer { clear() }
    var longest = scene.length
    for input in scene.inputs {
      try enter("let \(input.name) = cold(\"\(input.diagram.replacing("\"", with: "\\\""))\")")
      longest = max(longest, (try? Self.length(of: input.diagram)) ?? 0)
    }
    try enter("let scheduler = MainScheduler.instance")
    if scene.expression.contains("owner") { try enter("final class Owner {}\nlet owner = Owner()") }
    try enter("let result = \(scene.expression)")
    let verb = try subscribing()
    let start = session.clock.elapsed
    for (index, time) in scene.subscriptions.enumerated() {
      let left = start + .milliseconds(time) - session.clock.elapsed
      if left > .zero { session.pass(left) }
      try enter("let subscription\(index) = result.\(verb)()")
    }
    // Work that is due at the end of the diagram is no part of it.
    let left = start + .milliseconds(longest) - .nanoseconds(1) - session.clock.elapsed
    if left > .zero { session.pass(left) }
    if scene.rest > 0, session.runScheduled(upTo: .milliseconds(scene.rest)) == .limit {
      // A scene without an end, such as one with an interval, is drawn for its own time.
      var bounded = scene
      bounded.rest = 0
      clear()
      return try run(bounded)
    }
    if let fault = fault() { throw fault }

    var diagrams: [ChainDiagram] = []
    try session.onMainThrowing { [self] in
      let numbers = scene.subscriptions.indices.compactMap { session.evaluator.subscription(in: "subscription\($0)") }
      diagrams = try numbers.map { try session.diagram(of: $0).moved(by: -start.inNanoseconds) }
    }
    return diagrams
  }

  private static func length(of diagram: String) throws -> Int { try MarbleLength.of(diagram) }

  /// The way to subscribe to the result.
  private func subscribing() throws -> String {
    var type = ""
    session.onMain { [self] in
      if case .success(let found) = session.evaluator.type(of: "result") { type = found }
    }
    if type.hasPrefix("Driver") { return "drive" }
    return type.hasPrefix("Signal") ? "emit" : "subscribe"
  }

  private func enter(_ text: String) throws {
    if session.evaluate(text) { return }
    throw fault() ?? Failure(message: "it was interrupted")
  }

  /// Reports since the last time.
  private func fault() -> Failure? {
    let errors = output.take(.error).split(separator: "\n").filter {
      $0.contains("error: ") && !$0.contains("warning: ")
    }
    guard let first = errors.first, let range = first.range(of: "error: ") else { return nil }
    return Failure(message: String(first[range.upperBound...]))
  }

  private func clear() {
    session.onMain { [session] in
      session.tracer.reset()
      session.clock.dropAll()
      session.recorder.reset()
    }
    _ = output.take()
  }
}
