import Foundation
import Rx

/// Operations under way outside of the program, such as requests, whose results are scheduled here when they end.
///
/// While there are any, no environment is idle, and virtual time stands still: outside, real time passes, and the
/// program has to give the same output however fast the other side is.
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
}
