import Foundation
import Rx
import Synchronization

@testable import Clocks

/// A clock whose program writes lines, each with the time and the executor it came from.
final class Recorder: ClockOutlet {
  private let state = Mutex<[String]>([])
  let isTrapped = Atomic<Bool>(false)

  var lines: [String] { state.withLock { $0 } }

  func print(_ line: String) { state.withLock { $0.append(line) } }
  func report(_ fault: Fault) { print(fault.message) }
  var isProgramStopping: Bool { isTrapped.load(ordering: .sequentiallyConsistent) }

  func programStopped() {
    print("stopped")
    isTrapped.store(false, ordering: .sequentiallyConsistent)
  }
}

/// A running clock, with the log of its program.
struct Fixture {
  let recorder = Recorder()
  let clock: ClockEnvironment

  init(_ mode: ClockEnvironment.Mode) {
    clock = ClockEnvironment(mode: mode, outlet: recorder)
    clock.start()
  }

  func end() { clock.shutDown() }

  /// Writes a line with its virtual time in milliseconds and its executor.
  func log(_ text: String) {
    let milliseconds = Int((clock.elapsed.seconds * 1000).rounded())
    recorder.print("\(milliseconds) \(clock.executorName) \(text)")
  }

  @discardableResult
  func after(_ milliseconds: Int, on executor: Executor = .main, _ action: @escaping () -> Void) -> any Disposable {
    clock.schedule(on: executor, after: .milliseconds(milliseconds), leeway: .zero, action)
  }

  func sleep(_ milliseconds: Int) { clock.sleep(for: .milliseconds(milliseconds)) }
}
