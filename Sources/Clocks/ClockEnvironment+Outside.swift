import Foundation
import Rx

/// What is under way outside of the program, a request for instance, and will be scheduled here when it is over.
///
/// While anything is, nothing is idle, and virtual time stands still: outside it is real time that passes, and the same
/// program has to give the same output however quick the other side is.
extension ClockEnvironment {
  package func awaitOutside() -> any Disposable {
    monitor.locked {
      outside += 1
      pending += 1
    }
    return Disposables.create { [weak self] in self?.endOutside() }
  }

  private func endOutside() {
    let ready = monitor.locked { () -> [@Sendable () -> Void] in
      outside -= 1
      pending -= 1
      handOn()
      progress.broadcast()
      if outside > 0 { return [] }
      defer { outsideWaits = [] }
      return outsideWaits
    }
    for wake in ready { wake() }
  }

  /// Serves the main executor until nothing is under way outside; false where nothing is.
  func blockUntilOutsideEnds() -> Bool {
    guard monitor.locked({ outside > 0 }) else { return false }
    return blockServing(timeout: nil) { wake in
      let isOver = monitor.locked { () -> Bool in
        if outside > 0 { outsideWaits.append(wake) }
        return outside == 0
      }
      if isOver { wake() }
    }
  }

  /// Whether virtual time has to wait for the outside; called with the monitor locked. A stop ends the wait, not what is
  /// under way.
  func waitsForOutside(since stopsBefore: Int) -> Bool { outside > 0 && stops == stopsBefore && !isShutDown }
}
