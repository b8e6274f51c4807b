import Synchronization
import SyntaxTree
import Types

/// What the interpreted program runs in, one a session: the host it talks to and whether it has to stop.
package final class Runtime: @unchecked Sendable {
  package let host: any Host
  package let universe: Universe
  private let stopping = Atomic<Bool>(false)
  private let stopReason = Guarded<Trap?>(nil)
  /// Whether somebody was told of the reason.
  private let isDelivered = Atomic<Bool>(false)
  let nominals = Guarded<[String: NominalDecl]>([:])
  /// Globals whose statements failed.
  let failedGlobals = Guarded<Set<ObjectIdentifier>>([])
  private let raceDetector = Guarded<RaceDetector?>(nil)
  /// Of types with arguments, and of those without a declaration.
  let typeIdentities = Guarded<[String: TypeIdentity]>([:])
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

  /// Ends whatever the program does at the moment, from any thread.
  package func interrupt() { stop(for: Trap(.interrupted)) }

  /// Lets the program run again, when the run-loop turn that was abandoned is over.
  package func resume() {
    stopReason.withLock { $0 = nil }
    isDelivered.store(false, ordering: .sequentiallyConsistent)
    stopping.store(false, ordering: .sequentiallyConsistent)
  }

  /// Why the program is stopping.
  package var stopTrap: Trap? { stopReason.withLock { $0 } }

  /// For loops and waits in native code.
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

  /// Gives the place to what the program stops for already.
  func place(_ trap: Trap, at site: SourceRange) -> Trap {
    let placed = trap.placed(at: site)
    stopReason.withLock { $0 = placed }
    return placed
  }

  /// True for the first who asks: the one to tell somebody of the fault.
  func deliver() -> Bool { !isDelivered.exchange(true, ordering: .sequentiallyConsistent) }

  /// A fault to throw; the program is stopping from here on.
  func fault(_ message: String, at place: SourceRange?, note: String? = nil) -> Trap {
    let trap = Trap(.fault(message), at: place, note: note)
    stop(for: trap)
    return trap
  }
}

/// The world outside of the interpreter.
package protocol Host: AnyObject, Sendable {
  /// The program's own output, `print` and friends.
  func write(_ text: String)
  /// What it says on standard error.
  func writeError(_ text: String)
  func readLine() -> String?
  /// The program leaves: nothing of it runs any more.
  func exit(status: Int32)
  /// A fault in a closure that native code called later: nobody up the stack can be told.
  func report(_ trap: Trap)
  /// Something that the program asserts does not hold; it goes on.
  func reportMishap(_ message: String, at place: SourceRange)
  /// Recorder of failures while a test runs; nil otherwise.
  var testRecorder: (any TestRecorder)? { get }
  /// A variable was given a native object or value as its first value: a stream takes its name from it.
  func didBind(_ value: Value, to variable: VariableDecl)
  /// Lets the program reach something outside, or throws the fault that says how to allow it.
  func permit(_ access: OutsideAccess) throws
  /// The environment variables that the program may see, or the fault that says how to allow it.
  func environmentVariables() throws -> [String: String]
  /// How much memory the program may take; nil where nobody counts.
  var memoryBudget: MemoryBudget? { get }
  /// What runs tasks; nil where nothing does.
  var concurrency: (any Concurrency)? { get }
}

/// For hosts where nobody listens, and that are left with their program.
extension Host {
  package var testRecorder: (any TestRecorder)? { nil }
  package func writeError(_ text: String) {}
  package func exit(status: Int32) {}
}
