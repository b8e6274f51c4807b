import Foundation
import Locks
import Synchronization
import SyntaxTree
import Types

/// Environment of the interpreted program, one for each session: its host, and the reason for which it stops.
package final class Runtime: @unchecked Sendable {
  package let host: any Host
  package let universe: Universe
  private let stopping = Atomic<Bool>(false)
  private let stopReason = Locked<Trap?>(nil)
  /// True if the reason was reported.
  private let isDelivered = Atomic<Bool>(false)
  let nominals = Locked<[String: NominalDecl]>([:])
  /// Globals whose statements failed.
  let failedGlobals = Locked<Set<ObjectIdentifier>>([])
  private let raceDetector = Locked<RaceDetector?>(nil)
  /// Of types with arguments, and of those without a declaration.
  let typeIdentities = Locked<[String: TypeIdentity]>([:])
  /// Made with the runtime; it refers back to it.
  package private(set) var lowering: Lowering! = nil

  package init(host: any Host, universe: Universe) {
    self.host = host
    self.universe = universe
    lowering = Lowering(runtime: self)
  }

  /// Detector of data races, which code that is lowered from here on reports its accesses to; nil where races are not looked for.
  package var races: RaceDetector? {
    get { raceDetector.withLock { $0 } }
    set {
      raceDetector.withLock { $0 = newValue }
      lowering.discardBodies()
    }
  }

  /// True from a fault or an interrupt until `resume()`: interpreted closures do nothing, native loops should end.
  @inlinable package var isStopping: Bool { _isStopping }
  @usableFromInline var _isStopping: Bool { @inline(__always) get { stopping.load(ordering: .relaxed) } }

  /// Stops the program, from any thread.
  package func interrupt() { stop(for: Trap(.interrupted)) }

  /// Allows the program to run again after the abandoned turn of the run loop has ended.
  package func resume() {
    stopReason.withLock { $0 = nil }
    isDelivered.store(false, ordering: .sequentiallyConsistent)
    stopping.store(false, ordering: .sequentiallyConsistent)
  }

  /// Reason for which the program is stopping.
  package var stopTrap: Trap? { stopReason.withLock { $0 } }

  /// Throws if the program is stopping; called in loops and waits of native code.
  @inline(__always)
  package func check() throws {
    if stopping.load(ordering: .relaxed) { throw stopTrap ?? Trap(.interrupted) }
  }

  /// Stops the program. The first reason stays; true where this was it.
  @discardableResult
  package func stop(for trap: Trap) -> Bool {
    let isFirst = stopReason.withLock { reason in
      if reason != nil { return false }
      reason = trap
      return true
    }
    stopping.store(true, ordering: .sequentiallyConsistent)
    return isFirst
  }

  /// Adds the place to the reason for which the program stops.
  func place(_ trap: Trap, at site: SourceRange) -> Trap {
    let placed = trap.placed(at: site)
    stopReason.withLock { $0 = placed }
    return placed
  }

  /// Returns true for the first call, whose caller reports the fault.
  func deliver() -> Bool { !isDelivered.exchange(true, ordering: .sequentiallyConsistent) }

  /// Returns a fault to throw; the program is stopping from here on.
  func fault(
    _ message: String, at place: SourceRange?, note: String? = nil, uncaughtError: String? = nil
  ) -> Trap {
    let trap = Trap(.fault(message), at: place, note: note, uncaughtError: uncaughtError)
    stop(for: trap)
    return trap
  }
}

/// The world outside of the interpreter.
package protocol Host: AnyObject, Sendable {
  /// Writes the program's own output, by `print` and the like.
  func write(_ text: String)
  /// Writes to standard error.
  func writeError(_ text: String)
  func readLine() -> String?
  /// Ends the program: none of its code runs any more.
  func exit(status: Int32)
  /// Reports a fault in a closure that native code called later, without code of the program up the stack.
  func report(_ trap: Trap)
  /// Reports a failed assertion of the program, which continues.
  func reportMishap(_ message: String, at place: SourceRange)
  /// The time of the program's clock, which may be virtual.
  var now: Date { get }
  /// Recorder of failures while a test runs; nil otherwise.
  var testRecorder: (any TestRecorder)? { get }
  /// Notes that a variable was initialized with a native object or value: a stream is named after it.
  func didBind(_ value: Value, to variable: VariableDecl)
  /// Permits an access to the outside, or throws the fault that explains how to allow it.
  func permit(_ access: ExternalAccess) throws
  /// Returns the environment variables that the program may see, or throws the fault that explains how to allow it.
  func environmentVariables() throws -> [String: String]
  /// Memory limit of the program; nil for none.
  var memoryBudget: MemoryBudget? { get }
  /// Executor of tasks; nil for none.
  var concurrency: (any Concurrency)? { get }
}

/// Defaults for hosts that show nothing and end with their program.
extension Host {
  package var now: Date { Date() }
  package var testRecorder: (any TestRecorder)? { nil }
  package func writeError(_ text: String) {}
  package func exit(status: Int32) {}
}
