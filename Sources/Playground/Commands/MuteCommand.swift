import Recording
import RxCatalog

extension Command {
  static let mute = Command("mute", "[#N | NAME …]", "stop tracing subscriptions; without arguments, all of them") {
    session, arguments in
    let subjects = try subjects(arguments)
    if subjects.isEmpty {
      session.tracer.level = .off
    } else {
      if let unknown = subjects.first(where: { !session.mayTrace($0) }) {
        throw CommandError(
          "there is no subscription '\(DisplayText.line(unknown.text))'", notes: [":subs lists those that are alive"])
      }
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
    try arguments.text.split { $0.isWhitespace || $0 == "," }.map { try TraceFilter.Subject.argument($0) }
  }
}

extension Session {
  /// True if a subscription fits, or could be made that does: of a variable, or with an operator of that name.
  fileprivate func mayTrace(_ subject: TraceFilter.Subject) -> Bool {
    switch subject {
    case .number(let number): return number <= tracer.lastNumber
    case .name(let name):
      if tracer.alive.contains(where: { subject.fits(number: $0.number, name: $0.name) }) { return true }
      if RxCatalog.entries.contains(where: { $0.name == name }) { return true }
      var isVariable = false
      onMain { [self] in isVariable = evaluator.variables.contains { $0.name == name } }
      return isVariable
    }
  }
}
