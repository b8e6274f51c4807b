import Recording

extension Command {
  static let history = Command(
    "history", "[TEXT | N]", "list the inputs, or those that contain TEXT, or run input N again",
    details: """
      :history          the last inputs, with their numbers
      :history debounce  those that contain the text, also of earlier sessions
      :history 12       runs input 12 again; :edit 12 edits it before
      """, yieldsPrefix: true
  ) { session, arguments in
    let history = session.history
    let text = arguments.text
    if !text.isEmpty, text.allSatisfy(\.isNumber) {
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
    let width = String(found.last?.number ?? 0).count
    for (number, text) in found {
      let head = String(repeating: " ", count: width - String(number).count) + "\(number)  "
      let indent = String(repeating: " ", count: head.count)
      session.printer.answer(head + text.replacing("\n", with: "\n" + indent))
    }
  }
}

/// The inputs that can be run again, those of earlier sessions first.
struct InputHistory {
  /// As many are listed where nothing is searched for.
  static let shown = 20

  let entries: [(number: Int, text: String)]

  init(_ texts: [String]) { entries = texts.enumerated().map { ($0.offset + 1, $0.element) } }

  /// The input of a number.
  func entry(_ number: String) throws -> String {
    guard let number = Int(number), entries.indices.contains(number - 1) else {
      throw CommandError("there is no input \(DisplayText.line(number))", notes: [":history lists the inputs"])
    }
    return entries[number - 1].text
  }
}

extension Session {
  /// Numbers stay: what is entered later comes behind what is known.
  var history: InputHistory {
    let own = log.entries.dropLast().filter { !$0.isFile && !$0.text.isEmpty }.flatMap(\.inputs)
    if earlierInputs == nil {
      // The file already has all inputs, this command included.
      let known = Set(log.entries.flatMap(\.inputs))
      earlierInputs =
        options.isTyped && options.isInteractive ? options.earlierInputs().filter { !known.contains($0) } : []
    }
    return InputHistory((earlierInputs ?? []) + own)
  }
}

extension InputLog.Entry {
  /// The texts that `:history` lists: the command before the text that it gave.
  fileprivate var inputs: [String] { (command.map { [$0] } ?? []) + [text] }
}
