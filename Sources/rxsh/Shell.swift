import CCrashReport
import Execution
import Foundation
import LineEditor
import Playground
import Synchronization
import TextWidth

/// Brings a session and the line editor together: the editor has the main thread, the session is controlled from another.
final class Shell: Sendable {
  private let options: CommandLineOptions
  private let output = OutputQueue()
  private let session: Session
  private let script: ScriptRun
  private let inputs = InputQueue()
  private let hasPrompt: Bool
  private let status = Mutex(ExitStatus.done)

  init(_ options: CommandLineOptions) {
    self.options = options
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    hasPrompt = isTerminal && (options.isInteractive || options.sources.isEmpty) && options.action == .run
    let color = Shell.usesColor(options.color, isTerminal: isatty(STDERR_FILENO) == 1)
    var sessionOptions = Session.Options(
      isInteractive: hasPrompt, clock: options.usesVirtualTime ? .virtual : .real, traceLevel: options.traceLevel,
      isRecording: hasPrompt || options.isRecording || options.findsLeaks, usesColor: color, isJSON: options.isJSON,
      keepsGoing: options.keepsGoing, checksOnly: options.action == .check, limit: options.limit,
      readLine: Shell.readLine(options, hasPrompt: hasPrompt, output))
    sessionOptions.isTyped = hasPrompt
    if hasPrompt { sessionOptions.askPermission = { [output] in Shell.ask($0, output) } }
    if hasPrompt { sessionOptions.edit = { [output] text in output.lendingTerminal { Shell.edit(text) } } }
    if hasPrompt {
      if ExternalPager.command != nil {
        sessionOptions.page = { [output] text in output.lendingTerminal { ExternalPager.show(text) } }
      }
      sessionOptions.terminalHeight = Shell.terminalHeight
      if options.keepsHistory, let path = StateDirectory.path(of: "history", program: "rxsh") {
        sessionOptions.earlierInputs = { HistoryFile(path: path).load().map(\.text) }
      }
    }
    let journal = hasPrompt ? Shell.stateDirectory.map { Journal(directory: $0) } : nil
    sessionOptions.journal = journal
    sessionOptions.permissions = options.permissions
    sessionOptions.checkFormat = Shell.checkFormat(options)
    sessionOptions.allowsOldSpellings = options.allowsOldSpellings
    sessionOptions.testFilter = options.testFilter
    sessionOptions.junitFile = options.junitFile
    sessionOptions.findsRaces = options.findsRaces
    sessionOptions.virtualStart = options.virtualStart
    sessionOptions.memoryBudget = .ofThisMachine
    sessionOptions.terminalWidth = Shell.terminalWidth
    sessionOptions.lessons = Session.Options.Lessons(
      progressFile: StateDirectory.path(of: "lessons.json", program: "rxsh"), language: options.language)
    sessionOptions.viewHost = options.viewHost
    if output.isTerminal(.output) { sessionOptions.terminals.insert(.output) }
    if output.isTerminal(.error) { sessionOptions.terminals.insert(.error) }
    session = Session(output: QueuedOutput(queue: output), options: sessionOptions)
    script = ScriptRun(options: options, session: session)
  }

  /// Directory of history and journals; nil if there is none.
  private static var stateDirectory: String? {
    guard let path = StateDirectory.path(of: "history", program: "rxsh") else { return nil }
    let directory = String(path.dropLast("/history".count))
    return StateDirectory.create(directory) ? directory : nil
  }

  func run() -> ExitStatus {
    defer { session.options.journal?.close() }
    if options.opening != nil, !hasPrompt {
      FileHandle.standardError.write(Data("rxsh: this needs a terminal\n".utf8))
      return .usage
    }
    if let work = Shell.withoutSession(options.action) {
      control { [self] in status.withLock { $0 = work(options, QueuedOutput(queue: output)) } }
      LineEditor(configuration, source: .none, output: output).run { [self] in handle($0) }
      return status.withLock { $0 }
    }
    let readsLines =
      hasPrompt || options.action == .run && (readsInputBehindSources || options.sources.contains(.standardInput))
    let source: LineEditor.Source =
      hasPrompt ? .terminal : readsLines ? .lines(LineSource(descriptor: STDIN_FILENO)) : .none
    let editor = LineEditor(configuration, source: source, output: output)
    if hasPrompt, Banner.isWanted(by: options) {
      print(Banner.text(columns: Shell.terminalWidth(.output)))
      if !options.restores, let directory = Shell.stateDirectory, let notice = Journal.notice(in: directory) {
        print(notice)
      }
      fflush(nil)
    }
    editor.run {
      session.start()
      limitTime()
      control { [self] in hasPrompt ? servePrompt() : serveScript() }
    } _: { [self] in
      handle($0)
    }
    return status.withLock { $0 }
  }

