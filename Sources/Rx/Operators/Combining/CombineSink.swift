/// One subscription to `combineLatest` of a collection, or of more than four sequences.
@usableFromInline
final class CombineSink<Element>: CombiningSink<Element>, @unchecked Sendable {
  // Unchecked as its superclass is.
  /// Number of sources that have not sent yet.
  @usableFromInline @exclusivity(unchecked) var missing = 0

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> Attachment? {
    let slots = (repeat CombineSlot<each Value>())
    let sink = CombineSink(observer, isCollection: false) { try resultSelector(repeat (each slots).current) }
    repeat sink.add(each slots)
    sink.missing = sink.active
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
    let slots = sources.map { _ in CombineSlot<Value>() }
    let sink = CombineSink(observer, isCollection: isCollection) { try resultSelector(slots.map { $0.current }) }
    for slot in slots { sink.add(slot) }
    sink.missing = slots.count
    for (slot, source) in zip(slots, sources) { sink.attach(slot, to: source) }
    if slots.isEmpty {
      if let failure = sink.sendCombination() { sink.close(.error(failure)) }
      sink.close(.completed)
    }
    sink.complete()
    return sink
  }

  @inlinable
  func attach<Value>(_ slot: CombineSlot<Value>, to source: Observable<Value>) {
    let link: UpstreamLink = slot
    if source.isTakenAsJust {
      received(source.elementOfJust, slot)
      if link.stop() { completed(slot) }
      return
    }
    let observer = AnyObserver<Value>(receive: { event in
      switch event.pointee {
      case .next(let value):
        if !link.isStopped { self.received(value, slot) }
      case .error(let error):
        if link.stop() { self.failed(slot, error) }
      case .completed:
        if link.stop() { self.completed(slot) }
      }
    })
    link.setUpstream(source.attach(observer))
  }

  @inlinable
  func received<Value>(_ value: Value, _ slot: CombineSlot<Value>) {
    gate.lock()
    if slot.latest == nil { missing -= 1 }
    slot.latest = value
    guard missing == 0 else {
      // The others are done and some never sent: there will be no combination.
      let isLast = active == 1 && !slot.isStopped
      gate.unlock()
      if isLast { close(.completed) }
      return
    }
    let failure = sendCombination()
    gate.unlock()
    if let failure { close(.error(failure)) }
  }
}

/// One source of a `combineLatest` and its latest element.
@usableFromInline
final class CombineSlot<Value>: UpstreamLink, @unchecked Sendable {
  // Unchecked because the gate of the whole guards the variable.
  @usableFromInline @exclusivity(unchecked) var latest: Value?

  /// The latest element, once there is one.
  @inlinable
  var current: Value { latest! }

  @inlinable
  override init() {
    super.init()
  }
}
