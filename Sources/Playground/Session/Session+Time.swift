import Clocks

/// Letting time pass, for commands and behind the last line of a script.
extension Session {
  /// Waits, or moves the virtual clock on.
  func pass(_ duration: Duration) {
    if clock.isMain { _ = clock.passServing(duration) } else { _ = clock.pass(duration) }
  }

  /// Advances the virtual clock from due work to due work.
  func runScheduled(upTo bound: Duration) -> ClockEnvironment.Outcome {
    clock.isMain ? clock.runServing(upTo: bound) : clock.run(upTo: bound)
  }

  /// Waits until nothing more is scheduled.
  @discardableResult
  package func waitUntilIdle() -> ClockEnvironment.Outcome {
    // Otherwise the pause would never end.
    if clock.isPausing { clock.resume() }
    return clock.isMain ? clock.runServing(upTo: options.limit) : clock.runUntilIdle(limit: options.limit)
  }

  /// - Parameter keepsTime: True if time goes on from where it is; otherwise virtual time starts at zero.
  func switchClock(to mode: ClockEnvironment.Mode, keepsTime: Bool = false) {
    if mode != clock.mode { clock.switchMode(to: mode, keepsTime: keepsTime) }
  }
}
