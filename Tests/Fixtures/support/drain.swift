// Compiled beside every fixture that uses Rx: the virtual clock it runs on, and what a fixture names that must run on it.
import Clocks
import Foundation
import Rx

private final class Outlet: ClockOutlet {
  func print(_ line: String) { Swift.print(line) }
  func report(_ fault: Fault) {
    if case .unhandledError(let error, let callStack) = fault, let handler = Hooks.customErrorHandler {
      return handler(callStack, error)
    }
    FileHandle.standardError.write(Data((fault.message + "\n").utf8))
    switch fault {
    // Faults that the shell only warns about do not end a program either.
    case .unhandledError, .reentrancy, .misuse: return
    default: exit(1)
    }
  }
  let isProgramStopping = false
  func programStopped() {}
}

let oracleClock = ClockEnvironment(mode: .virtual, outlet: Outlet())

/// Makes this thread the main executor of a virtual clock; called before the fixture's first line.
func oracleStart() { oracleClock.adoptCurrentThread() }

private nonisolated(unsafe) var isDraining = false

/// Runs everything that was scheduled, for an hour at most; called after the fixture's last line.
func oracleDrain() {
  // A top level that waited comes to its end in the middle of this.
  if isDraining { return }
  isDraining = true
  // The last thing to run is on this thread, which then sees that nothing is left.
  _ = oracleClock.schedule(on: .main, after: .seconds(3600), leeway: .zero) {}
  oracleClock.drain(limit: .seconds(3600))
}

extension DispatchQueue {
  private var executor: Executor {
    if self === DispatchQueue.main { return .main }
    return label.hasPrefix("com.apple.root.") ? .concurrent(self) : .serial(self, target: nil)
  }

  func async(execute work: @escaping () -> Void) {
    _ = oracleClock.schedule(on: executor, after: .zero, leeway: .zero, work)
  }

  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    // A deadline is made with `.now() + …`; the real time that passed since then is none on the virtual clock.
    let seconds = (Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1e9
    let delay = Duration.milliseconds(Int((max(0, seconds) * 1000).rounded(.up)))
    _ = oracleClock.schedule(on: executor, after: delay, leeway: .zero, work)
  }
}

extension Thread {
  class func sleep(forTimeInterval interval: TimeInterval) { oracleClock.sleep(for: .seconds(interval)) }
}
