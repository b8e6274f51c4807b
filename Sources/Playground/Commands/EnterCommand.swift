import Recording
import Controls

extension Command {
  static let enter = Command(
    "enter", "FIELD TEXT [PAUSE]", "type into a text field, key by key: :enter query swift",
    details: """
      Each key is an event and is added at the end of the text. A text in quotes may be followed by the time \
      between two keys, which passes as with :wait: :enter query "swift" 100ms
      """
  ) { session, arguments in
    let (name, text, pause) = try EnteredText.parse(arguments)
    let keys = Array(text)
    let field = try session.onScreen {
      let control = try session.screen.usable(name, in: session)
      guard let field = TypedField(control.view) else {
        throw session.screen.misfit(control, "there is nothing to type into")
      }
      return field
    }
    session.onMain { _ = field.view.becomeFirstResponder() }
    session.typing(keys.count, pause: pause) { index in field.insert(String(keys[index])) }
  }

  static let erase = Command(
    "erase", "FIELD [COUNT]", "delete the last characters of a text field, or all, key by key"
  ) { session, arguments in
    let words = arguments.words
    guard let name = words.first else { throw CommandError("which field? For instance: :erase query") }
    let count = words.count > 1 ? Int(words[1]) : Int.max
    guard let count, count > 0, words.count <= 2 else {
      throw CommandError("how many characters? For instance: :erase \(DisplayText.line(name)) 3")
    }
    let (field, length) = try session.onScreen {
      let control = try session.screen.usable(name, in: session)
      guard let field = TypedField(control.view) else {
        throw session.screen.misfit(control, "there is nothing to take back")
      }
      return (field, field.text.count)
    }
    session.onMain { _ = field.view.becomeFirstResponder() }
    session.typing(min(count, length), pause: nil) { _ in field.delete() }
  }
}

/// A control that text can be typed into.
private struct TypedField {
  let view: UIView
  let insert: (String) -> Void
  let delete: () -> Void
  private let read: () -> String?

  var text: String { read() ?? "" }

  init?(_ view: UIView) {
    self.view = view
    switch view {
    case let field as UITextField: (insert, delete, read) = (field.insertText, field.deleteBackward, { field.text })
    case let view as UITextView where view.isEditable:
      (insert, delete, read) = (view.insertText, view.deleteBackward, { view.text })
    case let bar as UISearchBar: (insert, delete, read) = (bar.insertText, bar.deleteBackward, { bar.text })
    default: return nil
    }
  }
}

extension Session {
  /// Lets keys be pressed one after the other; each is a turn of the run loop. An interrupt ends it.
  fileprivate func typing(_ count: Int, pause: Duration?, _ press: @escaping (Int) -> Void) {
    let ticket = interruptionTicket
    for index in 0..<count {
      if index > 0, let pause { pass(pause) }
      if interruptionTicket != ticket || isQuitting { return }
      onMain { press(index) }
      // In the middle of a file this is the run loop, whose other work goes on meanwhile.
      if clock.isMain { _ = clock.passServing(.zero) } else { clock.settle() }
    }
  }
}

/// The arguments of `:enter`: a name, a text that may be quoted, and perhaps a stretch of time.
enum EnteredText {
  static func parse(_ arguments: Command.Arguments) throws -> (name: String, text: String, pause: Duration?) {
    let name = String(arguments.text.prefix { !$0.isWhitespace })
    let rest = arguments.text.dropFirst(name.count).drop(while: \.isWhitespace)
    if name.isEmpty || rest.isEmpty {
      throw CommandError("which text goes into which field? For instance: :enter query swift")
    }
    guard rest.first == "\"" else { return (name, String(rest), nil) }
    guard let end = rest.dropFirst().firstIndex(of: "\"") else {
      throw CommandError("a quote is missing at the end of the text")
    }
    let text = String(rest[rest.index(after: rest.startIndex)..<end])
    let behind = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    if behind.isEmpty { return (name, text, nil) }
    guard let pause = DurationText.parse(String(behind)) else {
      throw CommandError(
        "'\(DisplayText.line(String(behind)))' is not a duration",
        notes: ["for instance: :enter query \"swift\" 100ms"])
    }
    return (name, text, pause)
  }
}
