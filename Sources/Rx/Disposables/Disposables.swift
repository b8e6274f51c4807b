import Synchronization

/// Makes disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> Disposable {
    NopDisposable.noOp
  }

  /// A disposable that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes both, in this order.
  public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
    PairDisposable(disposable1, disposable2)
  }

  /// A disposable that disposes all three, in this order.
  public static func create(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable
  ) -> Cancelable {
    GroupDisposable([disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all of them: the fourth and those that follow first, then the first three, as in RxSwift.
  public static func create(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable...
  ) -> Cancelable {
    GroupDisposable(disposables + [disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all of them, in this order.
  public static func create(_ disposables: [Disposable]) -> Cancelable {
    GroupDisposable(disposables)
  }
}

/// Does nothing.
struct NopDisposable: Disposable, Sendable {
  static let noOp: any Disposable & Sendable = NopDisposable()

  func dispose() {}
}

/// Calls a closure once.
final class AnonymousDisposable: Attachment, Cancelable, @unchecked Sendable {
  // Unchecked because `action` is touched only by the thread that wins `disposed`.
  private let disposed = Atomic<Bool>(false)
  private var action: (() -> Void)?
  private let resource = ResourceToken()

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  override func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let action = self.action
    self.action = nil
    action?()
  }
}

/// Disposes two disposables once, in order.
@usableFromInline
final class PairDisposable: Attachment, Cancelable, @unchecked Sendable {
  // Unchecked because the members are touched only by the thread that wins `disposed`.
  private let disposed = Atomic<Bool>(false)
  private var first: (any Disposable)?
  private var second: (any Disposable)?
  private let resource = ResourceToken()

  @usableFromInline
  init(_ first: (any Disposable)?, _ second: (any Disposable)?) {
    self.first = first
    self.second = second
    super.init()
  }

  @usableFromInline
  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  @usableFromInline
  override func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    first?.dispose()
    second?.dispose()
    first = nil
    second = nil
  }
}

/// Disposes a fixed number of disposables once, in order.
final class GroupDisposable: Attachment, Cancelable, @unchecked Sendable {
  // Unchecked because `members` is touched only by the thread that wins `disposed`.
  private let disposed = Atomic<Bool>(false)
  private var members: [any Disposable]
  private let resource = ResourceToken()

  init(_ members: [any Disposable]) {
    self.members = members
    super.init()
  }

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  override func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let members = self.members
    self.members = []
    for member in members { member.dispose() }
  }
}
