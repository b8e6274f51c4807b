/// What the sources of one `combineLatest` share, where they are a collection or more than four.
@usableFromInline
final class CombineSink<Element>: @unchecked Sendable {
  // Unchecked because the gate guards what changes once sources are attached.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let combine: () throws -> Element
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopMark()
  @usableFromInline @exclusivity(unchecked) var slots = ContiguousArray<SourceSlot>()
  @usableFromInline @exclusivity(unchecked) var missing = 0
  @usableFromInline @exclusivity(unchecked) var active = 0

  @inlinable
  init(_ observer: AnyObserver<Element>, _ combine: @escaping () throws -> Element) {
    self.observer = observer
    self.combine = combine
  }

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> any Disposable {
    let slots = (repeat CombineSlot<each Value>())
    let sink = CombineSink(observer) { try resultSelector(repeat (each slots).current) }
    repeat sink.add(each slots)
    repeat sink.attach(each slots, to: each source)
    return sink
  }

  /// Takes note of a source before any is attached.
  @usableFromInline
  func add(_ slot: SourceSlot) {
    slots.append(slot)
    missing += 1
    active += 1
  }

  /// Nothing to wait for.
  @usableFromInline
  func endEmpty() {
    end(.completed)
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
          link.finish()
          self.end(.error(error))
        }
      case .completed:
        if link.stop() { self.completed(slot) }
      }
    })
    link.setUpstream(source.attach(observer))
  }

  @inlinable
  func received<Value>(_ value: Value, _ slot: CombineSlot<Value>) {
    gate.lock()
    slot.latest = value
    if !slot.hasValue {
      slot.hasValue = true
      missing -= 1
    }
    guard missing == 0 else {
      gate.unlock()
      endIfLast(slot)
      return
    }
    if !stop.isSet {
      do {
        observer.on(.next(try combine()))
      } catch {
        fail(error)
      }
    }
    gate.unlock()
  }

  @inlinable
  func fail(_ error: any Error) {
    if stop.set() { observer.on(.error(error)) }
  }

  @inlinable
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = stop.set()
    gate.unlock()
    if isFirst { observer.on(event) }
  }

  /// A source sent while others have not yet: when those are done they never will.
  @inlinable
  func endIfLast(_ slot: SourceSlot) {
    gate.lock()
    let isLast = active == 1 && !slot.isStopped
    gate.unlock()
    if isLast { end(.completed) }
  }

  @inlinable
  func completed(_ slot: SourceSlot) {
    gate.lock()
    active -= 1
    let isLast = active == 0
    gate.unlock()
    slot.finish()
    if isLast { end(.completed) }
  }
}

extension CombineSink: Disposable {
  /// The sources in their order.
  @usableFromInline
  func dispose() {
    stop.set()
    for slot in slots { slot.dispose() }
  }
}

/// The subscription to one of several sources.
@usableFromInline
class SourceSlot: UpstreamLink, @unchecked Sendable {
  // Unchecked because the gate of the whole guards the variable.
  @usableFromInline @exclusivity(unchecked) final var hasValue = false

  @inlinable
  init() {
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
