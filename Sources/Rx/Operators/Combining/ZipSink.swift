/// What the sources of one `zip` share.
@usableFromInline
final class ZipSink<Element>: Attachment, @unchecked Sendable {
  // Unchecked because the sink's gate guards what changes once sources are attached.
  @usableFromInline let sink: SerialSink<Element>
  @usableFromInline let combine: () throws -> Element
  /// Whether the sources are a collection: then an element for which there can be no combination completes the result, and a source
  /// that fails or completes last is disposed together with the others rather than before.
  @usableFromInline let isCollection: Bool
  @usableFromInline @exclusivity(unchecked) var slots = ContiguousArray<WaitingSlot>()
  @usableFromInline @exclusivity(unchecked) var active = 0

  @inlinable
  init(_ observer: AnyObserver<Element>, isCollection: Bool = false, _ combine: @escaping () throws -> Element) {
    sink = SerialSink(observer, keeping: combine)
    self.isCollection = isCollection
    self.combine = combine
    super.init()
  }

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> Attachment? {
    let slots = (repeat ZipSlot<each Value>())
    let combination = ZipSink(observer) { try resultSelector(repeat (each slots).take()) }
    repeat combination.add(each slots)
    repeat combination.attach(each slots, to: each source)
    combination.sink.setUpstream(combination)
    return combination.sink
  }

  /// Combines a list of sources.
  @inlinable
  static func start<Value>(
    _ observer: AnyObserver<Element>, _ sources: [Observable<Value>], isCollection: Bool,
    _ resultSelector: @escaping ([Value]) throws -> Element
  ) -> Attachment? {
    let slots = sources.map { _ in ZipSlot<Value>() }
    let combination = ZipSink(observer, isCollection: isCollection) { try resultSelector(slots.map { $0.take() }) }
    for slot in slots { combination.add(slot) }
    for (slot, source) in zip(slots, sources) { combination.attach(slot, to: source) }
    if slots.isEmpty { combination.sink.close(.completed) }
    combination.sink.setUpstream(combination)
    return combination.sink
  }

  /// Takes note of a source before any is attached.
  @inlinable
  func add(_ slot: WaitingSlot) {
    slots.append(slot)
    active += 1
  }

  @inlinable
  func attach<Value>(_ slot: ZipSlot<Value>, to source: Observable<Value>) {
    source.attach(to: slot) { event in
      switch event {
      case .next(let value): self.received(value, slot)
      case .error(let error):
        if !self.isCollection { slot.finish() }
        self.sink.close(.error(error))
      case .completed:
        self.sink.gate.lock()
        self.active -= 1
        let isLast = self.active == 0
        self.sink.gate.unlock()
        if !isLast || !self.isCollection { slot.finish() }
        if isLast { self.sink.close(.completed) }
      }
    }
  }

  @inlinable
  func received<Value>(_ value: Value, _ slot: ZipSlot<Value>) {
    sink.gate.lock()
    slot.put(value)
    if slots.contains(where: { $0.waiting == 0 }) {
      let isOver = isCollection && active == 1
      sink.gate.unlock()
      if isOver { sink.close(.completed) }
      return
    }
    var failure: (any Error)?
    do {
      sink.send(try combine())
    } catch {
      failure = error
    }
    sink.gate.unlock()
    if let failure { sink.close(.error(failure)) }
  }

  /// The sources in their order.
  @usableFromInline
  override func dispose() {
    for slot in slots { slot.dispose() }
  }
}

/// One of several sources whose elements wait for those of the others.
@usableFromInline
class WaitingSlot: SourceSlot, @unchecked Sendable {
  // Unchecked as its superclass is.
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
