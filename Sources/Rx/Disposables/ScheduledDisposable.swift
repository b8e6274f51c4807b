import Synchronization

/// Disposes what it holds on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  // Unchecked because `disposable` is touched only by the thread that wins `disposed`.

  /// Where the disposal happens.
  public let scheduler: ImmediateSchedulerType
  private let disposed = Atomic<Bool>(false)
  private var disposable: (any Disposable)?

  /// Disposes `disposable` on `scheduler`.
  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// True if the disposable that it holds was disposed.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { this in
      this.disposeInner()
      return Disposables.create()
    }
  }

  private func disposeInner() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let disposable = self.disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
