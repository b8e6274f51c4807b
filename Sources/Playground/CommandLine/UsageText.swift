import TextWidth

extension CommandLineOptions {
  package static let usage = """
    usage: rxsh [options] [FILE... | -]
    \(CommandDescription.all.map { "       \($0.synopsis)" }.joined(separator: "\n"))

    \(purpose) Without a FILE and at a terminal: the prompt.

    \(options(.general, column: 23))

    \(permissionsNote):
    \(options(.permission, column: 39))

    \(testsNote)

    \(CommandDescription.all.map { row("  \($0.name)\($0.arguments)", $0.summary, column: 23) }.joined(separator: "\n"))

    The start-up file of the prompt is \(startUpFilePath).
    \(WrappedText.lines(statuses, width: 110).joined(separator: "\n"))
    """

  static let purpose = "An interactive playground for Reactive Extensions in Swift."
  static let permissionsNote =
    "Permissions of programs, which have none by default; without a list, everything of the kind"
  static let testsNote = "Tests in a file (XCTestCase subclasses, @Test functions) run after its top-level code."
  static let startUpFilePath = "~/.config/rxsh/start.swift"

  private static var statuses: String {
    let all = ExitStatus.meanings.map { "\($0.status.rawValue) \($0.meaning)" }.joined(separator: ", ")
    return "Exit status: \(all); a program that calls exit chooses its own."
  }

  private static func options(_ group: OptionDescription.Group, column: Int) -> String {
    OptionDescription.all.filter { $0.group == group }.map { option in
      row("  \(option.short.map { $0 + ", " } ?? "    ")\(option.spelling)", option.summary, column: column)
    }.joined(separator: "\n")
  }

  /// Returns a name and behind it, in a column, its summary.
  private static func row(_ name: String, _ summary: String, column: Int) -> String {
    name + String(repeating: " ", count: name.count < column ? column - name.count : 2) + summary
  }
}
