import Recording

/// Filter of traces: by the number of a subscription, by name or operator, by the kind of event.
struct TraceFilter: Sendable, Equatable {
  /// `subscribed`, `next`, `completed`, `error`, `disposed`, `success`.
  static let events = ["subscribed", "next", "success", "completed", "error", "disposed", "released"]

  /// Numbers and names of which one has to fit; empty lets everything through.
  var wanted: [Subject] = []
  var wantedEvents: Set<String> = []
  var muted: [Subject] = []

  enum Subject: Sendable, Equatable {
    case number(Int)
    /// The name of a subscription, or one step of it: a variable or an operator.
    case name(String)

    /// `#3`, or a name.
    init?(_ text: String) {
      if text.hasPrefix("#") {
        guard let number = Int(text.dropFirst()), number > 0 else { return nil }
        self = .number(number)
      } else {
        guard !text.isEmpty else { return nil }
        self = .name(text)
      }
    }

    /// `#3`, or a name, as an argument of a command.
    static func argument(_ word: some StringProtocol) throws -> Subject {
      if let subject = Subject(String(word)) { return subject }
      throw CommandError(
        "'\(DisplayText.line(String(word)))' is not the number of a subscription",
        notes: ["write it as #3; :subs lists them"])
    }

    func fits(number: Int, name: String) -> Bool {
      switch self {
      case .number(let wanted): return wanted == number
      case .name(let wanted):
        if name == wanted { return true }
        // Few of the many names contain the wanted text.
        guard name.utf8.count > wanted.utf8.count, name.holds(wanted) else { return false }
        return name.split(separator: ".").contains { $0 == wanted } || name.hasPrefix(wanted + ".")
      }
    }
  }

  /// True if only some subscriptions or events are wanted.
  var isSet: Bool { !wanted.isEmpty || !wantedEvents.isEmpty }

  func shows(number: Int, name: String, event: String) -> Bool {
    if muted.contains(where: { $0.fits(number: number, name: name) }) { return false }
    if !wantedEvents.isEmpty, !wantedEvents.contains(event) { return false }
    return wanted.isEmpty || wanted.contains { $0.fits(number: number, name: name) }
  }
}
