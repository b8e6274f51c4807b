/// An observer that several sources share: one event at a time, and nothing after a terminal event.
@usableFromInline
final class SerializedObserver<Element>: Sendable {
  @usableFromInline nonisolated(unsafe) let observer: AnyObserver<Element>  // Constant; called within the gate only.
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopMark()

  @inlinable
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// Sends an element while no other thread sends.
  @inlinable
  func forward(_ element: Element) {
    gate.lock()
    if !stop.isSet { observer.on(.next(element)) }
    gate.unlock()
  }

  /// Sends the terminal event, once, when no element is under way on another thread.
  @inlinable
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = stop.set()
    gate.unlock()
    if isFirst { observer.on(event) }
  }

  /// Sends any event.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): forward(element)
    case .error, .completed: end(event)
    }
  }
}
