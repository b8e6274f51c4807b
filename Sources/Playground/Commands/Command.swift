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
  /// True if its answer may be longer than a window, so that it goes through the pager then.
  var isPaged: Bool { Self.paged.contains(name) }
  private static let paged: Set<String> = [
    "help", "events", "history", "vars", "subs", "graph", "why", "marble", "source", "leaks", "export",
  ]
  let run: @Sendable (Session, Arguments) throws -> Void

  init(
    _ name: String, _ usage: String = "", _ summary: String, details: String = "", yieldsPrefix: Bool = false,
    run: @escaping @Sendable (Session, Arguments) throws -> Void
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.yieldsPrefix = yieldsPrefix
    self.run = run
  }

  /// The text typed after the name.
  struct Arguments: Sendable {
    let text: String
    /// True if the person at the prompt typed the command; one in a script may reach no more than its program.
    var isTyped = false
    var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
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
