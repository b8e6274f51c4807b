/// One subscription to an operator whose events may come from several threads: one at a time, none after the terminal one.
@usableFromInline
class SerialSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; the gate is one for threads.
  @usableFromInline final let gate = SerialGate()

  @inlinable
  override init(_ observer: AnyObserver<Element>) {
    super.init(observer)
  }

  /// Sends an element while no other thread sends.
  @inlinable
  final func send(_ element: Element) {
    gate.lock()
    if !isStopped { observer.on(.next(element)) }
    gate.unlock()
  }

  /// Sends the terminal event, once, when no element is under way on another thread, and disposes the sources.
  @inlinable
  final func close(_ event: Event<Element>) {
    gate.lock()
    let isFirst = stop()
    gate.unlock()
    if !isFirst { return }
    observer.on(event)
    finish()
  }

  /// Sends any event.
  @inlinable
  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error, .completed: close(event)
    }
  }
}
