import Foundation
import Synchronization
import SyntaxTree
import TextWidth

/// Gives everything that a session says its form and its stream.
///
/// The program's own output goes to standard output as it stands; traces and messages go to standard error. With `--json`
/// standard output is one object a line, and both the program's output and the events of subscriptions are objects there.
final class Printer: Sendable {
  let output: any SessionOutput
  let usesColor: Bool
  let isJSON: Bool
  private let isInteractive: Bool
  /// The streams that go to a terminal, where control characters that the program prints have an effect.
  private let terminals: Set<SessionStream>
  /// Of `--check`: nothing else is said then.
  private let report: CheckReport?
  /// How many columns the terminal has at the moment that messages go to; nil where they go to none.
  private let messageWidth: @Sendable () -> Int?
  /// At the prompt the input is right above, so that messages need no place.
  private let renderer: DiagnosticRenderer
  private let plainRenderer: DiagnosticRenderer
  let transcript = TranscriptTap()
  /// Whether nothing is printed: while the inputs of an earlier session are entered again.
  let isMuted = Atomic<Bool>(false)

  init(output: any SessionOutput, options: Session.Options) {
    self.output = output
    usesColor = options.usesColor
    isJSON = options.isJSON
    isInteractive = options.isInteractive
    terminals = options.terminals
    report = options.checksOnly ? CheckReport(options.checkFormat) : nil
    messageWidth = { options.terminalWidth(.error) }
    renderer = DiagnosticRenderer(usesColor: usesColor, showsPlace: !isInteractive)
    plainRenderer = DiagnosticRenderer(usesColor: false, showsPlace: !isInteractive)
  }

  private func write(_ text: String, to stream: SessionStream) {
    if !isMuted.load(ordering: .relaxed) { output.write(text, to: stream) }
  }

  /// What the program printed.
  func program(_ text: String) {
    transcript.heard(text)
    guard isJSON else { return write(printed(text, to: .output), to: .output) }
    var object = JSONText()
    object.add("print", text.hasSuffix("\n") ? String(text.dropLast()) : text)
    write(object.line, to: .output)
  }

  /// What the program says on standard error.
  func programError(_ text: String) { write(printed(text, to: .error), to: .error) }

  private func printed(_ text: String, to stream: SessionStream) -> String {
    terminals.contains(stream) ? TerminalText.printed(text) : text
  }

  /// What the shell answers: a value, the result of a command. A script's standard output is the program's alone.
  func answer(_ text: String) {
    let text = TerminalText.escaped(text, keepsLines: true)
    transcript.heard(text + "\n")
    if !isKept(text + "\n") { write(text + "\n", to: isInteractive ? .output : .error) }
  }

  /// Answers that a pager may show; nil while they are written at once.
  private let answers = Mutex<String?>(nil)

  private func isKept(_ text: String) -> Bool {
    answers.withLock { answers in
      if answers == nil { return false }
      answers! += text
      return true
    }
  }

  /// Runs a command and gives what it answered, which is not written.
  func collectingAnswers(_ body: () -> Void) -> String {
    let outer = answers.withLock { answers in
      defer { answers = "" }
      return answers
    }
    body()
    return answers.withLock { answers in
      defer { answers = outer }
      return answers ?? ""
    }
  }

  /// Writes answers that were collected.
  func collected(_ text: String) {
    if !text.isEmpty, !isKept(text) { write(text, to: isInteractive ? .output : .error) }
  }

  /// Text of the shell in colours: the transcript gets the same text without them.
  func answer(styled text: String, plain: String) {
    transcript.heard(TerminalText.escaped(plain, keepsLines: true) + "\n")
    if !isKept(TerminalText.printed(text) + "\n") {
      write(TerminalText.printed(text) + "\n", to: isInteractive ? .output : .error)
    }
  }

  func trace(_ line: TraceLine, nameWidth: Int, threadWidth: Int) {
    transcript.heard(line.text(nameWidth: nameWidth, threadWidth: threadWidth, usesColor: false))
    if isJSON {
      write(line.json, to: .output)
    } else {
      write(line.text(nameWidth: nameWidth, threadWidth: threadWidth, usesColor: usesColor), to: .error)
    }
  }

  func diagnostics(_ diagnostics: [Diagnostic]) {
    let (text, stream) =
      report?.text(diagnostics) ?? (diagnostics.map { placed(fitting, $0).render($0) }.joined(), .error)
    if text.isEmpty { return }
    transcript.heard(diagnostics.map { placed(plainRenderer, $0).render($0) }.joined())
    write(text, to: stream)
  }

  var checkEnding: String { report?.ending ?? "" }

  /// For the terminal as it is now.
  private var fitting: DiagnosticRenderer {
    var renderer = renderer
    renderer.columns = messageWidth()
    return renderer
  }

  /// What is said about a loaded file has its place, at the prompt too.
  private func placed(_ renderer: DiagnosticRenderer, _ diagnostic: Diagnostic) -> DiagnosticRenderer {
    var renderer = renderer
    if !diagnostic.caret.file.isTyped { renderer.showsPlace = true }
    return renderer
  }

  /// A message of the shell about what was asked of it.
  func error(_ message: String, notes: [String] = []) {
    say("error: ", paint: "\u{1B}[1;31m", message, notes)
  }

  func warning(_ message: String, notes: [String] = []) {
    say("warning: ", paint: "\u{1B}[1;35m", message, notes)
  }

  /// What is to be known besides, in a sentence.
  func note(_ message: String) { say("note: ", paint: "\u{1B}[1m", message, []) }

  /// Text that stands as it is, beside what the program prints.
  func remark(_ text: String) {
    let text = TerminalText.escaped(text, keepsLines: true)
    transcript.heard(text + "\n")
    write(text + "\n", to: .error)
  }

  /// Shows text as if somebody typed it, until `isStopped`.
  func type(_ text: String, pause: Duration, isStopped: () -> Bool) {
    transcript.heard(text)
    for (index, character) in text.enumerated() where !isStopped() {
      // The prompt stands there at once.
      if index >= Transcript.prompt.count, pause > .zero { Thread.sleep(forTimeInterval: pause.inSeconds) }
      output.write(String(character), to: .output)
    }
  }

  /// The program was stopped by the person.
  func interrupted() {
    let text = "interrupted\n"
    transcript.heard(text)
    output.writeUrgently(text, to: .error)
  }

  private func say(_ word: String, paint: String, _ message: String, _ notes: [String]) {
    let width = messageWidth()
    let message = TerminalText.escaped(message, keepsLines: true)
    let notes = notes.map { TerminalText.escaped($0, keepsLines: true) }
    var text = said(word, paint: paint, message, width: width)
    for note in notes { text += said("note: ", paint: "\u{1B}[1m", note, width: width) }
    transcript.heard(([word + message] + notes.map { "note: " + $0 }).joined(separator: "\n") + "\n")
    write(text, to: .error)
  }

  private func said(_ word: String, paint: String, _ message: String, width: Int?) -> String {
    var message = message
    if let width {
      let indent = String(repeating: " ", count: min(word.count, width / 8))
      message = message.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        WrappedText.lines(line, width: width, hanging: indent, startingAt: index == 0 ? word.count : 0)
      }.joined(separator: "\n")
    }
    return (usesColor ? paint + word + "\u{1B}[0m" : word) + message + "\n"
  }
}
