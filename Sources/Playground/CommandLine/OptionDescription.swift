/// An option of the command line, from which the usage text, the manual page, the completions of other shells and the suggestions
/// for misspelled options are made.
package struct OptionDescription: Sendable {
  package enum Value: Equatable, Sendable {
    case none
    case text(String)
    case file(String)
    case choice(String, [String])
    /// May be left out, and follows an equals sign otherwise.
    case list(String)
  }

  package enum Group: Sendable {
    case general
    /// Allows programs to reach something outside.
    case permission
    /// Belongs to `verify` and `lesson-check`.
    case rewriting
  }

  package let short: String?
  package let name: String
  package let value: Value
  package let group: Group
  package let summary: String

  private init(
    _ name: String, _ value: Value = .none, short: String? = nil, group: Group = .general, summary: String
  ) {
    self.short = short
    self.name = name
    self.value = value
    self.group = group
    self.summary = summary
  }

  /// The option as it is written, with the name of its value.
  package var spelling: String {
    switch value {
    case .none: name
    case .text(let value), .file(let value), .choice(let value, _): "\(name) \(value)"
    case .list(let items): "\(name)[=\(items),...]"
    }
  }

  package static let all = [
    OptionDescription("--eval", .text("CODE"), short: "-e", summary: "run CODE (may be repeated)"),
    OptionDescription("--interactive", short: "-i", summary: "then stay at the prompt"),
    OptionDescription("--stream", summary: "with -: run each statement as it arrives"),
    OptionDescription("--restore", summary: "replay the inputs of a session that ended abnormally"),
    OptionDescription("--check", summary: "parse and check only"),
    OptionDescription(
      "--format", .choice("FORMAT", CheckFormat.allCases.map(\.rawValue)),
      summary: "output of --check: lines, json, sarif, github (the default in GitHub's workflows)"),
    OptionDescription("--sarif", summary: "--format sarif"),
    OptionDescription("--allow-old-spellings", summary: "with --check: accept names of earlier releases"),
    OptionDescription("--virtual-time", summary: "jump to the next scheduled work when idle"),
    OptionDescription(
      "--virtual-start", .text("DATE"), summary: "the same, from DATE on (2001-01-01T00:00:00Z otherwise)"),
    OptionDescription(
      "--trace", .choice("LEVEL", TraceLevel.allCases.map(\.rawValue)),
      summary: "off (scripts), subs, events (prompt), all"),
    OptionDescription(
      "--recorder", summary: "record events, for :marble, :graph, :why and :events in a script"),
    OptionDescription("--json", summary: "write one JSON object a line to standard output"),
    OptionDescription("--for", .text("SECONDS"), summary: "end the run after SECONDS, with status 124"),
    OptionDescription("--keep-going", summary: "continue after an error"),
    OptionDescription("--filter", .text("REGEX"), summary: "run only tests whose Type/name matches"),
    OptionDescription("--junit", .file("FILE"), summary: "write test results as JUnit XML"),
    OptionDescription("--races", summary: "report data races: accesses of two threads that nothing orders"),
    OptionDescription("--watch", summary: "run or check again when a file changes"),
    OptionDescription("--no-rc", summary: "do not run the start-up file"),
    OptionDescription("--rc", .file("FILE"), summary: "use this start-up file"),
    OptionDescription("--color", .choice("WHEN", Color.allCases.map(\.rawValue)), summary: "auto, always, never"),
    OptionDescription(
      "--lang", .choice("LANG", LessonLanguage.allCases.map(\.rawValue)), summary: "language of the lessons: en, zh, ko"
    ),
    OptionDescription("--no-history", summary: "neither read nor write the history of inputs"),
    OptionDescription(
      "--quiet", short: "-q", summary: "no banner; or :banner off in the start-up file"),
    OptionDescription("--keys", summary: "show pressed keys in the corner of the terminal"),
    OptionDescription("--speed", .text("TIME"), summary: "with play: time to type a character (30ms)"),
    OptionDescription("--html", summary: "with lesson export: write pages"),
    OptionDescription(
      "--view-host", .text("HOST[:PORT]"), summary: "address that :view serves its page on"),
    OptionDescription(
      "--generate", .choice("TEXT", GeneratedText.allCases.map(\.rawValue)),
      summary: "print the manual page or completions of a shell: man, bash, zsh, fish"),
    OptionDescription("--version", summary: "print the version"),
    OptionDescription("--help", short: "-h", summary: "print this help"),
    OptionDescription("--allow-net", .list("HOST[:PORT]"), group: .permission, summary: "connect to hosts"),
    OptionDescription("--allow-read", .list("PATH"), group: .permission, summary: "read files, and files in folders"),
    OptionDescription(
      "--allow-write", .list("PATH"), group: .permission, summary: "create, change and remove them"),
    OptionDescription("--allow-env", .list("NAME"), group: .permission, summary: "read environment variables"),
    OptionDescription("--update", group: .rewriting, summary: "rewrite what differs"),
  ]

  private typealias Color = CommandLineOptions.Color
}

/// A first word that is no source.
package struct CommandDescription: Sendable {
  package let name: String
  package let arguments: String
  package let isRewriting: Bool
  package let summary: String

  package static let all = [
    CommandDescription(
      name: "learn", arguments: " [LESSON]", isRewriting: false,
      summary: "take a lesson, or the first that is not done"),
    CommandDescription(
      name: "play", arguments: " FILE", isRewriting: false,
      summary: "type a transcript for an audience, one input with each Return, Space, Right or Page Down"),
    CommandDescription(
      name: "lesson", arguments: " export DIR --html", isRewriting: false,
      summary: "write the course as pages, with a cheat sheet, in all languages"),
    CommandDescription(
      name: "collect", arguments: " DIR", isRewriting: false,
      summary: "print learners' progress, from their lessons.json and transcripts"),
    CommandDescription(
      name: "lesson-check", arguments: " FILE...", isRewriting: true,
      summary: "verify lessons: code, checks, solutions, wrong answers, translations"),
    CommandDescription(
      name: "verify", arguments: " FILE...", isRewriting: true,
      summary: "replay transcripts and show what differs (--update rewrites them)"),
    CommandDescription(
      name: "leaks", arguments: " FILE...", isRewriting: false,
      summary: "run programs and list the subscriptions that nothing can dispose of any more"),
    CommandDescription(
      name: "lsp", arguments: "", isRewriting: false, summary: "serve an editor by the Language Server Protocol"),
  ]

  /// The command as it is called.
  package var synopsis: String { "rxsh \(name)\(arguments)\(isRewriting ? " [--update]" : "")" }
}
