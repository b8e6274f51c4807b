/// One line that begins with `:`.
struct Command: Sendable {
  /// Without the colon.
  let name: String
  /// The arguments as `:help` shows them: `[NAME]`, `DURATION`.
  let usage: String
  /// One line for the list.
  let summary: String
  /// Further explanation for `:help :name`.
  let details: String
  /// True if an abbreviation that could also be another command means that one.
  let yieldsPrefix: Bool
  /// True if its answer may be longer than a window, so that it goes through the pager then. A list does, and not the lesson that
  /// an argument begins.
  func isPaged(_ arguments: Arguments) -> Bool {
    Self.paged.contains(name) || Self.pagedLists.contains(name) && arguments.text.isEmpty
  }
  private static let paged: Set<String> = [
    "help", "events", "history", "vars", "subs", "graph", "why", "marble", "source", "leaks", "export",
  ]
  private static let pagedLists: Set<String> = ["lesson"]
  private let body: @Sendable (Session, Arguments) throws -> Void

  func run(_ session: Session, _ arguments: Arguments) throws {
    if usage.isEmpty, !arguments.text.isEmpty {
      throw CommandError(":\(name) takes no arguments", notes: [":help :\(name) explains it"])
    }
    try body(session, arguments)
  }

  init(
    _ name: String, _ usage: String = "", _ summary: String, details: String = "", yieldsPrefix: Bool = false,
    run: @escaping @Sendable (Session, Arguments) throws -> Void
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.yieldsPrefix = yieldsPrefix
    body = run
  }

  /// The text typed after the name.
  struct Arguments: Sendable {
    let text: String
    /// True if the person at the prompt typed the command; one in a script may reach no more than its program.
    var isTyped = false
    var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}

extension String {
  /// The text between quotes, where it is in quotes.
  var withoutQuotes: String {
    count > 2 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
  }
}

/// An error of a command: one sentence, and notes with a correction.
struct CommandError: Error {
  let message: String
  let notes: [String]
  init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }
}
