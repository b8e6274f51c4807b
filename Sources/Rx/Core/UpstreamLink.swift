import Synchronization

/// The end of a chain: holds what the upstream gave on attaching, and stops and disposes it once.
///
/// The upstream may deliver its terminal event before `attach` has returned; what it returns is then disposed at once.
/// Operators that have an object of their own for each subscription derive it from this class, which saves one.
@usableFromInline
class UpstreamLink: Cancelable, @unchecked Sendable {
  // Unchecked because `upstream` and `onDisposed` are touched only by the thread that wins a bit of `state`.
  @usableFromInline
  final let state = Atomic<UInt8>(0)
  /// Not an optional, whose copies the compiler leaves to the runtime.
  @exclusivity(unchecked) private final var upstream: any Disposable = NopDisposable()
  @exclusivity(unchecked) private final var onDisposed: (() -> Void)?
  private let resource = ResourceToken()

  @usableFromInline static let isConnected: UInt8 = 1
  @usableFromInline static let isDisposedBit: UInt8 = 2
  @usableFromInline static let isStoppedBit: UInt8 = 4
  @usableFromInline static let leavesUpstreamBit: UInt8 = 8

  @usableFromInline
  init(onDisposed: (() -> Void)? = nil) {
    self.onDisposed = onDisposed
  }

  /// Whether nothing may be forwarded any more: a terminal event came, or it was disposed.
  @inlinable
  final var isStopped: Bool {
    state.load(ordering: .relaxed) & UpstreamLink.isStoppedBit != 0
  }

  @usableFromInline
  final var isDisposed: Bool {
    state.load(ordering: .acquiring) & UpstreamLink.isDisposedBit != 0
  }

  /// Whether it was disposed, as the thread that sends events asks.
  @inlinable
  final var isSilent: Bool {
    state.load(ordering: .relaxed) & UpstreamLink.isDisposedBit != 0
  }

  /// Leaves it to the upstream to dispose itself after a terminal event; called before it is attached.
  @usableFromInline
  final func leaveUpstream() {
    state.bitwiseOr(UpstreamLink.leavesUpstreamBit, ordering: .relaxed)
  }

  /// Takes note of a terminal event. Returns false when there is nothing left to end.
  @inlinable
  final func stop() -> Bool {
    state.bitwiseOr(UpstreamLink.isStoppedBit, ordering: .acquiringAndReleasing).oldValue
      & UpstreamLink.isStoppedBit == 0
  }

  /// Takes what `attach` returned; disposes it at once if the end came first.
  @usableFromInline
  final func setUpstream(_ upstream: __owned any Disposable) {
    self.upstream = upstream
    let old = state.bitwiseOr(UpstreamLink.isConnected, ordering: .acquiringAndReleasing).oldValue
    if old & UpstreamLink.isDisposedBit != 0 { takeUpstream().dispose() }
  }

  /// After a terminal event was delivered: `onDisposed`, then the upstream.
  @usableFromInline
  final func finish() {
    guard let old = markDisposed() else { return }
    let onDisposed = self.onDisposed
    self.onDisposed = nil
    onDisposed?()
    if old & UpstreamLink.leavesUpstreamBit == 0 {
      disposeUpstream(old)
    } else if old & UpstreamLink.isConnected != 0 {
      _ = takeUpstream()
    }
  }

  /// The upstream, then `onDisposed`. Subclasses that override this call `giveUp`.
  @usableFromInline
  func dispose() {
    giveUp()
  }

  @usableFromInline
  final func giveUp() {
    guard let old = markDisposed() else { return }
    let onDisposed = self.onDisposed
    self.onDisposed = nil
    disposeUpstream(old)
    onDisposed?()
  }

  private final func markDisposed() -> UInt8? {
    let old = state.bitwiseOr(
      UpstreamLink.isDisposedBit | UpstreamLink.isStoppedBit, ordering: .acquiringAndReleasing
    ).oldValue
    return old & UpstreamLink.isDisposedBit == 0 ? old : nil
  }

  private final func disposeUpstream(_ old: UInt8) {
    if old & UpstreamLink.isConnected != 0 { takeUpstream().dispose() }
  }

  private final func takeUpstream() -> any Disposable {
    var taken: any Disposable = NopDisposable()
    swap(&taken, &upstream)
    return taken
  }

  /// An observer that enforces the grammar for `observer` and disposes the upstream after a terminal event.
  @inlinable
  final func guarding<Element>(_ observer: AnyObserver<Element>) -> AnyObserver<Element> {
    AnyObserver(receive: { event in
      if !event.pointee.isStopEvent {
        if !self.isStopped { observer.receive(event) }
      } else if self.stop() {
        observer.receive(event)
        self.finish()
      }
    })
  }
}

extension Disposables {
  /// How what `subscribe` returns is printed.
  package static var nameOfSubscriptions: String { String(reflecting: UpstreamLink.self) }
}
