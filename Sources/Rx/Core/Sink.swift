/// One subscription to an operator: forwards to its observer until it has been disposed, and disposes its source after a
/// terminal event.
///
/// Operators differ in where they call a closure, so none of them asks whether it has been disposed before it calls one. What
/// the closure returns is forwarded only if the subscription is still alive then: a closure further up may have disposed it.
@usableFromInline
class Sink<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline final let observer: AnyObserver<Element>

  @inlinable
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init()
  }

  @inlinable
  final func forward(_ element: Element) {
    if !isSilent { observer.on(.next(element)) }
  }

  @inlinable
  final func forward(_ event: UnsafePointer<Event<Element>>) {
    if !isSilent { observer.receive(event) }
  }

  /// Sends a terminal event, then disposes the source. Kept apart from the way of the elements, which is shorter without.
  @inlinable
  @inline(never)
  final func end(_ event: Event<Element>) {
    if isSilent { return }
    observer.on(event)
    finish()
  }

  /// Forwards any event of a source with the same elements.
  @inlinable
  final func receive(any event: UnsafePointer<Event<Element>>) {
    if event.pointee.isStopEvent { end(event.pointee) } else { forward(event) }
  }
}

extension Observable {
  /// Attaches `sink` with a closure that receives the events in its place.
  ///
  /// Takes the closure over, but not the sink, and is inlined where the closure is made: each subscription retains the sink once, for
  /// the closure.
  @inlinable
  @inline(__always)
  final func attach<Result>(
    to sink: Sink<Result>, _ receive: consuming @escaping (UnsafePointer<Event<Element>>) -> Void
  ) -> Attachment? {
    sink.setUpstream(attach(AnyObserver(receive: receive)))
    return sink
  }
}
