import Recording
import RxBindings
import Checking
import Clocks
import Controls
import Execution
import Foundation
import Rx
import Synchronization
import SyntaxTree

/// A session of the shell: a program that grows with each input, its run loop, its clock and its traces.
///
/// Input, output and clock are passed in. `evaluate`, `run` and the like are called from one thread, which may be any
/// but the run loop's, and return when the input has been processed; `interrupt` may be called from any thread.
package final class Session: @unchecked Sendable {
  // Unchecked because mutable state belongs to the run loop, to the one thread that controls it, or is atomic.
  package let options: Options
  let printer: Printer
  let host: SessionHost
  package let clock: ClockEnvironment
  let tracer: Tracer
  /// Recorder of the program's subscriptions.
  var recorder: Recorder { tracer.recording }
  /// Views of the program; belongs to the run loop.
  let screen = Screen()

  /// The way of everything that is printed.
  let outputGate: OutputGate
  /// The lessons; belong to the thread that controls the session.
  private(set) lazy var desk = LessonDesk(self)
  /// The live view of the session.
  var view: LiveView?
  /// The transcript that is being typed for an audience.
  var demo: DemoReplay?
  let presenting = Atomic<Bool>(false)
  package let exerciseTimer = ExerciseTimer()
  /// A session that runs for this one, and is interrupted with it.
  let innerSession = Mutex<Session?>(nil)

  /// Belongs to the run loop.
  private var madeEvaluator: Evaluator?
  /// Number of inputs, used in their names.
  var inputs = 0
  /// Time of the real clock at which the last input ended, where it left scheduled work.
  var idleSince: Duration?
  /// Stage on which operators are run for diagrams.
  private(set) lazy var stage = DiagramStage()
  /// Nesting depth of inputs: an input may load a file.
  var evaluationDepth = 0
  /// Log of the inputs.
  var log = InputLog()
  /// Inputs of earlier sessions, loaded on first use.
  var earlierInputs: [String]?
  /// The transcript that is being written.
  var recording: TranscriptRecording?
  /// The files that commands of this session wrote.
  var writtenFiles: Set<String> = []
  /// True while the inputs of an earlier session are entered again.
  var isRestoring = false
  /// True while statements come from a file, so that answers are not printed.
  var isLoading = false
  /// True while they come from the blocks of a transcript, in which `$R0` and the like mean earlier results.
  var isLoadingTranscript = false
  private let quitting = Atomic<Bool>(false)
  /// Variables whose unheard events were reported already.
  var toldUnheard: Set<String> = []
  /// Names of variables for which it was reported that subscriptions go on with their former values.
  var toldReplaced: Set<String> = []
  /// Methods for which it was reported that they are values without parentheses.
  var toldUncalled: Set<String> = []
  /// Old spellings that were reported already.
  private let toldOldSpellings = Mutex<Set<String>>([])
  /// Known names of a session at a prompt.
  let knownNames = Mutex<KnownNames?>(nil)
  private let interruptions = Atomic<Int>(0)
  let loweringFailures = Atomic<Int>(0)
  private let timeLimitReached = Atomic<Bool>(false)
  private var memoryWatch: MemoryWatch?

  package init(output: any SessionOutput, options: Options) {
    self.options = options
    outputGate = OutputGate(output)
    printer = Printer(output: outputGate, options: options)
    let host = SessionHost(
      printer: printer, permissions: PermissionKeeper(options.permissions, ask: options.askPermission),
      memoryBudget: options.memoryBudget, showsPlaces: options.showsPlaces,
      goesOnAfterErrors: options.isInteractive, readLine: options.readLine)
    let clock = ClockEnvironment(
      mode: options.clock, virtualStart: options.virtualStart ?? ClockEnvironment.usualVirtualStart, outlet: host)
    self.host = host
    self.clock = clock
    let recording = Recorder { [weak clock] in
      clock.map { ($0.nanoseconds, $0.executorName) } ?? (0, "main")
    }
    clock.values.isRecording.store(options.isRecording, ordering: .relaxed)
    tracer = Tracer(
      printer: printer, level: options.traceLevel,
      isLimited: options.isInteractive && !options.isJSON && options.terminals.contains(.error), recording: recording,
      isRecording: options.isRecording,
      // Weak, because remaining objects of the program may report events after the end of the session.
      clock: { [weak clock] in clock.map { ($0.nanoseconds, $0.executorName) } ?? (0, "main") })
    host.tracer = tracer
    host.leave = { [weak self] in self?.leave() }
    clock.values.tracer = tracer
    if options.findsRaces { clock.follow(raceDetector()) }
  }

  /// Starts the run loop; the interpreter and its library are made there, while the first line is being typed.
  package func start() {
    clock.start()
    _ = clock.schedule(on: .main, after: .zero, leeway: .zero) { [self] in _ = evaluator }
    if let budget = options.memoryBudget {
      memoryWatch = MemoryWatch(budget) { [weak self] in self?.stopProgram(for: budget.fault) }
    }
  }

  /// Stops the program because of a trap that concerns all of it.
  private func stopProgram(for trap: Trap) {
    clock.stop { [host] in host.runtime?.stop(for: trap) }
  }

  /// Ends the run loop. The program's variables go with the session.
  package func end() {
    closeView()
    memoryWatch?.end()
    clock.follow(nil)
    clock.shutDown()
  }

  /// The program; used on the run loop only.
  var evaluator: Evaluator {
    if let madeEvaluator { return madeEvaluator }
    let evaluator = Evaluator(host: host, session: self)
    use(evaluator)
    // A Ctrl-C that comes while the library is being made is not meant for what is entered behind it.
    clock.forgetMainBusyness()
    return evaluator
  }

  private func use(_ evaluator: Evaluator) {
    madeEvaluator = evaluator
    host.runtime = evaluator.runtime
    evaluator.runtime.races = clock.threadOrder as? RaceDetector
    noteNames(of: evaluator.program)
  }

  /// Runs something on the run loop and waits for it.
  func onMain(_ body: @escaping () -> Void) { clock.perform(body) }

  // MARK: Ends

  /// True after `:quit`.
  package var isQuitting: Bool { quitting.load(ordering: .acquiring) }

  /// Exit status of the program, if it has left.
  package var exitStatus: Int32 { host.exitStatus.load(ordering: .relaxed) }

  /// Ends the session after the program called `exit`, on any thread.
  private func leave() {
    quitting.store(true, ordering: .releasing)
    host.isQuitting.store(true, ordering: .relaxed)
    interruptions.add(1, ordering: .relaxed)
    clock.stop { [host] in host.runtime?.interrupt() }
  }

  /// Number of inputs that were checked and could not be lowered: an internal error.
  package var loweringFailureCount: Int { loweringFailures.load(ordering: .relaxed) }

  /// True if the run was ended by its time limit.
  package var hasReachedTimeLimit: Bool { timeLimitReached.load(ordering: .acquiring) }

  /// Ends the run because its time limit (`--for`) has passed.
  package func reachTimeLimit() {
    guard !isQuitting, let limit = options.limit, !timeLimitReached.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    let seconds = limit.inSeconds
    printer.error("the time limit of \(seconds.rounded() == seconds ? "\(Int(seconds))" : "\(seconds)") s was reached")
    leave()
  }

  func quit() {
    quitting.store(true, ordering: .releasing)
    if clock.isMain {
      // In the middle of a file: the rest of it is left.
      host.isQuitting.store(true, ordering: .relaxed)
      host.runtime?.interrupt()
    }
  }

  /// Interrupts the running code (Ctrl-C); the session stays.
  package func interrupt() {
    interruptions.add(1, ordering: .relaxed)
    innerSession.withLock { $0 }?.interrupt()
    stopTurn()
  }

  private func stopTurn() {
    host.wasInterrupted.store(true, ordering: .relaxed)
    clock.stop { [host] in host.runtime?.interrupt() }
  }

  /// Interrupts turns of the run loop that do not end, for a Ctrl-C without a running evaluation. Inputs that wait
  /// behind them are not interrupted.
  ///
  /// - Parameter includesBackground: True if busy code on other threads is interrupted as well, as it is if there was
  /// no line to drop.
  package func interruptRunaway(includesBackground: Bool) {
    // Without a program there is nothing that could have run away.
    guard host.runtime != nil, let busy = busyFor(includesBackground) else { return }
    if busy > ClockEnvironment.runawayAge { return stopTurn() }
    // It may just have begun: if it is still at it in a moment, it was meant.
    let later = ClockEnvironment.runawayAge.inSeconds * 1.1
    DispatchQueue.global().asyncAfter(deadline: .now() + later) { [weak self] in
      if let self, let busy = busyFor(includesBackground), busy > ClockEnvironment.runawayAge { stopTurn() }
    }
  }

  private func busyFor(_ includesBackground: Bool) -> Duration? {
    [clock.mainBusyFor, includesBackground ? clock.backgroundBusyFor : nil].compactMap { $0 }.max()
  }

  /// Ends the run because standard output cannot be written to, which counts as a fault.
  package func outputFailed(_ reason: String) {
    guard !host.isOutputClosed.exchange(true, ordering: .relaxed) else { return }
    host.faults.add(1, ordering: .relaxed)
    printer.error("cannot write to standard output: \(reason)")
    host.isQuitting.store(true, ordering: .relaxed)
    interruptions.add(1, ordering: .relaxed)
    clock.stop { [host] in host.runtime?.interrupt() }
  }

  /// Changes with every interrupt.
  package var interruptionTicket: Int { interruptions.load(ordering: .relaxed) }

  /// True if the program was interrupted since the session began.
  package var wasInterrupted: Bool {
    host.wasInterrupted.load(ordering: .relaxed) && !isQuitting && !host.isOutputClosed.load(ordering: .relaxed)
  }

  /// Number of faults: in inputs and in the program, late ones included.
  package var faultCount: Int { host.faults.load(ordering: .relaxed) }

  /// Number of faults that end an input: a binding that cannot take an error does not.
  package var stoppingFaultCount: Int { faultCount - host.mishaps.load(ordering: .relaxed) }

  /// Makes tasks and other threads leave their waits, without reports.
  private func endProgram() {
    host.leaveUnsaid()
    clock.stop { [host] in host.runtime?.interrupt() }
    onMain {}
  }

  /// Removes everything: subscriptions, scheduled and waiting work, variables. Returns the program that they were of.
  ///
  /// - Parameter former: The program that takes the place of it, with its variables; nil for a new one.
  @discardableResult
  func reset(to former: Evaluator? = nil) -> Evaluator? {
    var ended: Evaluator?
    onMain { [self] in
      tracer.reset()
      clock.dropAll()
    }
    // In the middle of a file the rest of it is still to come.
    if !clock.isMain { endProgram() }
    onMain { [self] in
      clock.dropAll()
      screen.clear()
      UserInterface.reset(clock.values)
      ended = madeEvaluator
      madeEvaluator = nil
      if let former { use(former) }
      _ = evaluator
    }
    toldUnheard = []
    toldReplaced = []
    view?.change { $0.reset() }
    return ended
  }

  // MARK: Messages

  /// Notes that a test failed.
  func testsFailed() { host.testsFailed.store(true, ordering: .relaxed) }

  /// True if a test failed.
  package var hasFailedTests: Bool { host.testsFailed.load(ordering: .relaxed) }

  /// Reports that a request cannot be fulfilled: the exit status is that of wrong usage.
  func failUsage(_ error: CommandError) {
    host.hasUsageFault.store(true, ordering: .relaxed)
    fail(error)
  }

  /// True if the run ends with the status of wrong usage or unreadable input.
  package var hasUsageFault: Bool { host.hasUsageFault.load(ordering: .relaxed) }

  /// Reports the diagnostics of an input.
  func fail(_ found: [Diagnostic]) {
    // An old spelling is reported once; a tutorial may contain it often.
    let diagnostics = found.filter { diagnostic in
      guard case .deprecated(_, let mark)? = diagnostic.kind as? WarningDiagnostic,
        mark.renamed != nil || mark.message != nil
      else { return true }
      return toldOldSpellings.withLock { $0.insert(diagnostic.message).inserted }
    }
    if diagnostics.contains(where: { $0.severity == .error }) { host.faults.add(1, ordering: .relaxed) }
    printer.diagnostics(diagnostics)
  }

  func fail(_ error: CommandError) {
    host.faults.add(1, ordering: .relaxed)
    printer.error(error.message, notes: error.notes)
  }
}

extension Duration {
  var inNanoseconds: Int { Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000) }
  package var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
