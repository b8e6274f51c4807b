import Recording
import RxBindings
import Clocks
import Execution
import struct Foundation.Date
import Rx
import RxCatalog
import Synchronization
import SyntaxTree
import Types

/// Host of the interpreter and outlet of the clock for a session: destination of output and faults.
final class SessionHost: Host, ClockOutlet, @unchecked Sendable {
  // Unchecked because of `tracer`, `leave` and `runtime`, which are set while the session is made, before any program runs.
  let printer: Printer
  private let input: @Sendable () -> String?
  let permissions: PermissionKeeper
  let memoryBudget: MemoryBudget?
  /// True if a failed expectation is reported with its place in the program.
  private let showsPlaces: Bool
  /// True if an error that an input throws ends that input alone.
  private let goesOnAfterErrors: Bool
  /// Anomalies of the present input.
  private let anomalies = Mutex(AnomalyReports())
  var tracer: Tracer?
  let tasks = TaskPool()
  var concurrency: (any Concurrency)? { tasks }
  /// All runtimes of the session, the present one last: `:reset` makes a new one while other threads may still use the
  /// old one.
  private let runtimes = Mutex<[Runtime]>([])
  /// The present runtime, kept alive by `runtimes`; used with every event, so it is not behind the lock.
  private let present = Atomic<UnsafeRawPointer?>(nil)
  /// Faults of the program, those that come late included.
  let faults = Atomic<Int>(0)
  /// Number of those faults that do not end the input.
  let mishaps = Atomic<Int>(0)
  /// True if the present stop was reported already.
  private let hasReportedStop = Atomic<Bool>(false)
  let wasInterrupted = Atomic<Bool>(false)
  /// True if the reader of the program's output has closed it.
  let isOutputClosed = Atomic<Bool>(false)
  /// Set to end the program without a report.
  let isQuitting = Atomic<Bool>(false)
  /// Exit status of the program.
  let exitStatus = Atomic<Int32>(0)
  /// Ends the session.
  var leave: (@Sendable () -> Void)?

  init(
    printer: Printer, permissions: PermissionKeeper, memoryBudget: MemoryBudget?, showsPlaces: Bool = true,
    goesOnAfterErrors: Bool, readLine: @escaping @Sendable () -> String?
  ) {
    self.memoryBudget = memoryBudget
    self.showsPlaces = showsPlaces
    self.goesOnAfterErrors = goesOnAfterErrors
    self.printer = printer
    self.permissions = permissions
    input = readLine
  }

  var runtime: Runtime? {
    get { present.load(ordering: .acquiring).map { Unmanaged<Runtime>.fromOpaque($0).takeUnretainedValue() } }
    set {
      guard let newValue else { return }
      runtimes.withLock { $0.append(newValue) }
      present.store(UnsafeRawPointer(Unmanaged.passUnretained(newValue).toOpaque()), ordering: .releasing)
    }
  }

  /// Recorder of the failures of the test that runs.
  let recorder = Mutex<TestLog?>(nil)
  var testRecorder: (any TestRecorder)? { recorder.withLock { $0 } }
  let testsFailed = Atomic<Bool>(false)
  let hasLeaks = Atomic<Bool>(false)
  let hasUsageFault = Atomic<Bool>(false)

  // MARK: The program's world

  func write(_ text: String) { printer.program(text) }
  func writeError(_ text: String) { printer.programError(text) }
  func readLine() -> String? { input() }
  func exit(status: Int32) {
    exitStatus.store(status, ordering: .relaxed)
    leave?()
  }
  func permit(_ access: ExternalAccess) throws { try permissions.permit(access) }
  var now: Date { Environments.current.date }
  func environmentVariables() throws -> [String: String] { try permissions.environmentVariables() }

  func report(_ trap: Trap) {
    // One message for each stop: further faults while everything unwinds follow from it.
    if hasReportedStop.exchange(true, ordering: .relaxed) { return }
    switch trap.reason {
    case .interrupted:
      wasInterrupted.store(true, ordering: .relaxed)
      if !isQuitting.load(ordering: .relaxed) { printer.interrupted() }
    case .gone(let message): fault(message, at: trap.place, notes: trap.note.map { [$0] } ?? [])
    case .fault(let message):
      // An error ends a program, and an input at the prompt only.
      let uncaught = goesOnAfterErrors ? trap.uncaughtError.map { "uncaught error: \(DisplayText.line($0))" } : nil
      fault(
        uncaught ?? (message.isEmpty ? "Fatal error" : "Fatal error: \(message)"), at: trap.place,
        notes: trap.note.map { [$0] } ?? [])
    }
  }

