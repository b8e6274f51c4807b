import CReadline

/// GNU readline in callback mode. There is one terminal, so there is one of these at a time, on the main thread.
final class ReadlineInput {
  enum Entry { case line(String), endOfFile }

  let configuration: LineEditor.Configuration
  let terminal: TerminalState
  private(set) var isPromptVisible = false
  /// The question that has the terminal at the moment.
  private var question: String?
  /// The line that a question has interrupted, with the place of its cursor.
  private var interruptedLine: (text: String, point: Int32)?
  private var entry: Entry?
  /// The lines before the current one, where a line cannot be shown on several rows.
  private var lines: [String] = []
  private var remembersHistory = false

  init(_ configuration: LineEditor.Configuration, terminal: TerminalState, signals: WakePipe) {
    self.configuration = configuration
    self.terminal = terminal
    currentInput = self
    setlocale(LC_CTYPE, "")
    if crl_is_single_byte() != 0, getenv("LC_ALL").map({ $0.pointee == 0 }) ?? true {
      // A machine without a locale is no reason to show bytes instead of characters. Readline asks the environment.
      setenv("LC_CTYPE", "C.UTF-8", 1)
      setlocale(LC_CTYPE, "")
    }
    // Readline keeps the pointer.
    crl_configure(strdup(configuration.name))
    // A default that the user's inputrc may change.
    rl_variable_bind("show-all-if-ambiguous", "on")
    rl_initialize()
    crl_take_screen_size()
    terminal.isDumb = terminal.isDumb || rl_get_termcap("up") == nil
    ReadlineBindings.install(isDumb: terminal.isDumb)
    ReadlineCompletion.install()
    if !terminal.isDumb { TallInput.install() }
    KeyReader.install(signals: signals.readEnd)
    crl_leave_nothing_unbound()
    crl_keep_terminal()
  }

  deinit { currentInput = nil }

  private var prompt: String {
    let text =
      question
      ?? (lines.isEmpty ? configuration.promptPrefix() + configuration.prompt : configuration.continuationPrompt)
    guard configuration.usesColor, !terminal.isDumb else { return text }
    // Readline must know which bytes take no room.
    return "\u{1}\u{1B}[1;36m\u{2}\(text)\u{1}\u{1B}[0m\u{2}"
  }

  func showPrompt() {
    entry = nil
    isPromptVisible = true
    rl_callback_handler_install(prompt) { line in currentInput?.accept(line) }
    crl_flush()
    if !remembersHistory { recallHistory() }
  }

  /// From here on what is typed waits, unseen, for the next prompt.
  func takeTerminal() {
    guard isInForeground else { return }
    rl_prep_terminal(1)
    crl_flush()
  }

  /// The terminal goes back to the state in which the program found it.
  func giveTerminalBack() {
    rl_deprep_terminal()
    crl_flush()
  }

