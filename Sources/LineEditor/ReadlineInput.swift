import CReadline
import TextWidth

/// GNU readline in callback mode. There is one terminal, so there is one of these at a time, on the main thread.
final class ReadlineInput {
  enum Entry { case line(String), edit(String), endOfFile }

  let configuration: LineEditor.Configuration
  let terminal: TerminalState
  private(set) lazy var display: any LineDisplay =
    terminal.isDumb ? PlainDisplay(terminal) : ScreenDisplay(terminal) { [unowned self] in editedLine(isFinal: $0) }
  private(set) var isPromptVisible = false
  /// The question that has the terminal at the moment.
  private var question: String?
  /// The line that a question has interrupted, with the place of its cursor.
  private var interruptedLine: (text: String, point: Int32)?
  private var entry: Entry?
  /// The lines before the current one, where a line cannot be shown on several rows.
  private var lines: [String] = []
  private var remembersHistory = false
  /// The entries of the history that had an error: they are recalled, but not suggested.
  private(set) var faulty: Set<String> = []
  /// The menu as it was when a key was last seen.
  var openedMenu: CompletionMenu?
  /// The text whose completions were asked for and are not known yet.
  var awaitedText: EditedText?
  /// The number of entries by which the choice is to be moved when they are known.
  var awaitedSteps = 0

  init(_ configuration: LineEditor.Configuration, terminal: TerminalState, signals: WakePipe) {
    self.configuration = configuration
    self.terminal = terminal
    currentInput = self
    Self.initializeLocale()
    // Readline keeps the pointer.
    crl_configure(strdup(configuration.name))
    // Defaults that the user's inputrc may change. The mode is shown where there is more than one, in vi mode.
    for (name, value) in [
      ("show-all-if-ambiguous", "on"), ("show-mode-in-prompt", "on"), ("emacs-mode-string", ""),
    ] { rl_variable_bind(name, value) }
    rl_initialize()
    crl_take_screen_size()
    terminal.isDumb = terminal.isDumb || rl_get_termcap("up") == nil
    ReadlineBindings.install(isDumb: terminal.isDumb)
    ReadlineCompletion.install()
    if !terminal.isDumb {
      crl_set_redisplay {
        currentInput?.closeLeftMenu()
        currentInput?.display.redisplay()
      }
    }
    RevealKeys.install()
    if configuration.showsKeys { KeyDisplay.begin(on: terminal) }
    KeyReader.install(
      signals: signals.readEnd,
      prompts: PastedPrompts([
        configuration.prompt, configuration.continuationPrompt,
        configuration.continuationMark(width: configuration.prompt.displayWidth),
      ]))
    crl_leave_nothing_unbound()
    crl_keep_terminal()
  }

