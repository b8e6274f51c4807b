import Execution
import Foundation
import Playground
import Synchronization

/// One input in a session.
struct Trial {
  enum Mode: String { case check, run, rx, calls }
  let mode: Mode
  let text: String
  /// Seconds of the processor's time until an input is interrupted: on a busy machine it takes longer.
  static let patience = Double(ProcessInfo.processInfo.environment["FUZZ_PATIENCE"] ?? "") ?? 2

  func answer() -> String {
    let isTyped = mode == .calls
    let (session, output) = mode == .check ? CheckingSession.current() : started()
    let interruptedAt = Mutex<Double?>(nil)
    let start = ProcessorTime.now
    Watchdog.shared.start(seconds: Self.patience) {
      interruptedAt.withLock { $0 = ProcessorTime.now }
      session.interrupt()
    }
    if isTyped {
      for line in text.split(separator: "\n") where interruptedAt.withLock({ $0 == nil }) {
        session.evaluate(String(line))
      }
    } else {
      session.run(file: text, name: "fuzz.swift")
      if mode != .check, !session.wasInterrupted { session.waitUntilIdle() }
    }
    Watchdog.shared.stop()
    let interrupted = interruptedAt.withLock { $0 }
    let milliseconds = Int((ProcessorTime.now - (interrupted ?? start)) * 1000)
    let failed = session.loweringFailureCount > 0
    if mode != .check {
      session.end()
    } else if interrupted != nil {
      CheckingSession.drop()
    }
    let outcome =
      failed ? "lowering" : output.hasBrokenContract ? "contract" : interrupted == nil ? "done" : "interrupted"
    return "\(outcome) \(milliseconds) \(MemoryBudget.resident >> 20)\n"
  }

  fileprivate func started() -> (Session, WatchedOutput) {
    var options = Session.Options(
      isInteractive: mode == .calls, clock: .virtual, isRecording: mode != .check, checksOnly: mode == .check,
      limit: mode == .check ? nil : .seconds(60))
    options.memoryBudget = MemoryBudget(limit: 2 << 30)
    let output = WatchedOutput()
    let session = Session(output: output, options: options)
    session.start()
    return (session, output)
  }
}

/// The session that checks inputs: to know the library costs more than to check a short input, and files that are only checked know
/// nothing of each other.
enum CheckingSession {
  /// Number of inputs until another session takes its place, so that nothing adds up.
  private static let most = 64
  private nonisolated(unsafe) static var kept: (session: Session, output: WatchedOutput, uses: Int)?

  static func current() -> (Session, WatchedOutput) {
    if let (session, output, uses) = kept, uses < most {
      kept?.uses += 1
      return (session, output)
    }
    drop()
    let (session, output) = Trial(mode: .check, text: "").started()
    kept = (session, output, 1)
    return (session, output)
  }

  static func drop() {
    kept?.session.end()
    kept = nil
  }
}

/// Seconds that the processor has worked for this process.
enum ProcessorTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Interrupts the trial that takes too long: one thread looks after all of them.
final class Watchdog: Sendable {
  static let shared = Watchdog()

  private struct Watch {
    let start = ProcessorTime.now
    let processorSeconds: Double
    let end: Date
    let interrupt: @Sendable () -> Void
  }
  private let current = Mutex<Watch?>(nil)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.05)
        current.withLock { watch in
          guard let due = watch, ProcessorTime.now - due.start > due.processorSeconds || Date() > due.end else {
            return
          }
          watch = nil
          due.interrupt()
        }
      }
    }
  }

  /// Calls a function after so many seconds of the processor's time, or after five times as many where the process waits for something.
  func start(seconds: Double, _ interrupt: @escaping @Sendable () -> Void) {
    let watch = Watch(processorSeconds: seconds, end: Date(timeIntervalSinceNow: 5 * seconds), interrupt: interrupt)
    current.withLock { $0 = watch }
  }

  /// Returns when the function is not called any more.
  func stop() { current.withLock { $0 = nil } }
}

/// Output that is not read, apart from what programs report of streams.
final class WatchedOutput: SessionOutput {
  private let found = Atomic<Bool>(false)
  var hasBrokenContract: Bool { found.load(ordering: .relaxed) }

  func write(_ text: String, to stream: SessionStream) {
    // Diagnostics quote the program.
    if stream == .output, text.contains("contract broken") { found.store(true, ordering: .relaxed) }
  }
}
