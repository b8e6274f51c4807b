import Foundation
import Synchronization

/// A place in memory for a subscription with nothing but a closure for elements: a member of a `PublishSubject` that is no object.
///
/// The memory serves one subscription after the other and is never freed, so it always has room for the greatest number of simultaneous
/// subscriptions so far. Each subscription has a generation, a number that is unique for its place. The program holds the place and the
/// generation (`SlotSubscription`): after the subscription has ended, it finds another generation, or the marks, and accesses nothing else.
///
/// Whoever removes a slot from its registry frees it, once no delivery uses it (`free`).
@usableFromInline
struct ClosureSlot: Equatable, @unchecked Sendable {
  // Unchecked because what is at the place is atomic, or set by whoever took it before others see it; the key is guarded by the lock of
  // the registry, and a free slot belongs to one list.

  @usableFromInline typealias ReleaseHandler = (UnsafeMutableRawPointer) -> Void

  /// Header of a slot's memory; the handler follows it.
  @usableFromInline
  struct Place: ~Copyable {
    /// The generation and, in the lowest bits, marks.
    @usableFromInline let state = Atomic<UInt64>(ClosureSlot.marks)
    /// Address of the registry that has this slot; means nothing with `isDetachedBit`.
    var registry: UInt = 0
    /// The key in the registry; guarded by its lock.
    var key = 0
    /// The next free slot while this one is free.
    var next: ClosureSlot?
    /// Releases the handler. Captures nothing where the client's compiler specialises it.
    @usableFromInline var releaseHandler: ReleaseHandler?
    /// Counts with the copies that the program has of the subscription.
    var resource: SharedResourceToken?

    init() {}
  }

  @usableFromInline let place: UnsafeMutablePointer<Place>

  @inlinable
  init(place: UnsafeMutablePointer<Place>) { self.place = place }

  /// Set once the subscription has been disposed.
  @inlinable static var isDisposedBit: UInt64 { 1 }
  /// Set once nothing more is to be heard.
  @inlinable static var isStoppedBit: UInt64 { 2 }
  /// Set while a thread uses the registry to leave, and ever after where it has removed this slot.
  @inlinable static var isLeavingBit: UInt64 { 4 }
  /// Set once the registry has removed this slot by itself.
  @inlinable static var isDetachedBit: UInt64 { 8 }
  @inlinable static var marks: UInt64 { 15 }
  /// Difference between a generation and the next one.
  static var nextGeneration: UInt64 { 16 }

  /// Room for a handler of any type of elements: a closure, and a counter in builds that count resources.
  @inlinable static var handlerSize: Int { 32 }
  static let alignment = 16
  @inlinable static var handlerOffset: Int { (MemoryLayout<Place>.size + 15) & ~15 }

  @inlinable
  @inline(__always)
  func handler<Element>(_ type: Element.Type) -> UnsafeMutablePointer<NextHandler<Element>> {
    (UnsafeMutableRawPointer(place) + ClosureSlot.handlerOffset).assumingMemoryBound(to: NextHandler<Element>.self)
  }

