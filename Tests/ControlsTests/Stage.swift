import Clocks
import Controls
import Rx
import Synchronization

/// A main thread on a virtual clock for controls, with a log.
final class Stage: ClockOutlet, @unchecked Sendable {
  // Unchecked because the clock is set before it is used.
  private let state = Mutex<[String]>([])
  private(set) var clock: ClockEnvironment!
  let bag = DisposeBag()

  init() {
    clock = ClockEnvironment(mode: .virtual, outlet: self)
    clock.start()
  }

  deinit { clock.shutDown() }

  /// Returns the logged and reported lines since the last call.
  func take() -> [String] {
    clock.settle()
    return state.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func log(_ line: String) { state.withLock { $0.append(line) } }

  /// Logs the events of a sequence.
  func watch<Source: ObservableType>(_ source: Source) {
    source.subscribe { [unowned self] in log("\($0)") }.disposed(by: bag)
  }

  /// Runs a closure on the main thread and returns the new log entries.
  @discardableResult
  func main(_ body: @escaping (Stage) -> Void) -> [String] {
    clock.perform { [unowned self] in body(self) }
    return take()
  }

  /// Runs a closure on a background thread and returns the new log entries.
  func background(_ body: @escaping (Stage) -> Void) -> [String] {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
    clock.perform { [unowned self] in
      _ = scheduler.schedule(()) { [unowned self] in
        body(self)
        return Disposables.create()
      }
    }
    return take()
  }

  func print(_ line: String) { log(line) }
  func report(_ fault: Fault) { log("fault: \(fault.message)") }
  var isProgramStopping: Bool { false }
  func programStopped() {}
}