  /// Suppresses the report of the next stop.
  func leaveUnsaid() { hasReportedStop.store(true, ordering: .relaxed) }

  func reportMishap(_ message: String, at place: SourceRange) { fault(message, at: place, stops: false) }

  /// Continues after a reported stop, so that the next one is reported too.
  func goOn() { hasReportedStop.store(false, ordering: .relaxed) }

  func didBind(_ value: Value, to variable: VariableDecl) { StreamName.name(value, as: variable.name) }

  // MARK: The clock's

  func print(_ line: String) { printer.program(line + "\n") }

  func report(_ fault: Fault) {
    switch fault {
    case .unhandledError(let error, let callStack):
      // An unhandled error is reported; it is no fault of the program.
      if let handler = Hooks.customErrorHandler { return handler(callStack, error) }
      printer.warning("unhandled error: \(DisplayText.error(error))", notes: ["give subscribe an onError: closure"])
    case .bindingError(let error):
      let failing = FailingSubscription.current
      var notes = [Self.bindingNote]
      if let failing, failing.number > 0 {
        notes.insert("it came through #\(failing.number) \(failing.name), which has ended for good", at: 0)
      }
      self.fault("Binding error: \(DisplayText.error(error))", at: failing?.site, notes: notes, stops: false)
    case .notOnMain(let message): self.fault(message)
    case .expectation(let summary, _, let difference) where !showsPlaces:
      self.fault(Fault.expectation(summary, difference: difference).message)
    case .expectation: self.fault(fault.message)
    case .userInterfaceOffMain:
      guard ControlSite.claim() else { return }
      let thread = Environments.current.executorName
      var notes = [Self.mainThreadNote]
      if let number = TracedSubscription.delivering, let name = tracer?.name(of: number), !name.isEmpty {
        notes.insert("it was done by what #\(number) \(name) calls", at: 0)
      }
      self.fault("\(fault.message), not on '\(thread)'", at: ControlSite.current, notes: notes, stops: false)
    case .reentrancy(let message):
      // A cycle may have reached the end of the stack: then it is stopped here.
      guard !isProgramStopping, EvaluationThread.hasRoom() else { return }
      // A cycle at the prompt would fill the window.
      if goesOnAfterErrors, !anomalies.withLock({ $0.admits(message) }) { return }
      printer.warning(message)
    case .stackOverflow: runtime?.stop(for: Trap(.fault(fault.message)))
    case .misuse(let message): printer.warning(message)
    }
  }

  /// Reports how often the anomalies of the present input occurred beyond the first time.
  func tellOfFurtherAnomalies() {
    for (summary, count) in anomalies.withLock({ $0.takeRepeated() }) {
      printer.note("\(summary) \(count == 1 ? "once more" : "\(count) more times")")
    }
  }

  private static let bindingNote =
    "a binding cannot take an error: handle it before, with catchAndReturn(_:) or asDriver(onErrorJustReturn:)"

  private static let mainThreadNote =
    "what is shown belongs to the main thread: add .observe(on: MainScheduler.instance) before, or make it a Driver"

  var isProgramStopping: Bool { runtime?.isStopping ?? false }

  var stackLimit: UInt { EvaluationThread.subscriptionLimit }

  func programStopped() {
    if let trap = runtime?.stopTrap { report(trap) }
    tasks.endAll()
    // Remaining work does not continue, even if it is due at the same moment.
    if isQuitting.load(ordering: .relaxed) { return }
    tracer?.disposeAbandoned()
    runtime?.resume()
    hasReportedStop.store(false, ordering: .relaxed)
  }

  // MARK: Faults

  /// - Parameter stops: True if the input ends at its place; a fault of a binding or about the thread is reported, and
  /// the program continues.
  func fault(_ message: String, at place: SourceRange? = nil, notes: [String] = [], stops: Bool = true) {
    faults.add(1, ordering: .relaxed)
    if !stops { mishaps.add(1, ordering: .relaxed) }
    if let place {
      printer.diagnostics([Diagnostic(.error, message, at: place, notes: notes.map { Diagnostic.Note($0) })])
    } else {
      printer.error(message, notes: notes)
    }
  }
}