  /// Makes slots that are free, side by side.
  static func make(count: Int) -> [ClosureSlot] {
    let size = handlerOffset + handlerSize
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size * count, alignment: alignment)
    return (0..<count).map { index in
      let place = (memory + index * size).bindMemory(to: Place.self, capacity: 1)
      place.initialize(to: Place())
      return ClosureSlot(place: place)
    }
  }

  /// A slot for a new subscription, which no other thread can reach yet.
  @inlinable
  static func make<Element>(_ onNext: __owned ((Element) -> Void)?) -> ClosureSlot {
    let slot = take()
    assert(MemoryLayout<NextHandler<Element>>.size <= handlerSize)
    (UnsafeMutableRawPointer(slot.place) + handlerOffset).bindMemory(to: NextHandler<Element>.self, capacity: 1)
      .initialize(to: NextHandler(consume onNext))
    slot.place.pointee.releaseHandler = {
      $0.assumingMemoryBound(to: NextHandler<Element>.self).deinitialize(count: 1)
    }
    return slot
  }

  @usableFromInline
  static func take() -> ClosureSlot {
    let slot = ThreadState.withCurrent { $0.freeSlots.take() }
    slot.place.pointee.resource = SharedResourceToken()
    slot.place.pointee.state.store(slot.generation, ordering: .relaxed)
    return slot
  }

  /// The generation; whoever asks knows that the slot is not freed meanwhile.
  @inline(__always)
  private var generation: UInt64 { place.pointee.state.load(ordering: .relaxed) & ~ClosureSlot.marks }

  /// The subscription for the program; asked before others see the slot.
  @usableFromInline
  var subscription: SlotSubscription {
    SlotSubscription(self, generation, place.pointee.resource ?? SharedResourceToken())
  }

  /// Takes note of the registry that this slot joins; called before others see the slot or with the lock of the registry.
  @inline(__always)
  func join(_ address: UInt) { place.pointee.registry = address }

  /// Ends the membership in the registry, which has removed this slot; returns once no thread is using it to leave. The caller holds
  /// no lock.
  func forgetRegistry() {
    var old = place.pointee.state.load(ordering: .acquiring)
    while true {
      if old & ClosureSlot.isLeavingBit != 0 {
        // The other thread runs no foreign code there: it takes the lock, and is through.
        sched_yield()
        old = place.pointee.state.load(ordering: .acquiring)
        continue
      }
      let change = place.pointee.state.compareExchange(
        expected: old, desired: old | ClosureSlot.isDetachedBit, ordering: .acquiringAndReleasing)
      if change.exchanged { return }
      old = change.original
    }
  }

  /// True if the subscription of this generation is disposed, or over.
  func isDisposed(_ generation: UInt64) -> Bool {
    let state = place.pointee.state.load(ordering: .acquiring)
    return state & ~ClosureSlot.marks != generation || state & ClosureSlot.isDisposedBit != 0
  }

  /// Disposes the subscription of this generation, unless it is disposed or over.
  func dispose(_ generation: UInt64) {
    let marks = ClosureSlot.isDisposedBit | ClosureSlot.isStoppedBit
    var old = generation
    while true {
      let isDetached = old & ClosureSlot.isDetachedBit != 0
      let change = place.pointee.state.compareExchange(
        expected: old, desired: old | marks | (isDetached ? 0 : ClosureSlot.isLeavingBit),
        ordering: .acquiringAndReleasing)
      if change.exchanged {
        // Whoever removed it frees it.
        if isDetached { return }
        break
      }
      old = change.original
      if old & ~ClosureSlot.marks != generation || old & ClosureSlot.isDisposedBit != 0 { return }
    }
    guard let registry = UnsafePointer<ListenerRegistry>(bitPattern: place.pointee.registry) else { return }
    let removed = registry.pointee.remove(.slot(self))
    if removed.isNone {
      // Another thread has removed it, and waits.
      place.pointee.state.bitwiseAnd(~ClosureSlot.isLeavingBit, ordering: .releasing)
    } else {
      removed.letGo()
    }
  }

  /// Passes an event on unless the subscription has been disposed.
  @inlinable
  @inline(__always)
  func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    if case .next(let element) = event.pointee {
      if place.pointee.state.load(ordering: .relaxed) & ClosureSlot.isStoppedBit == 0 {
        handler(Element.self).pointee.next(element)
      }
    } else {
      hear(terminal: event)
    }
  }

  /// Takes note of a terminal event, for which the subject has removed this slot.
  ///
  /// Kept apart, so that an element saves few registers on its way.
  @inlinable
  @inline(never)
  func hear<Element>(terminal event: UnsafePointer<Event<Element>>) { end(event.pointee.error) }

  @usableFromInline
  func end(_ error: (any Error)?) {
    let marks = ClosureSlot.isDisposedBit | ClosureSlot.isStoppedBit
    let old = place.pointee.state.bitwiseOr(marks, ordering: .acquiringAndReleasing).oldValue
    if old & ClosureSlot.isStoppedBit == 0, let error { UnhandledErrors.report(error, nil) }
  }

  /// Ends the generation, releases the closure, which may run foreign code, and leaves the place to the next subscription on this
  /// thread. Called once, by whoever removed the slot, when no delivery uses it.
  func free() {
    place.pointee.state.store(
      (generation &+ ClosureSlot.nextGeneration) | ClosureSlot.marks, ordering: .releasing)
    place.pointee.releaseHandler?(UnsafeMutableRawPointer(place) + ClosureSlot.handlerOffset)
    place.pointee.resource = nil
    ThreadState.withCurrent { $0.freeSlots.add(self) }
  }
}
