import RxCatalog

extension Command {
  static let help = Command(
    "help", "[NAME]", "what there is, or what an operator, a type or a command does",
    details: """
      :help debounce explains an operator, :help BehaviorRelay a type, :help :trace a command, :help look a group of \
      commands. What is long is told in part: :help share all tells the rest. :help commands lists all commands, a line \
      each; :help start is the way for newcomers, :help drivers its second half.
      """
  ) { session, arguments in
    let name = arguments.text
    let help = HelpText(width: session.proseWidth)
    switch name {
    case "": return session.printer.answer(help.overview)
    case "start": return session.printer.answer(Lessons.start(width: help.width))
    case "drivers": return session.printer.answer(Lessons.drivers(width: help.width))
    case "commands": return session.printer.answer(help.commands)
    default: break
    }
    if name.hasPrefix(":") {
      let command = try CommandTable.command(named: String(name.dropFirst()))
      return session.printer.answer(help.command(command))
    }
    if let text = help.group(name) { return session.printer.answer(text) }
    let words = arguments.words
    let isWhole = words.count == 2 && words[1] == "all"
    if let text = help.entry(isWhole ? words[0] : name, isWhole: isWhole, on: session.stage) {
      return session.printer.answer(text)
    }
    if let command = CommandTable.all.first(where: { $0.name == name }) {
      return session.printer.answer(help.command(command))
    }
    throw HelpText.unknown(name)
  }
}
