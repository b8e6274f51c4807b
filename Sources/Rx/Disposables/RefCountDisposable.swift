import Locks

/// Disposes what it holds once it was disposed itself and all that was retained was disposed too.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var disposable: (any Disposable)?
    var isPrimaryDisposed = false
    var count = 0
  }

  private let state: Locked<State>

  /// Holds `disposable`.
  public init(disposable: Disposable) {
    state = Locked(State(disposable: disposable))
  }

  /// True if the disposable that it holds was disposed.
  public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

  /// A disposable that keeps what is held alive until it is disposed.
  public func retain() -> Disposable {
    take() ? Disposables.create { self.release() } : Disposables.create()
  }

  /// Retains what is held for somebody who owes a `release`; returns false where it has been disposed.
  @usableFromInline
  func take() -> Bool {
    state.withLock { state in
      if state.disposable == nil { return false }
      state.count += 1
      return true
    }
  }

  /// Disposes what it holds as soon as nothing retains it.
  public func dispose() {
    let held = state.withLock { state -> (any Disposable)? in
      if state.isPrimaryDisposed { return nil }
      state.isPrimaryDisposed = true
      if state.count > 0 { return nil }
      defer { state.disposable = nil }
      return state.disposable
    }
    held?.dispose()
  }

  func release() {
    let held = state.withLock { state -> (any Disposable)? in
      state.count -= 1
      guard state.isPrimaryDisposed, state.count == 0 else { return nil }
      defer { state.disposable = nil }
      return state.disposable
    }
    held?.dispose()
  }
}
