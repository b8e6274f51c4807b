import CReadline

/// Everything that is printed goes through here, in one order, whichever thread it comes from; the main thread writes it.
///
/// Beside a prompt, what goes to a terminal is throttled for the eye: the first rows and the last ones of a flood are
/// shown, what lies between is counted. Elsewhere all is written, and a slow reader slows down those who print.
package final class OutputQueue: Sendable {
  private struct State {
    var shown = PendingOutput()
    var stored: [OutputChunk] = []
    var storedBytes = 0
    var throttles = false
    /// Output to be shown before that, without delay.
    var urgent: [OutputChunk] = []
    var mostRows = OutputRateLimit.Limits.editing.burst
    var finished = false
    /// Text of the next line to be edited.
    var line: String?
    var hadError = false
    var stopped = false
    var wakeIsDue = false
    var failed: Set<OutputStream> = []
    var writer: pthread_t?
    var questions: [Question] = []
    var lending: Lending?
    var isLineStale = false
    /// The editor has left its loop and answers no more questions.
    var ended = false
  }

  /// Something that the person at the prompt is asked, and what they said; an answer of nil is none.
  private final class Question {
    let text: String
    var answer: String??
    init(_ text: String) { self.text = text }
  }

  /// Another program waits for the terminal, or has it.
  enum Lending { case wanted, lent }

  /// The state that the editor sees.
  struct Status {
    var shownRows: Int
    var isUrgent: Bool
    var hasStored: Bool
    var finished: Bool
    var stopped: Bool
    var question: String?
    var lending: Lending?
    /// True if the text shown with the line has changed since the last time.
    var isLineStale: Bool
  }

  let wakePipe: WakePipe
  private let monitor = PriorityMonitor(State())
  private let descriptors: [Int32]
  private let terminals: [Bool]

  /// So much may wait. On a terminal it would be printed still after Ctrl-C.
  private let mostStoredBytes: Int

  package init(output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO) {
    Self.reserveStandardDescriptors()
    wakePipe = WakePipe()
    descriptors = [output, error]
    terminals = descriptors.map { isatty($0) == 1 }
    mostStoredBytes = terminals.contains(true) ? 1 << 16 : 1 << 20
  }

  /// Prints text as it stands; a line ends with a newline.
  package func enqueue(_ text: String, to stream: OutputStream = .output) {
    enqueue(bytes: Array(text.utf8), to: stream)
  }

  package func enqueue(bytes: [UInt8], to stream: OutputStream = .output) {
    if bytes.isEmpty { return }
    if (isTerminal(stream) ? show(bytes, stream) : nil) ?? store(bytes, stream) { wakePipe.wake() }
  }

  /// The input that was handed out has been dealt with: what was printed until now is written, then the next is read.
  ///
  /// - Parameter line: Text that the next line begins with, as if it had been typed.
  package func evaluationFinished(line: String? = nil, hadError: Bool = false) {
    monitor.withLock { state in
      state.finished = true
      state.line = line
      state.hadError = hadError
    }
    wakePipe.wake()
  }

  /// Returns true, once, if the input whose evaluation has finished had an error.
  func takeError() -> Bool {
    monitor.withLock { state in
      defer { state.hadError = false }
      return state.hadError
    }
  }

  /// Returns the text that the next line begins with, once.
  func takeLine() -> String? {
    monitor.withLock { state in
      defer { state.line = nil }
      return state.line
    }
  }

  /// Makes the editor write what was printed until now and return from `run`.
  package func stop() {
    monitor.withLock { $0.stopped = true }
    wakePipe.wake()
  }

  /// Asks the person at the prompt something and waits for the line that they answer with; nil when there is none: at
  /// Ctrl-C, at the end of the input, or when the editor ends. Not for the editor's own thread.
  package func ask(_ text: String) -> String? {
    let question = Question(text)
    monitor.withLock { state in
      if state.ended { question.answer = .some(nil) } else { state.questions.append(question) }
    }
    wakePipe.wake()
    return monitor.wait(until: { _ in question.answer != nil }) { state in
      state.questions.removeAll { $0 === question }
      return question.answer ?? nil
    }
  }

  /// Has the editor show the line again: its prompt, its colours or the note below it have changed.
  package func refreshLine() {
    monitor.withLock { $0.isLineStale = true }
    wakePipe.wake()
  }

  /// Lets another program have the terminal while the body runs, in the state in which this one found it. For an evaluation, when
  /// nothing is read, and not for the editor's own thread.
  package func lendingTerminal<Result>(_ body: () -> Result) -> Result {
    monitor.withLock { state in if !state.ended { state.lending = .wanted } }
    wakePipe.wake()
    monitor.wait(until: { $0.lending != .wanted }) { _ in }
    defer {
      monitor.withLock { $0.lending = nil }
      wakePipe.wake()
    }
    return body()
  }

  /// Prints what says that a flood was stopped: of what waits of it only the first and the last rows are shown, and all of
  /// it at once, whatever comes behind.
  package func enqueueUrgently(_ text: String, to stream: OutputStream = .output) {
    let isShown = monitor.withLock { state in
      guard state.throttles, isTerminal(stream), !state.failed.contains(stream) else { return false }
      state.urgent += state.shown.take(mostRows: Self.keptRows, note: Self.note)
      state.urgent.append(OutputChunk(stream: stream, bytes: Array(text.utf8)))
      state.wakeIsDue = true
      return true
    }
    if isShown { wakePipe.wake() } else { enqueue(text, to: stream) }
  }

  /// The number of rows kept of an interrupted flood.
  static let keptRows = 20

  package func isTerminal(_ stream: OutputStream) -> Bool { terminals[stream.rawValue] }

  /// Replaces closed standard streams by descriptors whose use fails; otherwise the next descriptor opened would take their number.
  private static func reserveStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  func descriptor(of stream: OutputStream) -> Int32 { descriptors[stream.rawValue] }

  /// Returns true if the writer is to be woken; nil when there is nothing to throttle for.
  private func show(_ bytes: [UInt8], _ stream: OutputStream) -> Bool? {
    monitor.withLock { state in
      guard state.throttles else { return nil }
      if state.failed.contains(stream) { return false }
      for piece in Self.pieces(of: bytes) {
        state.shown.append(OutputChunk(stream: stream, bytes: piece), mostRows: state.mostRows)
      }
      defer { state.wakeIsDue = true }
      return !state.wakeIsDue
    }
  }

  private func store(_ bytes: [UInt8], _ stream: OutputStream) -> Bool {
    // The writing thread must not wait for itself, and without a writer the wait would never end.
    let mayGoOn = { (state: State) in
      state.storedBytes < self.mostStoredBytes || state.writer == nil || state.writer == pthread_self()
        || state.failed.contains(stream)
    }
    return monitor.wait(until: mayGoOn) { state in
      if state.failed.contains(stream) { return false }
      state.storedBytes += bytes.count
      if let last = state.stored.indices.last, state.stored[last].stream == stream,
        state.stored[last].bytes.count < 1 << 16
      {
        state.stored[last].bytes += bytes
      } else {
        state.stored.append(OutputChunk(stream: stream, bytes: bytes))
      }
      defer { state.wakeIsDue = true }
      return !state.wakeIsDue
    }
  }

  /// Cuts what is long at line ends where there are any, so that a flood in one piece can be thinned out too.
  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    if bytes.count <= OutputChunk.longest { return [bytes] }
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      var end = min(start + OutputChunk.longest, bytes.count)
      if end < bytes.count {
        if let newline = bytes[start..<end].lastIndex(of: UInt8(ascii: "\n")) {
          end = newline + 1
        } else {
          while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
      }
      pieces.append(Array(bytes[start..<end]))
      start = end
    }
    return pieces
  }
}

