import Clocks

/// A session that a lesson has interrupted: its program without subscriptions and scheduled work, and its settings.
struct InterruptedSession {
  /// The settings of a session that commands can change.
  struct Settings {
    private let clock: ClockEnvironment.Mode
    private let traceLevel: TraceLevel
    private let traceFilter: TraceFilter

    init(_ session: Session) {
      clock = session.clock.mode
      traceLevel = session.tracer.level
      traceFilter = session.tracer.currentFilter
    }

    func restore(in session: Session) {
      session.switchClock(to: clock)
      session.tracer.level = traceLevel
      session.tracer.changeFilter { $0 = traceFilter }
    }
  }

  /// The program; nil if nothing was entered before the lesson.
  let evaluator: Evaluator?
  let settings: Settings
  /// True if the program has declared something.
  let hadNames: Bool
}
