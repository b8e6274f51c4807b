import Synchronization

/// Remembers whether it was disposed.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Atomic<Bool>

  /// Not disposed.
  public init() {
    disposed = Atomic(false)
  }

  /// Disposed or not, as told.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
  }

  /// True if it was disposed.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Marks it as disposed.
  public func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}
