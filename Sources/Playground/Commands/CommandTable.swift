import Recording
import SyntaxTree
import Types

/// The commands by name; any unique prefix will do.
enum CommandTable {
  static let all: [Command] = [
    .help, .vars, .type, .source, .tryExample, .subs, .events, .graph, .why, .leaks, .dispose, .trace, .mute, .unmute,
    .clock, .advance, .run,
    .step,
    .pause,
    .resume, .wait,
    .time, .marble, .compare, .load, .save, .record, .export, .edit, .history, .reset, .quit,
    .screen, .present, .dismissScreen, .enter, .erase, .tap, .set, .select, .swipe, .move, .scroll,
    .lesson, .next, .check, .hint, .solution, .skip, .play, .timer, .view, .banner, .races, .test,
  ]

  /// Returns true if a line is a command that lets time pass, uses controls or ends subscriptions, so that the program does something
  /// else without it.
  static func changesProgram(_ line: String) -> Bool { changing.contains { means($0, line) } }

  private static let changing = [
    "advance", "run", "step", "wait", "dispose", "enter", "erase", "tap", "set", "select", "swipe", "move", "scroll",
    "present", "dismiss",
  ]

  /// Finds the command that a line asks for.
  static func resolve(_ line: String) throws -> (Command, Command.Arguments) {
    let body = line.drop { $0 == ":" }
    let name = String(body.prefix { !$0.isWhitespace })
    let rest = body.dropFirst(name.count).drop(while: \.isWhitespace)
    var text = String(rest)
    while text.last?.isWhitespace == true { text.removeLast() }
    return (try command(named: name), Command.Arguments(text: text))
  }

  /// Returns true if a line asks for the command of that name.
  static func means(_ name: String, _ line: String) -> Bool {
    line.hasPrefix(":") && (try? resolve(line))?.0.name == name
  }

  /// Returns true if a line asks for a command that exists.
  static func knows(_ line: String) -> Bool { (try? resolve(line)) != nil }

  static func command(named name: String) throws -> Command {
    if let exact = all.first(where: { $0.name == shortForms[name] ?? name }) { return exact }
    let matching = all.filter { $0.name.hasPrefix(name) }
    let preferred = matching.filter { !$0.yieldsPrefix }
    let candidates = preferred.isEmpty ? matching : preferred
    if name.isEmpty { throw CommandError("a command is missing behind ':'", notes: [list]) }
    if candidates.count == 1 { return candidates[0] }
    if !candidates.isEmpty {
      let names = candidates.map { ":" + $0.name }.joined(separator: ", ")
      throw CommandError("':\(DisplayText.line(name))' could be \(names)")
    }
    var notes: [String] = []
    if let key = keys[name] {
      notes.append(key)
    } else if let near = elsewhere[name] ?? mistyped(name) {
      notes.append("did you mean ':\(near)'?")
    }
    notes.append(list)
    throw CommandError("there is no command ':\(DisplayText.line(name))'", notes: notes)
  }

  /// The command that a mistyped name is meant as.
  private static func mistyped(_ name: String) -> String? {
    let near = DidYouMean.suggestion(for: name, among: all.map(\.name))
    return near.flatMap { DidYouMean.isMistyped(name, as: $0) ? $0 : nil }
  }

  /// Short forms that keep their meaning whatever commands are added.
  static let shortForms: [String: String] = [
    "a": "advance", "d": "dispose", "e": "events", "ed": "edit", "g": "graph", "h": "help", "l": "load", "le": "leaks",
    "m": "marble", "n": "next", "p": "present", "q": "quit", "r": "run", "s": "subs", "so": "source", "t": "trace",
    "ti": "time", "ty": "type", "v": "vars", "w": "why", "x": "export",
  ]

  /// Commands by the names that other shells give them.
  private static let elsewhere = [
    "exit": "quit", "q": "quit", "bye": "quit", "logout": "quit", "?": "help", "man": "help", "ls": "vars",
    "transcript": "record",
  ]

  /// The keys for what other shells have commands for.
  private static let keys = [
    "clear": "Ctrl-L clears the screen", "cls": "Ctrl-L clears the screen",
    "time": ":wait 1s lets time pass; :time EXPR tells how long an expression takes",
    "undo": "Ctrl-_ undoes a change of the line; :reset starts the session again",
    "doc": "':help map' explains a name", "docs": "':help map' explains a name", "info": "':help map' explains a name",
    "describe": "':help map' explains a name", "apropos": "':help map' explains a name",
    "operators": "':help operators' lists them by what they do",
    "list": "':vars' lists your variables, ':help operators' the operators",
    "print": "print(…) prints a value; an expression alone shows it too", "echo": "print(…) prints a value",
  ]

  /// Explains that commands begin with a colon, where one is typed as an undeclared name or names a generic function alone: `next`.
  ///
  /// - Parameter input: The input with the name. In `q.onNext(1)` or `merge(a, q)` it is that of a variable.
  static func teach(_ mistake: Mistake, in input: String) -> Lesson? {
    let name: String
    switch mistake {
    case .name(let text), .inference(of: let text): name = text
    default: return nil
    }
    guard input.hasPrefix(name) else { return nil }
    let rest = input.dropFirst(name.count)
    guard rest.isEmpty || rest == "()" || rest.first == " " else { return nil }
    if let key = keys[name] { return Lesson(key) }
    guard let command = elsewhere[name] ?? all.first(where: { $0.name == name })?.name else { return nil }
    return Lesson("commands of the shell begin with a colon: :\(command)")
  }

  private static let list = ":help lists all commands"
}