  /// Has readline read UTF-8, also where the environment asks for a locale without characters outside ASCII, or for one that does
  /// not exist. The environment is changed for that: readline asks it before each line. Other categories keep what `LC_ALL` asks for,
  /// such as the language of messages.
  private static func initializeLocale() {
    let locale = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    guard ["C", "POSIX"].contains(locale) else { return }
    let names: [String] = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]
    guard let found = names.first(where: { setlocale(LC_CTYPE, $0) != nil }) else { return }
    if let all = getenv("LC_ALL").map({ String(cString: $0) }), !all.isEmpty {
      for name in ["LC_MESSAGES", "LANG"] { setenv(name, all, 1) }
      unsetenv("LC_ALL")
    }
    setenv("LC_CTYPE", found, 1)
  }

  deinit { currentInput = nil }

  private var prompt: String {
    question ?? (lines.isEmpty ? configuration.promptPrefix() + configuration.prompt : continuation())
  }

  /// The mark before a further line of an input, as wide as the prompt of the first one.
  func continuation(behind modeMark: String = "") -> String {
    if isAsking { return "" }
    let prompt = modeMark + configuration.promptPrefix() + configuration.prompt
    return configuration.continuationMark(width: prompt.displayWidth)
  }

  func showPrompt() {
    entry = nil
    openedMenu = nil
    awaitedText = nil
    isPromptVisible = true
    rl_callback_handler_install(prompt) { line in currentInput?.accept(line) }
    ReadlineBindings.restore(isDumb: terminal.isDumb)
    crl_flush()
    if !remembersHistory { recallHistory() }
  }

  /// Redisplays the line with the current prompt. The prompt of a search is kept.
  func refresh() {
    if crl_is_showing_prompt() != 0 {
      if !terminal.isDumb { rl_set_prompt(prompt) }
      if !isAsking { terminal.isDumb ? ReadlineCompletion.completeAwaited(self) : MenuCommands.openAwaited(self) }
    }
    display.redisplay()
  }

  private func prepareTerminal() {
    rl_prep_terminal(1)
    ReadlineBindings.restore(isDumb: terminal.isDumb)
  }

  /// From here on what is typed waits, unseen, for the next prompt.
  func takeTerminal() {
    guard isInForeground else { return }
    prepareTerminal()
    crl_flush()
  }

  /// Keeps the keys that were typed so far for the next prompt, before another program reads from the terminal.
  func keepTypedKeys() { KeyReader.keepTypedKeys() }

  /// The terminal goes back to the state in which the program found it.
  func giveTerminalBack() {
    rl_deprep_terminal()
    crl_flush()
  }

  /// True if the terminal itself shows what is typed.
  var echoes: Bool {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  private var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Leaves the line that is being edited as it stands.
  func hidePrompt() {
    guard isPromptVisible else { return }
    isPromptVisible = false
    display.finish("")
    rl_callback_handler_remove()
    crl_flush()
  }

  /// True if there is something to read that the terminal does not hold any more.
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
    display.clear()
    crl_flush()
    print()
    display.redisplay()
  }

  /// True if nothing has been typed, and nothing is being searched for.
  var isEmpty: Bool { lines.isEmpty && crl_end() == 0 && crl_is_searching() == 0 && crl_borrows_prompt() == 0 }

  /// Ctrl-C: the line is dropped, the prompt comes back.
  func interrupt() {
    KeyReader.dropMacro()
    let borrowedPrompt = crl_borrows_prompt() != 0
    rl_callback_sigcleanup()
    if borrowedPrompt { rl_restore_prompt() }
    rl_free_line_state()
    display.finish("^C")
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
      // The process finds out whether it is in the foreground when it is resumed.
      return Signals.raiseByDefault(SIGTSTP)
    }
    display.finish("")
    rl_deprep_terminal()
    crl_flush()
    Signals.raiseByDefault(SIGTSTP)
    prepareTerminal()
    crl_flush()
    crl_take_screen_size()
    display.redisplay()
  }

  /// The process goes on after it was stopped from outside; the shell may have changed the terminal meanwhile.
  func resume() {
    guard isInForeground else { return }
    rl_deprep_terminal()
    prepareTerminal()
    crl_flush()
    resize()
  }

  /// The terminal has another size. Readline's own handler would miss a change that comes while we wait in `poll`.
  func resize() {
    terminal.forgetOpenLine()
    if isPromptVisible { display.resize() } else { crl_take_screen_size() }
  }

  /// Called by readline, from within `rl_callback_read_char`, with what was entered; nil at the end of the input.
  private func accept(_ line: UnsafeMutablePointer<CChar>?) {
    // The prompt would come back at once, before what was entered has had its effect.
    isPromptVisible = false
    KeyReader.takeMacro()
    rl_callback_handler_remove()
    guard let line else {
      display.finish("")
      return entry = .endOfFile
    }
    crl_restore_end()
    display.accepted()
    entry = .line(String(cString: line))
    free(line)
  }

  /// Called by a command of readline's; the line is left when that has returned.
  func endLineForEditor() { entry = .edit(ReadlineBindings.line) }

  private func received(_ entry: Entry) -> Entry? {
    if case .edit = entry { leaveLine() }
    guard case .line(let line) = entry else { return entry }
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
      display.clear()
      rl_callback_handler_remove()
      crl_flush()
    }
    self.question = question
    // Keys typed before the question was shown cannot be its answer.
    tcflush(STDIN_FILENO, TCIFLUSH)
    KeyReader.dropKey()
    KeyReader.dropMacro()
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
    if case .line(let line) = entry { answer = line }
    resumeLine()
    return .some(answer)
  }

  /// Ctrl-C at a question.
  func dropQuestion() {
    rl_callback_sigcleanup()
    rl_free_line_state()
    display.finish("^C")
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
    display.redisplay()
  }

  /// Takes the line off the screen.
  private func leaveLine() {
    isPromptVisible = false
    rl_callback_sigcleanup()
    rl_free_line_state()
    display.clear()
    rl_callback_handler_remove()
    using_history()
    crl_flush()
  }

  /// Puts text on the line, as if it had been typed.
  func insert(_ text: String) {
    rl_insert_text(text)
    display.redisplay()
  }

  private func recallHistory() {
    remembersHistory = true
    for entry in configuration.history?.load() ?? [] {
      add_history(entry.text)
      if entry.hadError { faulty.insert(entry.text) }
    }
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
    faulty.remove(text)
    configuration.history?.record(text, time: Swift.max(time(nil), 0))
  }

  /// The evaluation of an input that is remembered had an error.
  func rememberError(in text: String) {
    if text.utf8.count > HistoryFile.longestEntry { return }
    faulty.insert(text)
    configuration.history?.record(text, time: Swift.max(time(nil), 0), hadError: true)
  }
}

// Readline's callbacks carry no context. They are called, and this is written, on the main thread only.
nonisolated(unsafe) private(set) var currentInput: ReadlineInput?
