import Foundation

/// A repeated action built on an environment's one-shot scheduling; due times are computed from the first, so it does
/// not drift.
final class PeriodicTimer: Disposable, @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  private let environment: any Environment
  private let executor: Executor
  private let period: Duration
  private let leeway: Duration
  private let action: () -> Void
  private var due: Date
  private let lock = NSLock()
  private var pending: (any Disposable)?
  private var isDisposed = false
  /// Ticks that have come and whose action has not returned.
  private var waiting = 0
  private let resource = ResourceToken()

  init(
    environment: any Environment, executor: Executor, due: Date, period: Duration, leeway: Duration,
    action: @escaping () -> Void
  ) {
    self.environment = environment
    self.executor = executor
    self.due = due
    self.period = period
    self.leeway = leeway
    self.action = action
  }

  func arm(after delay: Duration) {
    let scheduled = environment.schedule(on: executor, after: delay, leeway: leeway) { self.fire() }
    let dropped = lock.withLock { () -> (any Disposable)? in
      if isDisposed { return scheduled }
      pending = scheduled
      return nil
    }
    dropped?.dispose()
  }

  /// The next tick is armed before the action runs; one that comes while it runs waits for it.
  private func fire() {
    if lock.withLock({ isDisposed }) { return }
    let (after, runs) = lock.withLock { () -> (Duration, Bool) in
      due = due.addingTimeInterval(period.seconds)
      let ahead = due.timeIntervalSince(environment.now)
      waiting += 1
      return (ahead > 0 ? .nanoseconds(Int64((ahead * 1e9).rounded())) : .zero, waiting == 1)
    }
    arm(after: after)
    guard runs else { return }
    repeat {
      action()
    } while lock.withLock({
      waiting -= 1
      return waiting > 0 && !isDisposed
    })
  }

  func dispose() {
    let dropped = lock.withLock { () -> (any Disposable)? in
      isDisposed = true
      defer { pending = nil }
      return pending
    }
    dropped?.dispose()
  }
}
