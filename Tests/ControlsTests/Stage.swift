import Clocks
import Controls
import Rx
import Synchronization

/// A main thread on a virtual clock for controls to live on, and what they told.
final class Stage: ClockOutlet, @unchecked Sendable {
  // Unchecked because the clock is set before anything else can ask for it.
  private let state = Mutex<[String]>([])
  private(set) var clock: ClockEnvironment!
  let bag = DisposeBag()

  init() {
    clock = ClockEnvironment(mode: .virtual, outlet: self)
    clock.start()
  }

  deinit { clock.shutDown() }

  /// What was logged and reported since this was asked last.
  func take() -> [String] {
    clock.settle()
    return state.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func log(_ line: String) { state.withLock { $0.append(line) } }

  /// Logs what a sequence sends.
  func watch<Source: ObservableType>(_ source: Source) {
    source.subscribe { [unowned self] in log("\($0)") }.disposed(by: bag)
  }

  /// Runs something on the main thread and gives what it led to.
  @discardableResult
  func main(_ body: @escaping (Stage) -> Void) -> [String] {
    clock.perform { [unowned self] in body(self) }
    return take()
  }

  /// Runs something elsewhere and gives what it led to.
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
