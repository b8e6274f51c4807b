import Locks

/// Disposes what it holds once it was disposed itself and all that was retained was disposed too.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  private let lock = StateLock()
  @exclusivity(unchecked) private var isPrimaryDisposed = false
  @exclusivity(unchecked) private var count = 0
  /// Taken outside of the lock by whoever sees that nothing retains it any more.
  @exclusivity(unchecked) private var disposable: (any Disposable)?

  /// Holds `disposable`.
  public init(disposable: Disposable) {
    self.disposable = disposable
  }

  /// True if the disposable that it holds was disposed.
  public var isDisposed: Bool { lock.withLock { isUnused } }

  /// True if it was disposed and nothing retains it, which then stays so.
  private var isUnused: Bool { isPrimaryDisposed && count == 0 }

  /// A disposable that keeps what is held alive until it is disposed.
  public func retain() -> Disposable {
    take() ? Disposables.create { self.release() } : Disposables.create()
  }

  /// Retains what is held for somebody who owes a `release`; returns false where it has been disposed.
  @usableFromInline
  func take() -> Bool {
    lock.withLock {
      if isUnused { return false }
      count += 1
      return true
    }
  }

  /// Disposes what it holds as soon as nothing retains it.
  public func dispose() {
    let isLast = lock.withLock {
      if isPrimaryDisposed { return false }
      isPrimaryDisposed = true
      return isUnused
    }
    if isLast { disposable.take()?.dispose() }
  }

  func release() {
    let isLast = lock.withLock {
      count -= 1
      return isUnused
    }
    if isLast { disposable.take()?.dispose() }
  }
}
