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
    OptionDescription("--restore", summary: "enter again what was entered in a session that has died"),
    OptionDescription("--check", summary: "parse and check only"),
    OptionDescription(
      "--format", .choice("FORMAT", CheckFormat.allCases.map(\.rawValue)),
      summary: "of --check: lines, json, sarif, github (in GitHub's workflows by itself)"),
    OptionDescription("--sarif", summary: "--format sarif"),
    OptionDescription("--allow-old-spellings", summary: "for --check: names of earlier releases are no errors"),
    OptionDescription("--virtual-time", summary: "jump to the next due work when all is idle"),
    OptionDescription(
      "--trace", .choice("LEVEL", TraceLevel.allCases.map(\.rawValue)),
      summary: "off (scripts), subs, events (prompt), all"),
    OptionDescription(
      "--recorder", summary: "record what subscriptions do, for :marble, :graph, :why, :events in a script"),
    OptionDescription("--json", summary: "standard output is one JSON object a line"),
    OptionDescription("--for", .text("SECONDS"), summary: "end the run after so long, with status 124"),
    OptionDescription("--keep-going", summary: "go on after a fault"),
    OptionDescription("--filter", .text("REGEX"), summary: "run the tests whose Type/name it matches"),
    OptionDescription("--junit", .file("FILE"), summary: "write the results of tests as JUnit's XML"),
    OptionDescription("--races", summary: "report data races: accesses of two threads that nothing orders"),
    OptionDescription("--watch", summary: "run or check again when a file changes"),
    OptionDescription("--no-rc", summary: "without the start-up file"),
    OptionDescription("--rc", .file("FILE"), summary: "with this start-up file"),
    OptionDescription("--color", .choice("WHEN", Color.allCases.map(\.rawValue)), summary: "auto, always, never"),
    OptionDescription(
      "--lang", .choice("LANG", LessonLanguage.allCases.map(\.rawValue)), summary: "the language of lessons: en, zh, ko"
    ),
    OptionDescription("--no-history", summary: "neither read nor write the history of inputs"),
    OptionDescription(
      "--quiet", short: "-q", summary: "begin the prompt without a banner; so does :banner off in the start-up file"),
    OptionDescription("--keys", summary: "show the pressed key in the corner of the terminal"),
    OptionDescription("--speed", .text("TIME"), summary: "of play: how long typing a character takes (30ms)"),
    OptionDescription("--html", summary: "of lesson export: as pages"),
    OptionDescription(
      "--view-host", .text("HOST[:PORT]"), summary: "the address of this machine that :view serves its page on"),
    OptionDescription(
      "--generate", .choice("TEXT", GeneratedText.allCases.map(\.rawValue)),
      summary: "print the manual page or a shell's completions: man, bash, zsh, fish"),
    OptionDescription("--version", summary: "print the version"),
    OptionDescription("--help", short: "-h", summary: "print this"),
    OptionDescription("--allow-net", .list("HOST[:PORT]"), group: .permission, summary: "hosts"),
    OptionDescription("--allow-read", .list("PATH"), group: .permission, summary: "files and what is in folders"),
    OptionDescription(
      "--allow-write", .list("PATH"), group: .permission, summary: "the same for what is made, changed or removed"),
    OptionDescription("--allow-env", .list("NAME"), group: .permission, summary: "environment variables"),
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
      summary: "take a lesson at the prompt, or the first that is not done"),
    CommandDescription(
      name: "play", arguments: " FILE", isRewriting: false,
      summary: "type a transcript for an audience, an input with each Return, Space, Right or Page Down"),
    CommandDescription(
      name: "lesson", arguments: " export DIR --html", isRewriting: false,
      summary: "write the course as pages, with a cheat sheet, in all languages"),
    CommandDescription(
      name: "collect", arguments: " DIR", isRewriting: false,
      summary: "print how far learners are, from their lessons.json and transcripts"),
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
