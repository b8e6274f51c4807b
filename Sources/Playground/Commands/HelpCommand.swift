import Checking
import RxCatalog

extension Command {
  static let help = Command(
    "help", "[NAME]", "list the commands, or explain a name, a topic or a message",
    details: """
      :help debounce explains an operator, :help BehaviorRelay a type, :help query a name of the program, :help :trace a \
      command, :help look a group of commands. A long answer is shortened: :help share all shows it whole.
      Topics: \(HelpTopic.all.map(\.name).joined(separator: ", ")). :help operators combining, or :help combining, lists one \
      category of operators.
      :help commands lists all commands, a line each; :help start is the way for newcomers, :help drivers its second half.
      """
  ) { session, arguments in
    // A signature with its labels means the name: `bind(to:)`.
    let asked = String(arguments.text.prefix { $0 != "(" })
    // The member of a path is meant: `Observable.of`.
    let path = asked.split(separator: ".")
    let isMember = path.count > 1 && !asked.contains(" ")
    let name = HelpText.synonyms[asked] ?? (isMember ? String(path[path.count - 1]) : asked)
    let help = HelpText(width: session.proseWidth)
    switch asked {
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
    if let own = session.ownName(asked) { return session.printer.answer(help.own(own, asked)) }
    let category = name.hasPrefix("operators ") ? String(name.dropFirst("operators ".count)) : name
    if !isMember, let text = help.group(name) ?? help.topic(name) ?? help.category(category) {
      return session.printer.answer(text)
    }
    let words = arguments.words
    let isWhole = words.count == 2 && words[1] == "all"
    let command = CommandTable.all.first { $0.name == name }
    let text = help.entry(isWhole ? words[0] : name, isWhole: isWhole, on: session.stage)
    if let text = [isMember ? nil : help.word(name, before: text), text].compactMap({ $0 }).joined(separator: "\n\n")
      .nonempty
      ?? help.alias(name)
      ?? help.standardType(name)
    {
      // A name of the library hides that of a command.
      // A name that other libraries use with another meaning also shows the entry of its counterpart.
      let isOther = ForeignName.named(name).contains { $0.counterpart != name }
      let others = isOther ? help.foreign(name, on: session.stage) : nil
      return session.printer.answer(
        text + (others.map { "\n\n" + $0 } ?? "") + (command.map { help.mention($0) } ?? ""))
    }
    if let command = command ?? CommandTable.all.first(where: { $0.name + "s" == name }) {
      return session.printer.answer(help.command(command))
    }
    // A name of an earlier release: its successor is what people look for.
    if ForeignName.named(name).contains(where: \.isType), let text = help.foreign(name, on: session.stage) {
      return session.printer.answer(text)
    }
    var known: [Completions.Item] = []
    session.onMain {
      known = session.evaluator.program.completions(in: name, at: name.utf8.count).items.filter {
        $0.name == name && $0.kind != .keyword
      }
    }
    if let text = help.checked(known, name) ?? help.messages(name) ?? help.keyword(name)
      ?? help.foreign(name, on: session.stage)
    {
      return session.printer.answer(text)
    }
    if let other = HelpText.inOtherCase(name), let text = help.entry(other, isWhole: isWhole, on: session.stage) {
      return session.printer.answer(text)
    }
    throw HelpText.unknown(name)
  }
}

extension String {
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
