import Recording

extension Command {
  static let mute = Command("mute", "[#N | NAME …]", "stop tracing subscriptions; without arguments, all of them") {
    session, arguments in
    let subjects = try subjects(arguments)
    if subjects.isEmpty {
      session.tracer.level = .off
    } else {
      session.tracer.changeFilter { filter in
        filter.muted += subjects.filter { subject in !filter.muted.contains(subject) }
      }
    }
    session.answerTraceState()
  }

  static let unmute = Command(
    "unmute", "[#N | NAME …]", "trace muted subscriptions again; without arguments, all of them"
  ) { session, arguments in
    let subjects = try subjects(arguments)
    let notMuted = subjects.filter { !session.tracer.currentFilter.muted.contains($0) }
    session.tracer.changeFilter { filter in
      if subjects.isEmpty { filter.muted = [] } else { filter.muted.removeAll { subjects.contains($0) } }
    }
    session.tracer.turnOn()
    if let first = notMuted.first { throw CommandError("\(first.text) was not muted") }
    session.answerTraceState()
  }

  private static func subjects(_ arguments: Arguments) throws -> [TraceFilter.Subject] {
    try arguments.text.split { $0.isWhitespace || $0 == "," }.map { part in
      guard let subject = TraceFilter.Subject(String(part)) else {
        throw CommandError("'\(DisplayText.line(String(part)))' is no number of a subscription: write #3")
      }
      return subject
    }
  }
}
