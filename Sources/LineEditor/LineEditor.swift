import CReadline

/// Reads inputs and prints output on one terminal, so that neither disturbs the other.
///
/// The editor knows nothing of what is entered. It belongs to the thread that calls `run`, the main thread; everything
/// else talks to it through its `OutputQueue`.
package final class LineEditor {
  private enum Reader {
    case terminal(ReadlineInput)
    case lines(PlainInput)
    case none
  }

  private let input: Reader
  private let output: OutputQueue
  private let terminal: TerminalState
  private let signals: Signals
  private var gate: OutputRateLimit
  private var shownWriter = Writer()
  private var storedWriter = Writer()
  private var isEvaluating: Bool
  private var isAtEnd = false
  private var waitingForFollower: Double?
  /// The input that is being evaluated.
  private var entered: String?
  /// True if another program has the terminal.
  private var isLent = false
  private var handler: (InputEvent) -> Void = { _ in }

  /// The time that a complete line from a pipe waits for one that continues it, in seconds.
  private static let followerPatience = 0.03

  package init(_ configuration: Configuration, source: Source, output: OutputQueue) {
    self.output = output
    terminal = TerminalState(descriptor: output.descriptor(of: .output))
    isEvaluating = configuration.startsEvaluating
    gate = OutputRateLimit(now: Self.now)
    switch source {
    case .terminal:
      signals = Signals(jobControl: true)
      output.beginThrottling()
      input = .terminal(ReadlineInput(configuration, terminal: terminal, signals: signals.pipe))
    case .lines(let source):
      signals = Signals(jobControl: false)
      input = .lines(PlainInput(source, beginScan: configuration.beginScan))
    case .none:
      signals = Signals(jobControl: false)
      input = .none
      isEvaluating = true
    }
    if isEvaluating { beginEvaluation() }
  }

  /// Runs until `OutputQueue.stop()`, handing what happens to the handler on this thread. The handler must not wait.
  ///
  /// - Parameter begin: Called once, when the first prompt stands, where there is one to begin with: what is started there takes
  ///   nothing from the time until it does.
  package func run(begin: () -> Void = {}, _ handler: @escaping (InputEvent) -> Void) {
    self.handler = handler
    output.beginWriting()
    defer { output.endWriting() }
    if case .terminal(let input) = input { isEvaluating ? input.takeTerminal() : awaitInput() }
    begin()
    while true {
      let status = output.status()
      takeOutput(status)
      if status.isLineStale, case .terminal(let input) = input, input.isPromptVisible { input.refresh() }
      let isDrained = shownWriter.isEmpty && storedWriter.isEmpty && status.shownRows == 0 && !status.hasStored
      if isDrained {
        if status.stopped { break }
        if ask(status.question) { continue }
        lendTerminal(status.lending)
        if !isAsking, isEvaluating ? status.finished : !isAtEnd && isPromptDue { awaitInput() }
        if advancePlainInput() { continue }
      }
      wait(timeout: timeout(status))
    }
    if case .terminal(let input) = input {
      input.hidePrompt()
      terminal.closeLine()
      input.giveTerminalBack()
    }
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Waiting.
extension LineEditor {
  private func timeout(_ status: OutputQueue.Status) -> Int32 {
    var seconds = Double.infinity
    if status.shownRows > 0, shownWriter.isEmpty {
      seconds = isUrgent(status) ? 0 : gate.delay(forRows: status.shownRows, now: Self.now)
    }
    if status.hasStored, storedWriter.isEmpty { seconds = 0 }
    if awaitsRestOfKey, let rest = EscapeKey.patience { seconds = min(seconds, rest) }
    if let since = waitingForFollower { seconds = min(seconds, max(since + Self.followerPatience - Self.now, 0)) }
    return seconds == .infinity ? -1 : Int32((seconds * 1000).rounded(.up))
  }

  /// Returns whether a stop or the end of an evaluation waits for the output, which must then be written without delay.
  private func isUrgent(_ status: OutputQueue.Status) -> Bool {
    status.stopped || status.isUrgent || (isEvaluating && status.finished)
  }

  private func wait(timeout: Int32) {
    var descriptors = [
      pollfd(fd: signals.pipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output.wakePipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: inputDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor(of: shownWriter), events: Int16(POLLOUT), revents: 0),
      pollfd(fd: descriptor(of: storedWriter), events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&descriptors, nfds_t(descriptors.count), holdsKey ? 0 : timeout) >= 0 else { return }
    // Also where `poll` has not seen one: it tells of keys that arrived with the signal, and the handler runs when it returns.
    signals.drain().forEach(received)
    // A signal may have taken away what the keys were meant for, a question that stood there.
    if descriptors[2].revents != 0 || holdsKey, inputDescriptor != nil { readInput() }
    if awaitsRestOfKey, EscapeKey.patience == 0 { EscapeKey.drop() }
    if descriptors[1].revents != 0 { _ = output.wakePipe.drain() }
    if descriptors[3].revents != 0, !shownWriter.isEmpty { writeShown() }
    if descriptors[4].revents != 0, !storedWriter.isEmpty { write(&storedWriter, isStored: true) }
  }

  private var awaitsRestOfKey: Bool {
    if case .terminal(let input) = input { input.isPromptVisible && !isEvaluating } else { false }
  }

  private var holdsKey: Bool {
    if case .terminal(let input) = input, inputDescriptor != nil { input.holdsKey } else { false }
  }

  private var inputDescriptor: Int32? {
    if case .terminal(let input) = input, input.isAsking { return STDIN_FILENO }
    if isEvaluating || isAtEnd { return nil }
    switch input {
    case .terminal: return STDIN_FILENO
    case .lines(let lines): return lines.source.isAtEnd ? nil : lines.source.descriptor
    case .none: return nil
    }
  }

  private func descriptor(of writer: Writer) -> Int32 { writer.stream.map { output.descriptor(of: $0) } ?? -1 }
}

/// Reading.
extension LineEditor {
  private var isAsking: Bool { if case .terminal(let input) = input { input.isAsking } else { false } }

  private var isPromptDue: Bool {
    if case .terminal(let input) = input { return !input.isPromptVisible }
    return false
  }

  private func awaitInput() {
    isEvaluating = false
    gate.change(to: .editing, now: Self.now)
    output.beganReading()
    if case .terminal(let input) = input {
      terminal.closeLine()
      if output.takeError(), let entered { input.rememberError(in: entered) }
      entered = nil
      input.showPrompt()
      if let line = output.takeLine() { input.insert(line) }
    }
  }

  /// Asks a question, which has the terminal until it is answered; true when it does.
  private func ask(_ question: String?) -> Bool {
    guard let question else { return false }
    guard case .terminal(let input) = input, !isAtEnd else {
      output.answer(nil)
      return true
    }
    if input.isAsking { return false }
    if !input.isPromptVisible { terminal.closeLine() }
    input.ask(question)
    return false
  }

  /// While another program has the terminal, it has it as it was before this one.
  private func lendTerminal(_ lending: OutputQueue.Lending?) {
    guard case .terminal(let input) = input else {
      if lending == .wanted { output.lentTerminal() }
      return
    }
    if lending == .wanted {
      input.keepTypedKeys()
      input.giveTerminalBack()
      isLent = true
      output.lentTerminal()
    } else if isLent, lending == nil {
      isLent = false
      input.takeTerminal()
    }
  }

  private func beginEvaluation() {
    isEvaluating = true
    waitingForFollower = nil
    gate.change(to: .evaluating, now: Self.now)
    output.beganEvaluating()
  }

  private func readInput() {
    switch input {
    case .terminal(let input) where input.isAsking:
      if let answer = input.readAnswer() { output.answer(answer) }
    case .terminal(let input):
      switch input.readCharacter() {
      case .line(let text):
        terminal.forgetOpenLine()
        beginEvaluation()
        entered = text
        handler(.input(LineInput(text: text, firstLine: 1)))
        input.remember(text)
      case .edit(let text):
        terminal.forgetOpenLine()
        beginEvaluation()
        handler(.edit(text))
      case .endOfFile: end()
      case nil: break
      }
    case .lines(let lines):
      lines.source.readSome()
      waitingForFollower = nil
    case .none: break
    }
  }

  /// Hands out the next input that has been read from a pipe; false when there is none yet.
  private func advancePlainInput() -> Bool {
    guard case .lines(let lines) = input, !isEvaluating, !isAtEnd else { return false }
    let isLongEnough = waitingForFollower.map { Self.now - $0 >= Self.followerPatience } ?? false
    switch lines.advance(waitedLongEnough: isLongEnough) {
    case .input(let input):
      beginEvaluation()
      handler(.input(input))
    case .mayContinue:
      waitingForFollower = waitingForFollower ?? Self.now
      return false
    case .needsMore:
      return false
    case .end:
      end()
    }
    return true
  }

  private func end() {
    isAtEnd = true
    handler(.endOfFile)
  }
}

/// Signals.
extension LineEditor {
  private func received(_ signal: Signals.Kind) {
    let keys: ReadlineInput? = if case .terminal(let input) = input, !isLent { input } else { nil }
    let prompt = keys?.isPromptVisible == true ? keys : nil
    switch signal {
    // The program that has the terminal received it too.
    case .interrupt where isLent: break
    case .interrupt:
      var interrupted = isEvaluating ? Interrupted.evaluation : .line
      if let prompt, prompt.isAsking {
        prompt.dropQuestion()
        output.answer(nil)
      } else if let prompt {
        if prompt.isEmpty { interrupted = .nothing }
        prompt.interrupt()
        dropTaken()
      } else {
        dropShown()
      }
      handler(.interrupt(interrupted))
    case .resize:
      if case .terminal(let input) = input { input.resize() }
    case .stop:
      if let keys { keys.suspend() } else { Signals.raiseByDefault(SIGTSTP) }
    case .resume:
      keys?.resume()
    case .terminate(let number):
      prompt?.hidePrompt()
      keys?.giveTerminalBack()
      Signals.raiseByDefault(number)
    }
  }

  /// Drops output that is left of a flood when it is interrupted.
  private func dropShown() {
    guard case .terminal(let input) = input else { return }
    // A terminal that another program has, or that came back from the background, has shown it itself.
    terminal.write(input.echoes ? "\n" : "^C\n")
    dropTaken()
    shownWriter.add(output.takeShown(mostRows: OutputQueue.keptRows))
  }

  /// Replaces output that is taken but not yet printed by a count.
  private func dropTaken() {
    let dropped = shownWriter.dropRows()
    if dropped > 0 { shownWriter.add([OutputChunk(stream: .output, bytes: OutputQueue.note(leftOut: dropped))]) }
  }
}

/// Printing.
extension LineEditor {
  private func takeOutput(_ status: OutputQueue.Status) {
    if status.hasStored, storedWriter.isEmpty { storedWriter.add(output.takeStored()) }
    guard status.shownRows > 0, shownWriter.isEmpty else { return }
    guard isUrgent(status) || gate.delay(forRows: status.shownRows, now: Self.now) == 0 else { return }
    let batch = output.takeShown(mostRows: gate.available(now: Self.now))
    gate.spend(batch.reduce(0) { $0 + $1.rows })
    shownWriter.add(batch)
  }

  private func writeShown() {
    guard case .terminal(let input) = input, input.isPromptVisible else {
      return write(&shownWriter, isStored: false)
    }
    input.printing {
      terminal.reopenLine()
      // A user who stops a flood on a slow line does not have to see all output that was taken.
      while !shownWriter.isEmpty, !Signals.areUrgent { write(&shownWriter, isStored: false) }
      terminal.closeLine()
    }
  }

  private func write(_ writer: inout Writer, isStored: Bool) {
    guard let stream = writer.stream else { return }
    switch writer.writeSome(to: output.descriptor(of: stream)) {
    case .wrote(let bytes):
      if isStored { output.wrote(storedBytes: bytes.count) } else { terminal.wrote(bytes) }
    case .wait: break
    case .failed(let stream, let code, let dropped):
      if isStored { output.wrote(storedBytes: dropped) }
      output.failed(stream)
      handler(.outputFailed(stream, code: code))
    }
  }
}
