import Locks

/// Holds one disposable that is set once, and disposes it at once if it was disposed before.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var isDisposed = false
    var isSet = false
    var disposable: (any Disposable)?
  }

  private let state = Locked(State())

  /// Holds nothing yet.
  public override init() {}

  /// True if it was disposed.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Sets the disposable. Setting it twice is a fault: the second is disposed and the fault reported.
  public func setDisposable(_ disposable: Disposable) {
    let (isDisposed, wasSet) = state.withLock { state in
      let wasSet = state.isSet
      state.isSet = true
      if !wasSet && !state.isDisposed { state.disposable = disposable }
      return (state.isDisposed, wasSet)
    }
    if wasSet {
      Environments.current.report(.misuse("A SingleAssignmentDisposable was set more than once."))
    }
    if isDisposed || wasSet { disposable.dispose() }
  }

  /// Disposes what it holds or will hold.
  public func dispose() {
    let held = state.withLock { state in
      state.isDisposed = true
      defer { state.disposable = nil }
      return state.disposable
    }
    held?.dispose()
  }
}
