import Recording

extension Command {
  static let history = Command(
    "history", "[TEXT | N]", "list the inputs, or those that contain TEXT, or run input N again",
    details: """
      :history          the last inputs, with their numbers; -1 is the last one of earlier sessions
      :history debounce  those that contain the text, also of earlier sessions
      :history 12       runs input 12 again; :edit 12 edits it before
      Messages name an input by its number, as rx12.
      """, yieldsPrefix: true
  ) { session, arguments in
    let history = session.history
    let text = arguments.text
    if Int(text) != nil {
      let entry = try history.entry(text)
      if CommandTable.means("history", entry) {
        throw CommandError("input \(text) is a :history command itself", notes: [":history lists the inputs"])
      }
      return session.enter(entry)
    }
    let found =
      text.isEmpty ? history.entries.suffix(InputHistory.shown) : history.entries.filter { $0.text.contains(text) }[...]
    if found.isEmpty {
      throw CommandError(text.isEmpty ? "nothing was entered yet" : "no input has '\(DisplayText.line(text))' in it")
    }
    let width = found.map { String($0.number).count }.max() ?? 0
    for (number, text) in found {
      let head = String(repeating: " ", count: width - String(number).count) + "\(number)  "
      let indent = String(repeating: " ", count: head.count)
      session.printer.answer(head + text.replacing("\n", with: "\n" + indent))
    }
  }
}

/// The inputs that can be run again. Inputs of earlier sessions come first and have negative numbers, counted back from the start of this
/// session.
struct InputHistory {
  /// As many are listed where nothing is searched for.
  static let shown = 20

  let entries: [(number: Int, text: String)]

  init(earlier: [String], own: [(number: Int, text: String)]) {
    entries = earlier.enumerated().map { ($0.offset - earlier.count, $0.element) } + own
  }

  /// The input of a number.
  func entry(_ number: String) throws -> String {
    guard let entry = Int(number).flatMap({ number in entries.first { $0.number == number } }) else {
      throw CommandError("there is no input \(DisplayText.line(number))", notes: [":history lists the inputs"])
    }
    return entry.text
  }
}

extension Session {
  /// Numbers stay: what is entered later comes behind what is known.
  var history: InputHistory {
    let own = log.entries.dropLast().filter { !$0.isFile && !$0.text.isEmpty }.flatMap(\.inputs)
    if earlierInputs == nil {
      // The file already has all inputs, this command included.
      let known = Set(log.entries.flatMap(\.inputs).map(\.text))
      earlierInputs =
        options.isTyped && options.isInteractive ? options.earlierInputs().filter { !known.contains($0) } : []
    }
    return InputHistory(earlier: earlierInputs ?? [], own: own)
  }
}

extension InputLog.Entry {
  /// The inputs that `:history` lists: the command before the text that it gave.
  fileprivate var inputs: [(number: Int, text: String)] {
    (command.map { [($0.number, $0.text)] } ?? []) + [(number, text)]
  }
}
