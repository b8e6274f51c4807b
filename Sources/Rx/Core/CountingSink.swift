/// One subscription to an operator that counts elements down: `skip`, `take`, `element(at:)`.
@usableFromInline
final class CountingSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline @exclusivity(unchecked) var remaining: Int

  @inlinable
  init(_ observer: AnyObserver<Element>, _ count: Int) {
    remaining = count
    super.init(observer)
  }

  @inlinable
  func skip(_ event: UnsafePointer<Event<Element>>) {
    if remaining > 0, !event.pointee.isStopEvent {
      remaining -= 1
    } else {
      receive(any: event)
    }
  }

  func take(_ event: UnsafePointer<Event<Element>>) {
    if event.pointee.isStopEvent { return end(event.pointee) }
    guard remaining > 0 else { return }
    remaining -= 1
    forward(event)
    if remaining == 0 { end(.completed) }
  }

  /// Sends the element that comes when nothing remains. Counted afterwards: an element that is sent from within has the same index.
  func takeOnly(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if remaining == 0 {
        forward(event)
        end(.completed)
      }
      remaining &-= 1
    case .error: end(event.pointee)
    case .completed: end(.error(RxError.argumentOutOfRange))
    }
  }
}
