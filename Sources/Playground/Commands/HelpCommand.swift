import Interpreter
import RxCatalog

extension Command {
  static let help = Command(
    "help", "[NAME]", "what there is, or what an operator, a type or a command does",
    details: """
      :help debounce explains an operator, :help BehaviorRelay a type, :help :trace a command.
      :help commands lists all commands, a line each; :help start is the way for newcomers.
      """
  ) { session, arguments in
    let name = arguments.text
    switch name {
    case "": return session.printer.answer(HelpText.overview)
    case "start": return session.printer.answer(Lessons.text)
    case "commands": return session.printer.answer(HelpText.commands)
    default: break
    }
    if name.hasPrefix(":") {
      let command = try CommandTable.command(named: String(name.dropFirst()))
      return session.printer.answer(HelpText.command(command))
    }
    if let text = HelpText.entry(name, on: session.stage) { return session.printer.answer(text) }
    if let command = CommandTable.all.first(where: { $0.name == name }) {
      return session.printer.answer(HelpText.command(command))
    }
    throw HelpText.unknown(name)
  }
}

/// What `:help` says.
enum HelpText {
  /// The commands by what they are for; what is in no group stands in the last.
  private static let groups: [(name: String, commands: [String])] = [
    ("look", ["vars", "type", "subs", "graph", "marble", "compare", "why", "leaks", "events"]),
    ("time", ["clock", "advance", "run", "step", "pause", "resume", "wait", "time"]),
    ("trace", ["trace", "mute", "unmute"]),
    ("screen", ["present", "screen", "enter", "erase", "tap", "set", "select", "dismiss"]),
    ("files", ["load", "save", "record", "export", "edit"]),
    ("session", ["dispose", "reset", "help", "quit"]),
  ]

  static var overview: String {
    var rest = CommandTable.all.map(\.name)
    var rows = groups.map { name, members in
      let present = members.filter(rest.contains)
      rest.removeAll(where: present.contains)
      return (name, present)
    }
    rows[rows.count - 1].1 += rest
    let list = rows.map { name, members in
      "  \(TraceLine.padded(name, to: 9)) " + members.map { ":" + $0 }.joined(separator: " ")
    }
    return """
      Type Swift: every statement is checked, then run. A line that begins with ':'
      is for the shell; any unique prefix of a command will do.

      \(list.joined(separator: "\n"))

        :help start      where to begin: the lessons in order
        :help commands   all commands, a line each       :help :marble   one of them
        :help debounce   an operator or a type
        Tab              completes names, members, argument labels and commands
        Ctrl-C           stops what runs, or clears the line        Ctrl-D  leaves
      """
  }

  static var commands: String {
    let rows = CommandTable.all.map { (":" + $0.name + ($0.usage.isEmpty ? "" : " " + $0.usage), $0.summary) }
    let width = 24
    return rows.map { usage, summary in
      usage.count > width
        ? "  \(usage)\n  \(String(repeating: " ", count: width))  \(summary)"
        : "  \(TraceLine.padded(usage, to: width))  \(summary)"
    }.joined(separator: "\n")
  }

  static func command(_ command: Command) -> String {
    var text = ":\(command.name)" + (command.usage.isEmpty ? "" : " \(command.usage)") + "\n  \(command.summary)"
    if !command.details.isEmpty {
      text += "\n\n" + command.details.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return text
  }

  /// An operator or a type: signatures, sentences, a diagram.
  static func entry(_ name: String, on stage: @autoclosure () -> DiagramStage) -> String? {
    let all = RxCatalog.entries.filter { $0.name == name }
    if all.isEmpty { return nil }
    let current = all.filter { $0.deprecation == nil }
    let entries = current.isEmpty ? all : current
    var blocks: [(heads: [String], entry: CatalogEntry)] = []
    for entry in entries {
      let head = (entry.type.map { "\($0): " } ?? "") + entry.signature
      // The same words about the same thing are said once.
      if let index = blocks.firstIndex(where: { $0.entry.sentence == entry.sentence }) {
        if blocks[index].heads.count < 3 { blocks[index].heads.append(head) }
      } else {
        blocks.append(([head], entry))
      }
    }
    return blocks.map { heads, entry in
      var lines = heads
      if let sentence = entry.sentence { lines.append("  " + sentence) }
      if let marble = entry.marble {
        lines.append("")
        lines += drawn(marble, on: stage()).map { "    \($0)" }
      }
      if let details = entry.details, !details.isEmpty {
        lines.append("")
        lines += details.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      }
      if let deprecation = entry.deprecation, !deprecation.isEmpty { lines.append("  Today: \(deprecation)") }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// A diagram made by running the operator on the documented inputs; as it is documented where it cannot be run here.
  private static func drawn(_ marble: String, on stage: DiagramStage) -> [String] {
    if let lines = try? OperatorDiagram(marble)?.lines(on: stage) { return lines }
    return marble.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Names that begin so, or else look so.
  static func near(_ name: String, among names: [String]) -> [String] {
    let word = name.lowercased()
    let longer = word.isEmpty ? [] : Array(Set(names.filter { $0.lowercased().hasPrefix(word) })).sorted()
    return longer.isEmpty ? DidYouMean.suggestions(for: name, among: names, limit: 3) : Array(longer.prefix(5))
  }

  static func unknown(_ name: String) -> CommandError {
    var notes: [String] = []
    let near = near(name, among: RxCatalog.entries.map(\.name))
    if !near.isEmpty { notes.append("did you mean \(near.joined(separator: ", "))?") }
    notes.append(":help alone lists the commands")
    return CommandError("nothing is known about '\(Shown.line(name))'", notes: notes)
  }
}