  /// Whether the terminal itself shows what is typed.
  var echoes: Bool {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  private var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Leaves the line that is being edited as it stands.
  func hidePrompt() {
    guard isPromptVisible else { return }
    isPromptVisible = false
    crl_set_point(crl_end())
    TallInput.redisplay()
    rl_callback_handler_remove()
    crl_flush()
    terminal.write("\n")
  }

  /// Whether there is something to read that the terminal does not hold any more.
  var holdsKey: Bool { KeyReader.holdsKey }

  /// Reads what was typed, as far as it is there; returns what was entered with it.
  func readCharacter() -> Entry? {
    guard isPromptVisible else { return nil }
    KeyReader.readCharacter()
    crl_flush()
    guard let entry else { return nil }
    self.entry = nil
    return received(entry)
  }

  /// Prints above the line that is being edited; what is printed must end its last line.
  func printing(_ print: () -> Void) {
    if terminal.isDumb {
      terminal.write("\n")
    } else {
      rl_clear_visible_line()
    }
    crl_flush()
    print()
    rl_on_new_line()
    TallInput.redisplay()
    crl_flush()
  }

  /// Whether nothing has been typed, and nothing is being searched for.
  var isEmpty: Bool { lines.isEmpty && crl_end() == 0 && crl_is_searching() == 0 && crl_borrows_prompt() == 0 }

  /// Ctrl-C: the line is dropped, the prompt comes back.
  func interrupt() {
    let borrowedPrompt = crl_borrows_prompt() != 0
    rl_callback_sigcleanup()
    if borrowedPrompt { rl_restore_prompt() }
    rl_free_line_state()
    crl_set_point(crl_end())
    TallInput.redisplay()
    crl_flush()
    terminal.write("^C\n")
    terminal.forgetOpenLine()
    lines = []
    // Installing it again is what puts the history back to its end.
    rl_callback_handler_remove()
    using_history()
    showPrompt()
  }

  /// Ctrl-Z: the shell gets its terminal back, and later we ours.
  func suspend() {
    guard isPromptVisible else {
      giveTerminalBack()
      // Whether it goes on in the foreground is seen when it does.
      return Signals.raiseByDefault(SIGTSTP)
    }
    let point = crl_point()
    crl_set_point(crl_end())
    TallInput.redisplay()
    rl_deprep_terminal()
    crl_flush()
    terminal.write("\n")
    Signals.raiseByDefault(SIGTSTP)
    rl_prep_terminal(1)
    crl_set_point(point)
    crl_take_screen_size()
    rl_forced_update_display()
    crl_flush()
  }

  /// The process goes on after it was stopped from outside; the shell may have changed the terminal meanwhile.
  func resume() {
    guard isInForeground else { return }
    rl_deprep_terminal()
    rl_prep_terminal(1)
    crl_flush()
    resize()
  }

  /// The terminal has another size. Readline's own handler would miss a change that comes while we wait in `poll`.
  func resize() {
    terminal.forgetOpenLine()
    guard isPromptVisible, !terminal.isDumb else { return crl_take_screen_size() }
    let shown = String(cString: crl_display_prompt()).withoutInvisibleParts
    let line = TallInput.shown.map { ($0.text, $0.point) } ?? (ReadlineBindings.line, Int(crl_point()))
    let text = line.0.utf8.prefix(line.1)
    let rows = (shown + String(decoding: text, as: UTF8.self))
      .rowsBelow(startingAt: 0, screenColumns: terminal.size.columns)
    terminal.write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    rl_on_new_line()
    crl_take_screen_size()
    TallInput.redisplay()
    crl_flush()
  }

  /// Called by readline, from within `rl_callback_read_char`, with what was entered; nil at the end of the input.
  private func accept(_ line: UnsafeMutablePointer<CChar>?) {
    // The prompt would come back at once, before what was entered has had its effect.
    isPromptVisible = false
    rl_callback_handler_remove()
    guard let line else { return entry = .endOfFile }
    entry = .line(String(cString: line))
    free(line)
  }

  private func received(_ entry: Entry) -> Entry? {
    guard case .line(let line) = entry else {
      terminal.write("\n")
      return .endOfFile
    }
    lines.append(line)
    let text = lines.joined(separator: "\n").trimmedAtEnd
    if !text.isEmpty, terminal.isDumb, case .incomplete = configuration.isComplete(text) {
      showPrompt()
      return nil
    }
    lines = []
    if text.isEmpty, !configuration.takesEmptyLines() {
      showPrompt()
      return nil
    }
    return .line(text)
  }

  var isAsking: Bool { question != nil }

  /// Shows a question in place of the line that is being edited, which comes back when it is answered.
  func ask(_ question: String) {
    if isPromptVisible {
      interruptedLine = (ReadlineBindings.line, crl_point())
      let borrowedPrompt = crl_borrows_prompt() != 0
      rl_callback_sigcleanup()
      if borrowedPrompt { rl_restore_prompt() }
      if terminal.isDumb { terminal.write("\n") } else { rl_clear_visible_line() }
      rl_callback_handler_remove()
      crl_flush()
    }
    self.question = question
    // What was typed before the question stood there cannot be meant as its answer.
    tcflush(STDIN_FILENO, TCIFLUSH)
    KeyReader.dropKey()
    showPrompt()
  }

  /// Reads what is typed to a question; nil until it was ended, then the answer, which is nil where there is none.
  func readAnswer() -> String?? {
    guard isPromptVisible else { return nil }
    KeyReader.readCharacter()
    crl_flush()
    guard let entry else { return nil }
    self.entry = nil
    var answer: String?
    if case .line(let line) = entry { answer = line } else { terminal.write("\n") }
    resumeLine()
    return .some(answer)
  }

  /// Ctrl-C at a question.
  func dropQuestion() {
    rl_callback_sigcleanup()
    rl_free_line_state()
    crl_set_point(crl_end())
    TallInput.redisplay()
    crl_flush()
    terminal.write("^C\n")
    rl_callback_handler_remove()
    crl_flush()
    isPromptVisible = false
    resumeLine()
  }

  private func resumeLine() {
    question = nil
    guard let line = interruptedLine else { return }
    interruptedLine = nil
    showPrompt()
    rl_insert_text(line.text)
    crl_set_point(line.point)
    TallInput.redisplay()
    crl_flush()
  }

  private func recallHistory() {
    remembersHistory = true
    for entry in configuration.history?.load() ?? [] { add_history(entry.text) }
    using_history()
  }

  /// Of what was entered several times the latest is recalled.
  func remember(_ text: String) {
    if text.utf8.count > HistoryFile.longestEntry { return }
    var index = 0
    if let history = crl_history() {
      while let entry = history[index] {
        if strcmp(entry.pointee.line, text) == 0 {
          crl_forget_history(Int32(index))
          break
        }
        index += 1
      }
    }
    add_history(text)
    using_history()
    configuration.history?.record(text, time: Swift.max(time(nil), 0))
  }
}

extension String {
  /// Without what stands between the marks that tell readline to count no columns.
  var withoutInvisibleParts: String {
    var isVisible = true
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{1}": isVisible = false
      case "\u{2}": isVisible = true
      default: if isVisible { visible.append(scalar) }
      }
    }
    return String(visible)
  }
}

// Readline's callbacks carry no context. They are called, and this is written, on the main thread only.
nonisolated(unsafe) private(set) var currentInput: ReadlineInput?