  /// Returns the work of an action that needs no session for the program.
  private static func withoutSession(
    _ action: CommandLineOptions.Action
  ) -> (@Sendable (CommandLineOptions, any SessionOutput) -> ExitStatus)? {
    switch action {
    case .verify: ScriptRun.verify
    case .lessonCheck: ScriptRun.checkLessons
    case .exportLessons: ScriptRun.exportLessons
    case .collect: ScriptRun.collect
    default: nil
    }
  }

  /// True if sources run before the first prompt.
  private var startsEvaluating: Bool { !options.sources.isEmpty || options.restores || options.opening != nil }

  /// True if a program is read from standard input after the sources: there are none, or the shell stays interactive.
  private var readsInputBehindSources: Bool { options.sources.isEmpty || options.isInteractive }

  // MARK: The controlling thread

  private func control(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { [output] in
      crash_report_prepare_thread()
      body()
      output.stop()
    }
    thread.stackSize = 16 << 20
    thread.name = "session"
    thread.start()
  }

  /// Ends a run without a prompt when its time is over, also where nothing can be interrupted: while a file is checked.
  private func limitTime() {
    guard let limit = options.limit, !hasPrompt else { return }
    let thread = Thread { [self] in
      Thread.sleep(forTimeInterval: limit.inSeconds)
      session.reachTimeLimit()
      // The program has a moment to leave; then it goes with the process.
      Thread.sleep(forTimeInterval: 0.05)
      guard session.hasReachedTimeLimit else { return }
      status.withLock { $0 = .timeLimit }
      output.stop()
    }
    thread.name = "limit"
    thread.start()
  }

  private func servePrompt() {
    script.runSources { true }
    if options.restores { restore() }
    // The first prompt waits for sources only; without any it is shown already and may have been answered.
    if let opening = options.opening { session.evaluate(opening, isOwn: true) }
    if startsEvaluating { output.evaluationFinished() }
    while !session.isQuitting, let entry = inputs.next() {
      switch entry {
      case .input(let input, let ticket):
        let faults = session.stoppingFaultCount
        evaluate(input, ticket)
        output.evaluationFinished(hadError: session.stoppingFaultCount != faults)
      case .draft(let text): output.evaluationFinished(line: edited(text))
      }
    }
    if session.exitStatus != 0 { status.withLock { $0 = script.status } }
  }

  /// Returns what the person's editor makes of a text; the text where it cannot be edited.
  private func edited(_ text: String) -> String {
    switch session.edit(text) {
    case .edited(let edited): return edited
    case .failed(let reason):
      session.reject(reason)
      return text
    }
  }

  private func restore() {
    guard let directory = Shell.stateDirectory, let journal = Journal.abandoned(in: directory) else {
      return session.reject("there is no session that has died")
    }
    session.restore(journal)
  }

  private func serveScript() {
    let goesOn = script.runSources { [self] in options.streamsInput ? servePipe() : serveWholeInput() }
    if goesOn, readsInputBehindSources { _ = servePipe() }
    if options.action == .check { session.finishCheck() }
    let isFine = session.stoppingFaultCount == 0 || options.keepsGoing
    if options.action == .run, !session.isQuitting, !session.wasInterrupted, isFine {
      session.runTests()
      // The virtual clock comes there long before the time has passed.
      if session.waitUntilIdle() == .limit { session.reachTimeLimit() }
      if options.findsLeaks { session.checkLeaks() }
    }
    status.withLock { $0 = script.status }
  }

  /// Runs standard input as one unit, once it has been read to its end.
  private func serveWholeInput() -> Bool {
    if options.action == .check { return script.checkStandardInput() }
    output.evaluationFinished()
    var text = ""
    var line = 1
    while !session.wasInterrupted, case .input(let input, _)? = inputs.next() {
      if let malformed = input.malformedLine {
        session.reject("the input is not UTF-8 text: line \(input.firstLine + malformed - 1)")
        return false
      }
      // Lines keep their numbers.
      let gap = max(input.firstLine - line, text.isEmpty ? 0 : 1)
      text += String(repeating: "\n", count: gap) + input.text
      line += gap + input.text.utf8.count { $0 == UInt8(ascii: "\n") }
      output.evaluationFinished()
    }
    return !session.wasInterrupted && session.run(file: text, name: "<stdin>", mode: .text)
  }

  /// Runs standard input, statement by statement.
  private func servePipe() -> Bool {
    if options.action == .check { return script.checkStandardInput() }
    // The editor has waited for the sources before the pipe.
    output.evaluationFinished()
    while !session.isQuitting, !session.wasInterrupted, case .input(let input, let ticket)? = inputs.next() {
      if !evaluate(input, ticket), !options.keepsGoing { return false }
      output.evaluationFinished()
    }
    return true
  }

  @discardableResult
  private func evaluate(_ input: LineInput, _ ticket: Int) -> Bool {
    if let line = input.malformedLine {
      session.reject("the input is not UTF-8 text: line \(input.firstLine + line - 1)")
      return false
    }
    if input.text.isEmpty {
      session.presentNext()
      return true
    }
    return session.evaluate(
      input.text, name: hasPrompt ? nil : "<stdin>", firstLine: hasPrompt ? 1 : input.firstLine,
      ticket: ticket)
  }

