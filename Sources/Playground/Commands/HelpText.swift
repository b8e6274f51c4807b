import Recording
import RxBindings
import RxCatalog
import SyntaxTree
import TextWidth

/// The texts of `:help`, wrapped to a width in columns.
struct HelpText {
  let width: Int
  init(width: Int = WrappedText.width) { self.width = width }

  /// The commands by what they are for; those without a group are in the last.
  private static let groups: [(name: String, commands: [String])] = [
    ("look", ["vars", "type", "source", "subs", "graph", "marble", "compare", "why", "leaks", "races", "events"]),
    ("time", ["clock", "advance", "run", "step", "pause", "resume", "wait", "time"]),
    ("trace", ["trace", "mute", "unmute"]),
    ("screen", ["present", "screen", "enter", "erase", "tap", "set", "select", "swipe", "move", "scroll", "dismiss"]),
    ("files", ["load", "save", "record", "export", "edit"]),
    ("learn", ["try", "lesson", "next", "check", "hint", "solution", "skip"]),
    ("teach", ["play", "timer", "view"]),
    ("session", ["test", "dispose", "history", "reset", "help", "quit"]),
  ]

  private static let ways: [(name: String, meaning: String)] = [
    (":lesson", "a course with exercises"),
    (":help start", "where to begin: the stories in order"),
    (":help look", "a group of commands; also :help commands, :help :marble"),
    (":help debounce", "any name, or a topic: " + HelpTopic.all.map(\.name).joined(separator: " ")),
    ("Tab", "completes names and commands; :help keys lists all keys"),
    ("Ctrl-C", "interrupts running code, or clears the line"),
    ("Ctrl-D", "quits"),
  ]

  var overview: String {
    var rest = CommandTable.all.map(\.name)
    var rows = Self.groups.map { name, members in
      let present = members.filter(rest.contains)
      rest.removeAll(where: present.contains)
      return (name, present)
    }
    rows[rows.count - 1].1 += rest
    var lines = WrappedText.lines(
      "Type Swift: each input is type-checked, then run. Lines that begin with ':' are commands of the shell, which a unique prefix "
        + "or a short form abbreviates.", width: width)
    lines.append("")
    for (name, members) in rows {
      lines += WrappedText.entry(name, members.map { ":" + $0 }.joined(separator: " "), column: 12, width: width)
    }
    lines.append("")
    for (name, meaning) in Self.ways { lines += WrappedText.entry(name, meaning, column: 19, width: width) }
    return lines.joined(separator: "\n")
  }

  var commands: String {
    let forms = CommandTable.shortForms.sorted { $0.key < $1.key }.map { ":\($0.key) \($0.value)" }
    return rows(CommandTable.all) + "\n"
      + paragraphs("Short forms: " + forms.joined(separator: ", ")).joined(separator: "\n")
  }

  /// The commands of a group; nil where there is no such group.
  func group(_ name: String) -> String? {
    guard let members = Self.groups.first(where: { $0.name == name })?.commands else { return nil }
    let more = paragraphs(":help :\(members[0]) explains one").joined(separator: "\n")
    return rows(CommandTable.all.filter { members.contains($0.name) }) + "\n" + more
  }

  private func rows(_ commands: [Command]) -> String {
    commands.flatMap { WrappedText.entry(Self.usage(of: $0), $0.summary, column: 28, width: width) }
      .joined(separator: "\n")
  }

  private static func usage(of command: Command) -> String {
    ":" + command.name + (command.usage.isEmpty ? "" : " " + command.usage)
  }

  func command(_ command: Command) -> String {
    var lines = WrappedText.lines(Self.usage(of: command), width: width, hanging: hanging)
    let form = CommandTable.shortForms.first { $0.value == command.name }?.key
    lines += paragraphs(command.summary + (form.map { "; short form :\($0)" } ?? ""))
    if !command.details.isEmpty { lines += [""] + paragraphs(command.details) }
    return lines.joined(separator: "\n")
  }

  /// Indented text. Lines that show what to type, with what it does behind two spaces, form a table.
  func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: $0, entry: Self.entry($0)) }
    let names = lines.compactMap { $0.entry?.name.displayWidth }.filter { $0 <= Self.widestName }
    let column = (names.max() ?? 0) + 4
    return lines.flatMap { line, entry in
      if let entry { return WrappedText.entry(entry.name, entry.meaning, column: column, width: width) }
      return WrappedText.lines("  " + line, width: width, hanging: line.hasPrefix("- ") ? "    " : "  ")
    }
  }

  /// Longer ones stand above what they mean.
  private static let widestName = 20

  private static func entry(_ line: Substring) -> (name: String, meaning: String)? {
    guard line.hasPrefix(":"), let gap = line.firstRange(of: "  ") else { return nil }
    return (String(line[..<gap.lowerBound]), String(line[gap.upperBound...].drop { $0 == " " }))
  }

  /// Names that begin so, or else look so.
  static func near(_ name: String, among names: [String]) -> [String] {
    let word = name.lowercased()
    let longer = word.isEmpty ? [] : Array(Set(names.filter { $0.lowercased().hasPrefix(word) })).sorted()
    if !longer.isEmpty { return Array(longer.prefix(5)) }
    // The word may be a part of a longer name: `bag` of `DisposeBag`.
    let part = word.prefix(1).uppercased() + word.dropFirst()
    let containing = word.count > 2 ? Array(Set(names.filter { $0.hasWord(part) }).sorted().prefix(5)) : []
    let similar = DidYouMean.suggestions(for: name, among: names, limit: 3).filter {
      !containing.contains($0) && DidYouMean.isMistyped(name, as: $0)
    }
    return containing + similar.prefix(5 - containing.count)
  }

  /// The only name of the library that differs from a name in upper and lower case alone.
  static func inOtherCase(_ name: String) -> String? {
    let found = Set(RxCatalog.entries.map(\.name).filter { $0.lowercased() == name.lowercased() })
    return found.count == 1 ? found.first : nil
  }

  static func unknown(_ name: String) -> CommandError {
    if SwiftWords.reserved.contains(name) || SwiftWords.contextual.contains(name) {
      let notes = ["The Swift Programming Language explains it; :help explains names, types, topics and commands"]
      return CommandError("'\(name)' is a keyword of Swift", notes: notes)
    }
    var notes: [String] = []
    let near = near(name, among: names)
    if !near.isEmpty { notes.append("did you mean \(near.joined(separator: ", "))?") }
    notes.append(":help alone lists the commands")
    return CommandError("nothing is known about '\(DisplayText.line(name))'", notes: notes)
  }
}

extension String {
  /// True if a word of the name, which begins in upper case, is that text: `Bag` in `DisposeBag`.
  fileprivate func hasWord(_ word: String) -> Bool {
    guard let found = firstRange(of: word) else { return false }
    return found.upperBound == endIndex || self[found.upperBound].isUppercase || self[found.upperBound] == "s"
  }
}