/// The writing side, for the editor's loop on the main thread.
extension OutputQueue {
  func beginWriting() { monitor.withLockFirst { $0.writer = pthread_self() } }

  func endWriting() {
    monitor.withLockFirst { state in
      state.writer = nil
      state.stopped = false
      state.ended = true
      for question in state.questions { question.answer = .some(nil) }
      state.lending = nil
    }
    monitor.broadcast()
  }

  /// From here on there is a prompt to keep in peace.
  func beginThrottling() {
    monitor.withLockFirst { state in
      state.throttles = true
      for chunk in state.stored where isTerminal(chunk.stream) {
        state.storedBytes -= chunk.bytes.count
        for piece in Self.pieces(of: chunk.bytes) {
          state.shown.append(
            OutputChunk(stream: chunk.stream, bytes: piece), mostRows: OutputRateLimit.Limits.evaluating.burst)
        }
      }
      state.stored.removeAll { isTerminal($0.stream) }
    }
  }

  func status() -> Status {
    monitor.withLockFirst { state in
      defer { state.isLineStale = false }
      state.wakeIsDue = !state.shown.isEmpty || !state.stored.isEmpty || !state.urgent.isEmpty
      return Status(
        shownRows: state.shown.rows + state.urgent.count, isUrgent: !state.urgent.isEmpty,
        hasStored: !state.stored.isEmpty, finished: state.finished, stopped: state.stopped,
        question: state.questions.first?.text, lending: state.lending, isLineStale: state.isLineStale)
    }
  }

  /// Answers the question that was asked first.
  func answer(_ text: String?) {
    monitor.withLockFirst { state in
      if state.questions.isEmpty { return }
      state.questions.removeFirst().answer = .some(text)
    }
    monitor.broadcast()
  }

  /// The terminal is as the other program wants it.
  func lentTerminal() {
    monitor.withLockFirst { $0.lending = .lent }
    monitor.broadcast()
  }

  func beganEvaluating() { monitor.withLockFirst { $0.mostRows = OutputRateLimit.Limits.evaluating.burst } }

  func beganReading() {
    monitor.withLockFirst { state in
      state.mostRows = OutputRateLimit.Limits.editing.burst
      state.finished = false
    }
  }

  func takeShown(mostRows: Int) -> [OutputChunk] {
    monitor.withLockFirst { state in
      state.wakeIsDue = !state.stored.isEmpty
      if !state.urgent.isEmpty {
        state.wakeIsDue = state.wakeIsDue || !state.shown.isEmpty
        defer { state.urgent = [] }
        return state.urgent
      }
      return state.shown.take(mostRows: mostRows, note: Self.note)
    }
  }

  func takeStored() -> [OutputChunk] {
    monitor.withLockFirst { state in
      state.wakeIsDue = !state.shown.isEmpty || !state.urgent.isEmpty
      defer { state.stored = [] }
      return state.stored
    }
  }

  func wrote(storedBytes: Int) {
    let release = monitor.withLockFirst { state in
      let wasFull = state.storedBytes >= mostStoredBytes
      state.storedBytes -= storedBytes
      return wasFull && state.storedBytes < mostStoredBytes
    }
    if release { monitor.broadcast() }
  }

  func failed(_ stream: OutputStream) {
    monitor.withLockFirst { state in
      state.failed.insert(stream)
      state.stored.removeAll { chunk in
        guard chunk.stream == stream else { return false }
        state.storedBytes -= chunk.bytes.count
        return true
      }
    }
    monitor.broadcast()
  }

  static func note(leftOut rows: Int) -> [UInt8] {
    Array("… \(grouped(rows)) line\(rows == 1 ? "" : "s") left out\n".utf8)
  }

  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }
}
