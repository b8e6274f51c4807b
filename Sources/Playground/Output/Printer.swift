import Foundation
import Synchronization
import SyntaxTree
import TextWidth

/// Formats the texts of a session and selects their streams.
///
/// The program's own output is written to standard output unchanged; traces and messages go to standard error. With
/// `--json` standard output has one object in each line, for both the program's output and the events of subscriptions.
final class Printer: Sendable {
  let output: any SessionOutput
  let usesColor: Bool
  let isJSON: Bool
  private let isInteractive: Bool
  /// The streams that go to a terminal, where control characters that the program prints have an effect.
  private let terminals: Set<SessionStream>
  /// Report of `--check`; nothing else is printed then.
  private let report: CheckReport?
  /// Current width in columns of the terminal for messages; nil without one.
  private let messageWidth: @Sendable () -> Int?
  /// Renderer for diagnostics at the prompt, which need no place because the input is directly above.
  private let renderer: DiagnosticRenderer
  private let plainRenderer: DiagnosticRenderer
  let transcript = TranscriptTap()
  /// True while nothing is printed, because the inputs of an earlier session are entered again.
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

  /// Prints output of the program.
  func program(_ text: String) {
    transcript.heard(text)
    guard isJSON else { return write(printed(text, to: .output), to: .output) }
    var object = JSONText()
    object.add("print", text.hasSuffix("\n") ? String(text.dropLast()) : text)
    write(object.line, to: .output)
  }

  /// Prints the program's output to standard error.
  func programError(_ text: String) { write(printed(text, to: .error), to: .error) }

  private func printed(_ text: String, to stream: SessionStream) -> String {
    terminals.contains(stream) ? TerminalText.printed(text) : text
  }

  /// Prints an answer of the shell: a value, the result of a command. Without a prompt standard output belongs to the
  /// program alone.
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

  /// Runs a command and returns its answer instead of writing it.
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

  /// Prints text of the shell in colours: the transcript gets the same text without them.
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
      // In a terminal a long name must not push the event into the next row; `subscribed` has room in 40 columns.
      let longest = messageWidth().map { max($0 - 44, 11) } ?? .max
      write(
        line.text(
          nameWidth: min(nameWidth, longest), threadWidth: threadWidth, usesColor: usesColor, longestName: longest),
        to: .error)
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

  /// Renderer for the terminal's current width.
  private var fitting: DiagnosticRenderer {
    var renderer = renderer
    renderer.columns = messageWidth()
    return renderer
  }

  /// Returns a renderer that shows the place of diagnostics in files, at the prompt too.
  private func placed(_ renderer: DiagnosticRenderer, _ diagnostic: Diagnostic) -> DiagnosticRenderer {
    var renderer = renderer
    if !diagnostic.caret.file.isTyped { renderer.showsPlace = true }
    return renderer
  }

  /// Prints an error of the shell about a request.
  func error(_ message: String, notes: [String] = []) {
    say("error: ", paint: "\u{1B}[1;31m", message, notes)
  }

  func warning(_ message: String, notes: [String] = []) {
    say("warning: ", paint: "\u{1B}[1;35m", message, notes)
  }

  /// Prints a note.
  func note(_ message: String) { say("note: ", paint: "\u{1B}[1m", message, []) }

  /// Prints a note for the person at the prompt about what an input leads to. It is no part of a recorded transcript, whose replay
  /// prints none.
  func hint(_ message: String) {
    if isJSON { return }
    let text = TerminalText.escaped(message, keepsLines: true)
    write(said("note: ", paint: "\u{1B}[1m", text, width: messageWidth()), to: .error)
  }

  /// Prints text unchanged, beside the program's output.
  func remark(_ text: String) {
    let text = TerminalText.escaped(text, keepsLines: true)
    transcript.heard(text + "\n")
    write(text + "\n", to: .error)
  }

  /// Shows text as if a person typed it, until `isStopped`.
  func type(_ text: String, pause: Duration, isStopped: () -> Bool) {
    transcript.heard(text)
    for (index, character) in text.enumerated() where !isStopped() {
      // The prompt appears at once.
      if index >= Transcript.prompt.count, pause > .zero { Thread.sleep(forTimeInterval: pause.inSeconds) }
      output.write(String(character), to: .output)
    }
  }

  /// Reports that the program was interrupted by the person.
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
        WrappedText.lines(line, width: width, hanging: indent, startingAt: index == 0 ? word.count : 0, keepsCode: true)
      }.joined(separator: "\n")
    }
    return (usesColor ? paint + word + "\u{1B}[0m" : word) + message + "\n"
  }
}
