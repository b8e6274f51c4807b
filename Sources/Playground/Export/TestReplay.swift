import Dispatch
import Execution

/// Runs the input of an exported test with the test's scheduler, in a session at the side.
///
/// On the clock of the recording an event comes later than what is due, by as much as the machine needs; on the test's scheduler it does
/// not. The test expects the times of the latter.
enum TestReplay {
  private static let variable = "replayedEvents"
  /// Seconds that a run may take.
  private static let patience = 3.0

  /// Returns the times of a plan's events on the test's scheduler, in milliseconds; nil where other events are sent there.
  static func times(of plan: ChainTest.Plan, _ test: ChainTest) -> [Int]? {
    var options = Session.Options(isInteractive: false, clock: .virtual, traceLevel: .off)
    // It has no permissions: a chain that reads files or makes requests is not run again.
    options.isTyped = false
    let session = Session(output: CollectedOutput(), options: options)
    session.start()
    defer { session.end() }
    let watchdog = DispatchWorkItem { [weak session] in session?.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    defer { watchdog.cancel() }
    guard session.evaluate(test.program(of: plan, leavingEventsIn: variable)) else { return nil }
    func values(_ closure: String) -> [Value]? {
      var found: Value?
      session.onMain { found = try? session.evaluator.valueOfExpression("\(variable).map \(closure)") }
      if case .array(let elements)? = found { return Array(elements) }
      return nil
    }
    guard let times = values("{ $0.time }"), let elements = values("{ $0.value.element }") else { return nil }
    let literals = elements.map { $0.asOptional.flatMap(ChainTest.literal) }
    return literals == plan.events.map(\.element) ? times.map(\.asInt) : nil
  }
}
