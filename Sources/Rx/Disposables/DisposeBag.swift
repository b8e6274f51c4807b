import Locks

/// Disposes what it holds when it goes away.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
  // Unchecked because `Locked` guards the members.
  private let members = Locked<[any Disposable]>([])

  /// An empty bag.
  public override init() {}

  /// A bag of all of `disposables`.
  public convenience init(disposing disposables: Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag of all of `disposables`.
  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag of what the builder lists.
  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init()
    insert(builder())
  }

  /// Adds a disposable.
  public func insert(_ disposable: Disposable) {
    members.withLock { $0.append(disposable) }
  }

  /// Adds disposables.
  public func insert(_ disposables: Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [Disposable]) {
    members.withLock { $0 += disposables }
  }

  /// Adds what the builder lists.
  public func insert(@DisposableBuilder builder: () -> [Disposable]) {
    insert(builder())
  }

  /// Builds a list of disposables from statements.
  @resultBuilder
  public struct DisposableBuilder {
    /// The list.
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
      disposables
    }
  }

  deinit {
    let all = members.withLock { state in
      let all = state
      state = []
      return all
    }
    for member in all { member.dispose() }
  }
}
