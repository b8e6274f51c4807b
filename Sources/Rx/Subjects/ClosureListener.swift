import Synchronization

/// All of a subscription with closures for the end to a subject that keeps it as it is: listener and disposable in one.
///
/// A program may keep the disposable for long, so its closures are released when it is disposed: at once, or after the deliveries that
/// are under way (`letGo`).
@usableFromInline
final class ClosureListener<Element>: Listener<Element>, Cancelable, CustomStringConvertible, CustomReflectable,
  @unchecked Sendable
{
  // Unchecked because its superclass is. Deliveries read the handler, which is released when there are none any more.

  @usableFromInline @exclusivity(unchecked) var handler: NextHandler<Element>?
  @usableFromInline let endHandlers: EndHandlers

  @inlinable
  init(_ onNext: ((Element) -> Void)?, _ endHandlers: EndHandlers) {
    handler = NextHandler(onNext)
    self.endHandlers = endHandlers
    super.init(isClosureListener: true)
  }

  @usableFromInline var isDisposed: Bool { !isListening }

  @usableFromInline var description: String { Disposables.nameOfSubscriptions }

  /// Without parts: a handler cannot be copied, and a mirror copies what it shows.
  @usableFromInline var customMirror: Mirror { Mirror(self, children: []) }

  @inlinable
  @inline(__always)
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if case .next(let element) = event.pointee {
      if state.load(ordering: .relaxed) & ListenerSubscription.isStoppedBit == 0 { handler?.next(element) }
    } else {
      receive(terminal: event)
    }
  }

  /// Kept apart, so that an element saves few registers on its way.
  @inlinable
  @inline(never)
  func receive(terminal event: UnsafePointer<Event<Element>>) {
    let stopped = ListenerSubscription.isStoppedBit
    guard state.bitwiseOr(stopped, ordering: .acquiringAndReleasing).oldValue & stopped == 0 else { return }
    endHandlers.end(event.pointee.error)
    finish()
  }

  /// Ends the subscription after the terminal event, for which the subject has removed this listener.
  @usableFromInline
  func finish() {
    let disposed = ListenerSubscription.isDisposedBit
    if state.bitwiseOr(disposed, ordering: .acquiringAndReleasing).oldValue & disposed == 0 {
      endHandlers.reportDisposal()
    }
  }

  @usableFromInline
  override func dispose() {
    if giveUp() { endHandlers.reportDisposal() }
  }

  @usableFromInline
  override func letGo() {
    handler = nil
    endHandlers.letGo()
  }
}
