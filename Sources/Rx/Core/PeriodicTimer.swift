import Foundation

/// A repeated action built on an environment's one-shot scheduling; due times are computed from the first, so it does
/// not drift.
final class PeriodicTimer: Disposable, @unchecked Sendable {
  // Unchecked because `current` and `isDisposed` are reached under `lock` and `due` only by the one pending action.
  private let environment: any Environment
  private let executor: Executor
  private let period: Duration
  private let leeway: Duration
  private let action: () -> Void
  private var due: Date
  private let lock = NSLock()
  private var pending: (any Disposable)?
  private var isDisposed = false
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

  private func fire() {
    if lock.withLock({ isDisposed }) { return }
    action()
    if lock.withLock({ isDisposed }) { return }
    due = due.addingTimeInterval(period.seconds)
    let behind = due.timeIntervalSince(environment.now)
    arm(after: behind > 0 ? .nanoseconds(Int64((behind * 1e9).rounded())) : .zero)
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
