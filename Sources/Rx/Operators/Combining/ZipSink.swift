/// What the sources of one `zip` share.
@usableFromInline
final class ZipSink<Element>: @unchecked Sendable {
  // Unchecked because the gate guards what changes once sources are attached.
  @usableFromInline let serialized: SerializedObserver<Element>
  @usableFromInline let combine: () throws -> Element
  @usableFromInline @exclusivity(unchecked) var slots = ContiguousArray<WaitingSlot>()

  @inlinable
  init(_ observer: AnyObserver<Element>, _ combine: @escaping () throws -> Element) {
    serialized = SerializedObserver(observer)
    self.combine = combine
  }

  /// Combines a fixed number of sources.
  @inlinable
  static func start<each Value>(
    _ observer: AnyObserver<Element>, _ resultSelector: @escaping (repeat each Value) throws -> Element,
    _ source: repeat Observable<each Value>
  ) -> any Disposable {
    let slots = (repeat ZipSlot<each Value>())
    let sink = ZipSink(observer) { try resultSelector(repeat (each slots).take()) }
    repeat sink.add(each slots)
    repeat sink.attach(each slots, to: each source)
    return sink
  }

  /// Takes note of a source before any is attached.
  @inlinable
  func add(_ slot: WaitingSlot) {
    slots.append(slot)
  }

  @inlinable
  func attach<Value>(_ slot: ZipSlot<Value>, to source: Observable<Value>) {
    source.attach(to: slot) { event in
      switch event {
      case .next(let value):
        self.serialized.gate.lock()
        slot.put(value)
        self.sendIfComplete()
        let isOver = self.isOver
        self.serialized.gate.unlock()
        if isOver { self.serialized.end(.completed) }
      case .error(let error):
        slot.finish()
        self.serialized.end(.error(error))
      case .completed:
        slot.finish()
        self.serialized.gate.lock()
        slot.isDone = true
        let isOver = self.isOver
        self.serialized.gate.unlock()
        if isOver { self.serialized.end(.completed) }
      }
    }
  }

  /// Sends a combination if there is one; called within the gate.
  @inlinable
  func sendIfComplete() {
    if slots.contains(where: { $0.waiting == 0 }) || serialized.stop.isSet { return }
    do {
      serialized.observer.on(.next(try combine()))
    } catch {
      if serialized.stop.set() { serialized.observer.on(.error(error)) }
    }
  }

  /// Whether some source has ended and has nothing waiting.
  @inlinable
  var isOver: Bool {
    slots.contains { $0.isDone && $0.waiting == 0 }
  }
}

extension ZipSink: Disposable {
  /// The sources in their order.
  @usableFromInline
  func dispose() {
    serialized.stop.set()
    for slot in slots { slot.dispose() }
  }
}

/// One of several sources whose elements wait for those of the others.
@usableFromInline
class WaitingSlot: SourceSlot, @unchecked Sendable {
  // Unchecked as its superclass is.
  @usableFromInline @exclusivity(unchecked) final var waiting = 0
  @usableFromInline @exclusivity(unchecked) final var isDone = false

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
