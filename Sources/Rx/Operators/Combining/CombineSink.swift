/// What the sources of one `combineLatest` share, where they are a collection or more than four.
@usableFromInline
final class CombineSink<Element>: Attachment, @unchecked Sendable {
  // Unchecked because the sink's gate guards what changes once sources are attached.
  @usableFromInline let sink: SerialSink<Element>
  @usableFromInline let combine: () throws -> Element
  /// Whether a source that fails or that completes last is disposed together with the others, as in a collection, or before the
  /// event is sent.
  @usableFromInline let disposesTogether: Bool
  @usableFromInline @exclusivity(unchecked) var slots = ContiguousArray<SourceSlot>()
  @usableFromInline @exclusivity(unchecked) var missing = 0
  @usableFromInline @exclusivity(unchecked) var active = 0

  @inlinable
  init(_ observer: AnyObserver<Element>, disposesTogether: Bool = false, _ combine: @escaping () throws -> Element) {
    sink = SerialSink(observer, keeping: combine)
    self.disposesTogether = disposesTogether
    self.combine = combine
    super.init()
  }

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> Attachment? {
    let slots = (repeat CombineSlot<each Value>())
    let combination = CombineSink(observer) { try resultSelector(repeat (each slots).current) }
    repeat combination.add(each slots)
    repeat combination.attach(each slots, to: each source)
    combination.sink.setUpstream(combination)
    return combination.sink
  }

  /// Combines a list of sources.
  @inlinable
  static func start<Value>(
    _ observer: AnyObserver<Element>, _ sources: [Observable<Value>], disposesTogether: Bool,
    _ resultSelector: @escaping ([Value]) throws -> Element
  ) -> Attachment? {
    let slots = sources.map { _ in CombineSlot<Value>() }
    let combination = CombineSink(observer, disposesTogether: disposesTogether) {
      try resultSelector(slots.map { $0.latest! })
    }
    for slot in slots { combination.add(slot) }
    for (slot, source) in zip(slots, sources) { combination.attach(slot, to: source) }
    if slots.isEmpty {
      if let failure = combination.sendCombination() { combination.sink.close(.error(failure)) }
      combination.sink.close(.completed)
    }
    combination.sink.setUpstream(combination)
    return combination.sink
  }

  /// Takes note of a source before any is attached.
  @usableFromInline
  func add(_ slot: SourceSlot) {
    slots.append(slot)
    missing += 1
    active += 1
  }

  @inlinable
  func attach<Value>(_ slot: CombineSlot<Value>, to source: Observable<Value>) {
    let link: UpstreamLink = slot
    if let just = source.just {
      received(just.element, slot)
      if link.stop() { completed(slot) }
      return
    }
    let observer = AnyObserver<Value>(receive: { event in
      switch event.pointee {
      case .next(let value):
        if !link.isStopped { self.received(value, slot) }
      case .error(let error):
        if link.stop() {
          if !self.disposesTogether { link.finish() }
          self.sink.close(.error(error))
        }
      case .completed:
        if link.stop() { self.completed(slot) }
      }
    })
    link.setUpstream(source.attach(observer))
  }

  @inlinable
  func received<Value>(_ value: Value, _ slot: CombineSlot<Value>) {
    sink.gate.lock()
    slot.latest = value
    if !slot.hasValue {
      slot.hasValue = true
      missing -= 1
    }
    guard missing == 0 else {
      // The others are done and some never sent: there will be no combination.
      let isLast = active == 1 && !slot.isStopped
      sink.gate.unlock()
      if isLast { sink.close(.completed) }
      return
    }
    let failure = sendCombination()
    sink.gate.unlock()
    if let failure { sink.close(.error(failure)) }
  }

  /// Sends a combination, or returns what the closure threw; called within the gate.
  @inlinable
  func sendCombination() -> (any Error)? {
    if sink.isStopped { return nil }
    do {
      sink.send(try combine())
      return nil
    } catch {
      return error
    }
  }

  @inlinable
  func completed(_ slot: SourceSlot) {
    sink.gate.lock()
    active -= 1
    let isLast = active == 0
    sink.gate.unlock()
    if !isLast || !disposesTogether { slot.finish() }
    if isLast { sink.close(.completed) }
  }

  /// The sources in their order.
  @usableFromInline
  override func dispose() {
    for slot in slots { slot.dispose() }
  }
}

/// The subscription to one of several sources.
@usableFromInline
class SourceSlot: UpstreamLink, @unchecked Sendable {
  // Unchecked because the gate of the whole guards the variable.
  @usableFromInline @exclusivity(unchecked) final var hasValue = false

  @inlinable
  override init() {
    super.init()
  }
}

/// One source of a `combineLatest` and its latest element.
@usableFromInline
final class CombineSlot<Value>: SourceSlot, @unchecked Sendable {
  // Unchecked as its superclass is.
  @usableFromInline @exclusivity(unchecked) var latest: Value?

  /// The latest element, once there is one.
  @inlinable
  var current: Value { latest! }

  @inlinable
  override init() {
    super.init()
  }
}
