import Interpreter
import RxCatalog

extension Command {
  static let help = Command(
    "help", "[NAME]", "what there is, or what an operator, a type or a command does",
    details: """
      :help debounce explains an operator, :help BehaviorRelay a type, :help :trace a command, :help look a group of
      commands. What is long is told in part: :help share all tells the rest. :help commands lists all commands, a line
      each; :help start is the way for newcomers, :help drivers its second half.
      """
  ) { session, arguments in
    let name = arguments.text
    switch name {
    case "": return session.printer.answer(HelpText.overview)
    case "start": return session.printer.answer(Lessons.start)
    case "drivers": return session.printer.answer(Lessons.drivers)
    case "commands": return session.printer.answer(HelpText.commands)
    default: break
    }
    if name.hasPrefix(":") {
      let command = try CommandTable.command(named: String(name.dropFirst()))
      return session.printer.answer(HelpText.command(command))
    }
    if let text = HelpText.group(name) { return session.printer.answer(text) }
    let words = arguments.words
    let isWhole = words.count == 2 && words[1] == "all"
    if let text = HelpText.entry(isWhole ? words[0] : name, isWhole: isWhole, on: session.stage) {
      return session.printer.answer(text)
    }
    if let command = CommandTable.all.first(where: { $0.name == name }) {
      return session.printer.answer(HelpText.command(command))
    }
    throw HelpText.unknown(name)
  }
}
