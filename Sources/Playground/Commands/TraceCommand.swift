import Recording
import SyntaxTree

extension Command {
  static let trace = Command(
    "trace", "[LEVEL] [NAME,… | #N] [EVENT,…]",
    "choose what is traced: off, subs, events or all; which chains; which events",
    details: """
      :trace            shows what is traced
      :trace off        nothing, until :trace on
      :trace subs       subscribed, completed, error, disposed
      :trace events     and every element
      :trace all        and what every operator passes on
      :trace query next  only the elements of what has query in its name
      :trace #1,#3      only these subscriptions
      :trace *          everything again
      """
  ) { session, arguments in
    let tracer = session.tracer
    if arguments.words.isEmpty { return session.printer.answer(Self.describe(tracer)) }
    for word in arguments.words {
      if let level = TraceLevel(rawValue: word == "none" ? TraceLevel.off.rawValue : word) {
        tracer.level = level
      } else if word == "on" {
        tracer.turnOn()
      } else if word == "*" {
        tracer.changeFilter { $0 = TraceFilter() }
      } else {
        try Self.filter(word.split(separator: ",").map(String.init), tracer, session)
      }
    }
    session.answerTraceState()
    // A level is no filter: it may seem to bring all chains back.
    let isLevelAlone = arguments.words.count == 1 && TraceLevel(rawValue: arguments.words[0]) != nil
    if isLevelAlone, tracer.level != .off, tracer.currentFilter.isSet, session.options.isInteractive {
      session.printer.note(":trace * traces every chain and event again")
    }
  }

  private static func filter(_ parts: [String], _ tracer: Tracer, _ session: Session) throws {
    if parts.allSatisfy({ TraceFilter.events.contains($0) }) {
      return tracer.changeFilter { $0.wantedEvents = Set(parts) }
    }
    var subjects: [TraceFilter.Subject] = []
    for part in parts {
      let subject = try TraceFilter.Subject.argument(part)
      if case .name(let name) = subject, !session.isKnown(name) {
        let near = DidYouMean.suggestion(for: name, among: TraceLevel.allCases.map(\.rawValue))
        session.printer.note(
          near.map { "'\(name)' is taken for a name; did you mean ':trace \($0)'?" }
            ?? "only subscriptions with '\(name)' in their names are traced, and there is none yet; :trace * traces all again"
        )
      }
      subjects.append(subject)
    }
    tracer.changeFilter { $0.wanted = subjects }
    tracer.turnOn()
  }

  fileprivate static func describe(_ tracer: Tracer) -> String {
    let filter = tracer.currentFilter
    var text = "trace \(tracer.level.rawValue)"
    if !filter.wanted.isEmpty { text += ", only " + filter.wanted.map(\.text).joined(separator: ", ") }
    if !filter.wantedEvents.isEmpty { text += ", only " + filter.wantedEvents.sorted().joined(separator: ", ") }
    if !filter.muted.isEmpty { text += ", not " + filter.muted.map(\.text).joined(separator: ", ") }
    return text
  }
}

extension Session {
  /// Prints what is traced, after a command that has changed it; silence answers `:trace off`.
  func answerTraceState() {
    guard options.isInteractive, tracer.level != .off || tracer.currentFilter != TraceFilter() else { return }
    printer.answer(Command.describe(tracer))
  }

  /// True if a variable or a live subscription has a name.
  fileprivate func isKnown(_ name: String) -> Bool {
    var isDeclared = false
    onMain { [self] in isDeclared = evaluator.program.declares(name) }
    return isDeclared || tracer.alive.contains { $0.name.contains(name) }
  }
}

extension TraceFilter.Subject {
  var text: String {
    switch self {
    case .number(let number): "#\(number)"
    case .name(let name): name
    }
  }
}
