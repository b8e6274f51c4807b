import Locks

/// Holds one disposable at a time; setting another disposes the one before.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var isDisposed = false
    var current: (any Disposable)?
  }

  private let state = Locked(State())

  /// Holds nothing yet.
  public override init() {}

  /// True if it was disposed.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The disposable that it holds. Setting disposes the one before, or the new one at once if this was disposed.
  public var disposable: Disposable {
    get { state.withLock { $0.current } ?? Disposables.create() }
    set {
      let dropped = state.withLock { state -> (any Disposable)? in
        if state.isDisposed { return newValue }
        defer { state.current = newValue }
        return state.current
      }
      dropped?.dispose()
    }
  }

  /// Disposes what it holds and whatever is set later.
  public func dispose() {
    let held = state.withLock { state in
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    held?.dispose()
  }
}
