import Locks

/// A group of disposables that are disposed together, in the order in which they came; once the first has been removed, the next
/// to be added takes its place.
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  // Unchecked because `Locked` guards the members.

  /// Names one member of a group.
  public struct DisposeKey {
    fileprivate let key: Int
  }

  /// Nil once the group was disposed.
  private let members: Locked<KeyedBag<any Disposable>?>

  /// An empty group.
  public override init() {
    members = Locked(KeyedBag())
  }

  /// A group of two.
  public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// A group of three.
  public convenience init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// A group of four and more.
  public convenience init(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable,
    _ disposables: Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// A group of all of `disposables`.
  public init(disposables: [Disposable]) {
    var bag = KeyedBag<any Disposable>()
    for disposable in disposables { _ = bag.insert(disposable) }
    members = Locked(bag)
  }

  /// True if the group was disposed.
  public var isDisposed: Bool {
    members.withLock { $0 == nil }
  }

  /// The number of members.
  public var count: Int {
    members.withLock { $0?.count ?? 0 }
  }

  /// Adds a member, or disposes it at once if the group was disposed.
  ///
  /// - Returns: The key for `remove(for:)`, nil if the group was disposed.
  public func insert(_ disposable: Disposable) -> DisposeKey? {
    let key = members.withLock { $0?.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Removes a member and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    let member = members.withLock { $0?.remove(disposeKey.key) }
    member?.dispose()
  }

  /// Disposes all members.
  public func dispose() {
    let all = members.withLock { state in
      let all = state
      state = nil
      return all
    }
    all?.forEach { $0.dispose() }
  }
}
