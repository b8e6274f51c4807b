import Synchronization

/// The end of a chain: holds what the upstream gave on attaching, and stops and disposes it once.
///
/// The upstream may deliver its terminal event before `attach` has returned; what it returns is then disposed at once.
/// Operators that need an object for each subscription derive it from this class, which saves one.
@usableFromInline
class UpstreamLink: Attachment, Cancelable, @unchecked Sendable {
  // Unchecked because `upstream` is touched only by the thread that wins a bit of `state`.
  @usableFromInline
  final let state = Atomic<UInt8>(0)
  @usableFromInline @exclusivity(unchecked) final var upstream: Attachment?
  private let resource = ResourceToken()

  @inlinable static var isConnected: UInt8 { 1 }
  @inlinable static var isDisposedBit: UInt8 { 2 }
  @inlinable static var isStoppedBit: UInt8 { 4 }
  @inlinable static var leavesUpstreamBit: UInt8 { 8 }
  @inlinable static var reportsDisposalBit: UInt8 { 16 }

  @inlinable
  override init() {
    super.init()
  }

  /// True if nothing may be forwarded any more: a terminal event came, or it was disposed.
  @inlinable
  final var isStopped: Bool {
    state.load(ordering: .relaxed) & UpstreamLink.isStoppedBit != 0
  }

  @usableFromInline
  final var isDisposed: Bool {
    state.load(ordering: .acquiring) & UpstreamLink.isDisposedBit != 0
  }

  /// True if it was disposed; read by the thread that sends events.
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
  @inlinable
  final func setUpstream(_ upstream: consuming Attachment?) {
    self.upstream = consume upstream
    let old = state.bitwiseOr(UpstreamLink.isConnected, ordering: .acquiringAndReleasing).oldValue
    if old & UpstreamLink.isDisposedBit != 0 { takeUpstream()?.dispose() }
  }

  /// Takes a disposable of any kind.
  @usableFromInline
  final func setUpstream(disposing disposable: __owned any Disposable) {
    if let attachment = Attachment.disposing(disposable) { setUpstream(attachment) }
  }

  /// Called once when this has been disposed, where `reportsDisposalBit` is set.
  @usableFromInline
  func didDispose() {}

  /// After a terminal event was delivered: `didDispose`, then the upstream.
  @usableFromInline
  final func finish() {
    guard let old = markDisposed() else { return }
    if old & UpstreamLink.reportsDisposalBit != 0 { didDispose() }
    if old & UpstreamLink.leavesUpstreamBit == 0 {
      disposeUpstream(old)
    } else if old & UpstreamLink.isConnected != 0 {
      _ = takeUpstream()
    }
  }

  /// The upstream, then `didDispose`. Subclasses that override this call `giveUp`.
  @usableFromInline
  override func dispose() {
    giveUp()
  }

  @usableFromInline
  final func giveUp() {
    guard let old = markDisposed() else { return }
    disposeUpstream(old)
    if old & UpstreamLink.reportsDisposalBit != 0 { didDispose() }
  }

  private final func markDisposed() -> UInt8? {
    let old = state.bitwiseOr(
      UpstreamLink.isDisposedBit | UpstreamLink.isStoppedBit, ordering: .acquiringAndReleasing
    ).oldValue
    return old & UpstreamLink.isDisposedBit == 0 ? old : nil
  }

  private final func disposeUpstream(_ old: UInt8) {
    if old & UpstreamLink.isConnected != 0 { takeUpstream()?.dispose() }
  }

  /// Lets go of the upstream without disposing it: it has gone away by itself.
  final func forgetUpstream() {
    let old = state.bitwiseAnd(~UpstreamLink.isConnected, ordering: .acquiringAndReleasing).oldValue
    if old & UpstreamLink.isConnected != 0, old & UpstreamLink.isDisposedBit == 0 { _ = takeUpstream() }
  }

  @usableFromInline
  final func takeUpstream() -> Attachment? {
    upstream.take()
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

/// A link that calls a closure once it has been disposed.
@usableFromInline
final class ReportingLink: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is, and who disposes it takes the closure.
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?

  @usableFromInline
  init(_ onDisposed: @escaping () -> Void) {
    self.onDisposed = onDisposed
    super.init()
    state.store(UpstreamLink.reportsDisposalBit, ordering: .relaxed)
  }

  @usableFromInline
  override func didDispose() {
    let onDisposed = self.onDisposed
    self.onDisposed = nil
    onDisposed?()
  }
}

extension Disposables {
  /// Name under which the result of `subscribe` is printed.
  package static var nameOfSubscriptions: String { String(reflecting: UpstreamLink.self) }
}
