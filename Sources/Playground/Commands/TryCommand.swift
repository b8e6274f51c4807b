import Recording

extension Command {
  static let tryExample = Command(
    "try", "NAME", "run the example of a name that :help explains",
    details: """
      The example is shown and run in the session, in a separate block: its names are not declared. On a virtual clock \
      the time that it takes passes as well.
      """, yieldsPrefix: true
  ) { session, arguments in
    let name = arguments.text
    if name.isEmpty { throw CommandError("which name? For instance: :try debounce") }
    guard let example = HelpExample(name) else {
      let near = HelpText.near(name, among: HelpText.names)
      let isKnown = HelpText.names.contains(name)
      throw CommandError(
        isKnown ? "'\(name)' has no example" : "nothing is known about '\(DisplayText.line(name))'",
        notes: isKnown
          ? [":help \(name) explains it"] : near.isEmpty ? [] : ["did you mean \(near.joined(separator: ", "))?"])
    }
    session.printer.answer(example.code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    session.evaluate(example.statement, name: "example")
    if session.clock.mode == .virtual { session.pass(.milliseconds(example.length)) }
  }
}