  // MARK: The main thread

  private func handle(_ event: InputEvent) {
    switch event {
    case .input(let input): inputs.add(.input(input, ticket: session.interruptionTicket))
    case .edit(let text): inputs.add(.draft(text))
    case .interrupt(let interrupted):
      switch interrupted {
      case .line where hasPrompt: session.interruptRunaway(includesBackground: false)
      case .nothing where hasPrompt: session.interruptRunaway(includesBackground: true)
      default: session.interrupt()
      }
      if !hasPrompt { inputs.end() }
    case .endOfFile: inputs.end()
    case .outputFailed(let stream, let code):
      // With its output closed, the program need not continue.
      guard stream == .output, !hasPrompt else { return }
      session.outputFailed(String(cString: strerror(code)))
      inputs.end()
    }
  }

  private var configuration: LineEditor.Configuration {
    let history = StateDirectory.path(of: "history", program: "rxsh").map { HistoryFile(path: $0) }
    let reader = InputReader(session) { [output] in output.refreshLine() }
    let theme = Shell.usesColor(options.color, isTerminal: isatty(STDOUT_FILENO) == 1) ? SyntaxTheme.ofTerminal : nil
    var configuration = LineEditor.Configuration(
      name: "rxsh", prompt: "rx> ", continuationPrompt: "...> ",
      history: hasPrompt && options.keepsHistory ? history : nil,
      appearance: theme.map { LineEditor.Appearance(prompt: $0.prompt, faint: $0.faint) },
      isComplete: reader.completeness, beginScan: reader.beginScan, complete: reader.completion,
      startsEvaluating: !hasPrompt || startsEvaluating)
    configuration.promptPrefix = { [session] in session.exerciseTimer.prompt }
    session.exerciseTimer.onChange { [output] in output.refreshLine() }
    if let theme {
      configuration.highlight = { reader.styles(of: $0, cursor: $1, shown: $2, theme) }
      configuration.note = reader.note
    }
    configuration.labelIndent = reader.labelIndent
    configuration.showsKeys = options.showsKeys
    configuration.takesEmptyLines = { [session] in session.isPresenting }
    return configuration
  }

  /// Repeats a question until its answer is valid.
  private static func ask(_ question: String, _ output: OutputQueue) -> PermissionAnswer {
    // The line that is answered on is the last one; it has room for the answer.
    let width = max((terminalWidth(.output) ?? WrappedText.width) - "always".count, 1)
    var lines = WrappedText.lines("\(TerminalText.escaped(question)) Allow it? [y/n/always]", width: width)
    let prompt = (lines.popLast() ?? "") + " "
    if !lines.isEmpty { output.enqueue(lines.joined(separator: "\n") + "\n") }
    while let line = output.ask(prompt) {
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "y", "yes": return .yes
      case "n", "no": return .no
      case "a", "always": return .always
      default: continue
      }
    }
    return .no
  }

  private static func edit(_ text: String) -> EditOutcome {
    switch ExternalEditor.edit(text, fileSuffix: ".swift") {
    case .edited(let edited): .edited(edited)
    case .failed(let reason): .failed(reason)
    }
  }

  private static func checkFormat(_ options: CommandLineOptions) -> CheckFormat {
    if let format = options.checkFormat { return format }
    if options.isJSON { return .json }
    return getenv("GITHUB_ACTIONS").map { String(cString: $0) } == "true" ? .github : .lines
  }

  private static func usesColor(_ choice: CommandLineOptions.Color, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      // Asked of C: Foundation makes a dictionary of them all, before the first prompt.
      let (noColor, terminal) = (getenv("NO_COLOR"), getenv("TERM"))
      if let noColor, noColor.pointee != 0 { return false }
      if let terminal, strcmp(terminal, "dumb") == 0 { return false }
      return isTerminal
    }
  }

  private static func terminalWidth(_ stream: SessionStream) -> Int? {
    var size = winsize()
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func terminalHeight() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Returns the function that reads a line of the program's input: from the terminal at the prompt, else from standard input. In a pipe
  /// the program itself is read from that.
  private static func readLine(
    _ options: CommandLineOptions, hasPrompt: Bool, _ output: OutputQueue
  ) -> @Sendable () -> String? {
    if hasPrompt { return { output.ask("") } }
    let isFree = !options.isInteractive && !options.sources.isEmpty && !options.sources.contains(.standardInput)
    return { isFree ? Swift.readLine(strippingNewline: true) : nil }
  }
}

/// A session's text on its way to the terminal.
private final class QueuedOutput: SessionOutput {
  private let queue: OutputQueue
  init(queue: OutputQueue) { self.queue = queue }

  func write(_ text: String, to stream: SessionStream) { queue.enqueue(text, to: stream == .output ? .output : .error) }
  func writeUrgently(_ text: String, to stream: SessionStream) {
    queue.enqueueUrgently(text, to: stream == .output ? .output : .error)
  }
}
