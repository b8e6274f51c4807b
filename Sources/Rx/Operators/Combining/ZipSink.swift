/// One subscription to `zip`.
///
/// Of a collection, an element for which there can be no combination completes the result.
@usableFromInline
final class ZipSink<Element>: CombiningSink<Element>, @unchecked Sendable {
  // Unchecked as its superclass is.

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> Attachment? {
    let slots = (repeat ZipSlot<each Value>())
    let sink = ZipSink(observer, isCollection: false) { try resultSelector(repeat (each slots).take()) }
    repeat sink.add(each slots)
    repeat sink.attach(each slots, to: each source)
    sink.complete()
    return sink
  }

  /// Combines a list of sources.
  @inlinable
  static func start<Value>(
    _ observer: AnyObserver<Element>, _ sources: [Observable<Value>], isCollection: Bool,
    _ resultSelector: @escaping ([Value]) throws -> Element
  ) -> Attachment? {
    let slots = sources.map { _ in ZipSlot<Value>() }
    let sink = ZipSink(observer, isCollection: isCollection) { try resultSelector(slots.map { $0.take() }) }
    for slot in slots { sink.add(slot) }
    for (slot, source) in zip(slots, sources) { sink.attach(slot, to: source) }
    if slots.isEmpty { sink.close(.completed) }
    sink.complete()
    return sink
  }

  @inlinable
  func attach<Value>(_ slot: ZipSlot<Value>, to source: Observable<Value>) {
    source.attach(to: slot) { event in
      switch event {
      case .next(let value): self.received(value, slot)
      case .error(let error): self.failed(slot, error)
      case .completed: self.completed(slot)
      }
    }
  }

  @inlinable
  func received<Value>(_ value: Value, _ slot: ZipSlot<Value>) {
    gate.lock()
    slot.put(value)
    if links.contains(where: { unsafeDowncast($0, to: WaitingSlot.self).waiting == 0 }) {
      let isOver = isCollection && active == 1
      gate.unlock()
      if isOver { close(.completed) }
      return
    }
    let failure = sendCombination()
    gate.unlock()
    if let failure { close(.error(failure)) }
  }
}

/// One of several sources whose elements wait for those of the others.
@usableFromInline
class WaitingSlot: UpstreamLink, @unchecked Sendable {
  // Unchecked because the gate of the whole guards the variable.
  @usableFromInline @exclusivity(unchecked) final var waiting = 0

  @inlinable
  override init() {
    super.init()
  }
}

/// One source of a `zip` and its elements.
@usableFromInline
final class ZipSlot<Value>: WaitingSlot, @unchecked Sendable {
  // Unchecked as its superclass is.
  @usableFromInline @exclusivity(unchecked) var values = Queue<Value>()

  @inlinable
  override init() {
    super.init()
  }

  @inlinable
  func put(_ value: Value) {
    values.append(value)
    waiting += 1
  }

  @inlinable
  func take() -> Value {
    waiting -= 1
    return values.popFirst()!
  }
}
