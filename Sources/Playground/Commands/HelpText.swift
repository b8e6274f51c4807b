import Interpreter
import RxCatalog
import TextWidth

/// What `:help` says.
enum HelpText {
  /// The commands by what they are for; what is in no group stands in the last.
  private static let groups: [(name: String, commands: [String])] = [
    ("look", ["vars", "type", "subs", "graph", "marble", "compare", "why", "leaks", "events"]),
    ("time", ["clock", "advance", "run", "step", "pause", "resume", "wait", "time"]),
    ("trace", ["trace", "mute", "unmute"]),
    ("screen", ["present", "screen", "enter", "erase", "tap", "set", "select", "swipe", "dismiss"]),
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
        :help look       a group of commands, :help commands all, :help :marble one
        :help debounce   an operator or a type
        Tab              completes names, members, argument labels and commands
        Ctrl-C           stops what runs, or clears the line        Ctrl-D  leaves
      """
  }

  static var commands: String { rows(CommandTable.all) }

  /// The commands of a group; nil where there is no such group.
  static func group(_ name: String) -> String? {
    guard let members = groups.first(where: { $0.name == name })?.commands else { return nil }
    return rows(CommandTable.all.filter { members.contains($0.name) }) + "\n  :help :\(members[0]) tells more of one"
  }

  private static func rows(_ commands: [Command]) -> String {
    let width = 24
    return commands.map { command in
      let usage = ":" + command.name + (command.usage.isEmpty ? "" : " " + command.usage)
      let summary = WrappedText.lines(command.summary, width: WrappedText.width - width - 4)
      let gap = String(repeating: " ", count: width)
      let isWide = usage.displayWidth > width
      let first = isWide ? ["  \(usage)"] : []
      return
        (first
        + summary.enumerated().map { index, line in
          "  \(index == 0 && !isWide ? usage.padded(to: width) : gap)  \(line)"
        }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func command(_ command: Command) -> String {
    var lines = WrappedText.lines(
      ":\(command.name)" + (command.usage.isEmpty ? "" : " \(command.usage)"), hanging: "      ")
    lines += WrappedText.lines("  " + command.summary, hanging: "  ")
    if !command.details.isEmpty {
      lines.append("")
      for line in command.details.split(separator: "\n", omittingEmptySubsequences: false) {
        lines += WrappedText.lines("  \(line)", hanging: "  ")
      }
    }
    return lines.joined(separator: "\n")
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
