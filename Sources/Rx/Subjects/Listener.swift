import Foundation
import Synchronization

/// One observer of a subject and its subscription: disposing it silences the observer at once, even within the delivery of an event.
///
/// Not generic, so that bags of listeners are of one type for all elements.
@usableFromInline
class ListenerSubscription: Attachment, @unchecked Sendable {
  // Unchecked because `key` is set under the lock of whoever has the listener.
  @usableFromInline @exclusivity(unchecked) final var key = 0
  /// Address of the registry that has this listener, otherwise 0; and marks in the lowest bits.
  @usableFromInline final let state = Atomic<UInt>(0)
  /// True for a `ClosureListener`, whose closure a delivery calls itself.
  @usableFromInline final let isClosureListener: Bool
  @usableFromInline let resource = ResourceToken()

  /// Set once the subscription has been disposed.
  @inlinable static var isDisposedBit: UInt { 1 }
  /// Set once nothing more is to be heard, where the listener itself enforces the grammar.
  @inlinable static var isStoppedBit: UInt { 2 }
  /// Set while a thread uses the registry to leave; means nothing without an address.
  @inlinable static var isLeavingBit: UInt { 4 }
  @inlinable static var marks: UInt { 7 }

  @inlinable
  init(isClosureListener: Bool) {
    self.isClosureListener = isClosureListener
    super.init()
  }

  /// The subscription that ends here, where it is no operator that listens.
  @usableFromInline
  var terminalLink: UpstreamLink? { nil }

  @inlinable
  final var isListening: Bool { state.load(ordering: .relaxed) & ListenerSubscription.isDisposedBit == 0 }

  @usableFromInline
  override func dispose() {
    _ = giveUp()
  }

  /// Silences the listener and has it removed from where it listens. Returns false if it had been disposed.
  @usableFromInline
  final func giveUp() -> Bool {
    let old = state.bitwiseOr(ListenerSubscription.marks, ordering: .acquiringAndReleasing).oldValue
    if old & ListenerSubscription.isDisposedBit != 0 { return false }
    leave(old & ~ListenerSubscription.marks)
    return true
  }

  /// Has this listener removed from the registry with this address, if there is one; called once, with `isLeavingBit` set.
  @usableFromInline
  func leave(_ address: UInt) {
    guard let registry = UnsafePointer<ListenerRegistry>(bitPattern: address) else { return }
    let removed = registry.pointee.remove(.listener(self))
    state.store(ListenerSubscription.isDisposedBit | ListenerSubscription.isStoppedBit, ordering: .releasing)
    // Afterwards, when the registry may be gone: it runs foreign code, which may release the subject itself.
    removed.letGo()
  }

  /// Takes note of the registry that this listener joins, or of none; called before others see the listener or with the lock of
  /// the registry.
  final func join(_ address: UInt) {
    state.store(address, ordering: .releasing)
  }

  /// Forgets the registry, which has removed this listener; returns once no thread is using it to leave. The caller holds no lock.
  final func forgetRegistry() {
    var old = state.load(ordering: .acquiring)
    while old & ~ListenerSubscription.marks != 0 {
      if old & ListenerSubscription.isLeavingBit != 0 {
        // The other thread runs no foreign code there: it takes the lock, and is through.
        sched_yield()
        old = state.load(ordering: .acquiring)
        continue
      }
      let change = state.compareExchange(
        expected: old, desired: old & ListenerSubscription.marks, ordering: .acquiringAndReleasing)
      if change.exchanged { return }
      old = change.original
    }
  }

  /// Releases what only deliveries use; called by whoever removed the listener, once no delivery to it is under way.
  @usableFromInline
  func letGo() {}
}

/// An observer of a subject: a `ClosureListener` or a `HandlingListener`, as deliveries tell apart without a method that subclasses
/// override.
@usableFromInline
class Listener<Element>: ListenerSubscription, @unchecked Sendable {
  // Unchecked because its superclass is; it adds nothing.
  @inlinable
  override init(isClosureListener: Bool) {
    super.init(isClosureListener: isClosureListener)
  }

  /// Observer that passes events to the listener.
  @usableFromInline
  final var observer: AnyObserver<Element> { AnyObserver(receive: { self.hear($0) }) }
}

/// A listener that passes events to a function.
@usableFromInline
class HandlingListener<Element>: Listener<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Handle = (HandlingListener<Element>, UnsafePointer<Event<Element>>) -> Void

  /// Passes an event on unless the subscription has been disposed. Captures nothing and is specialised by the client's compiler, which
  /// a method of this class would not be.
  @usableFromInline final let handle: Handle

  @inlinable
  init(_ handle: @escaping Handle) {
    self.handle = handle
    super.init(isClosureListener: false)
  }
}

/// A listener that hands events to an observer.
@usableFromInline
class ObserverListener<Element>: HandlingListener<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline final let target: AnyObserver<Element>
  @usableFromInline final let link: UpstreamLink?

  /// - Parameter link: The subscription that ends here, where it is no operator that listens.
  @inlinable
  init(_ target: AnyObserver<Element>, terminal link: UpstreamLink? = nil) {
    self.target = target
    self.link = link
    super.init { this, event in
      if this.isListening { unsafeDowncast(this, to: ObserverListener.self).target.receive(event) }
    }
  }

  @usableFromInline
  final override var terminalLink: UpstreamLink? { link }
}

/// The listeners of a shared sequence.
@usableFromInline
typealias ListenerBag = KeyedBag<ListenerSubscription>

/// The receivers of an event of a shared sequence. A single receiver, the usual case, needs no snapshot of the bag. A snapshot does not
/// change while an event is delivered.
@usableFromInline
enum Audience {
  case none
  case one(ListenerSubscription)
  case many(ListenerSubscription?, others: ContiguousArray<KeyedBag<ListenerSubscription>.Slot>)

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    switch self {
    case .none: break
    case .one(let listener): listener.hear(event)
    case .many(let first, let others):
      first?.hear(event)
      for slot in others { slot.value?.hear(event) }
    }
  }

  @inlinable
  func deliver<Element>(_ event: Event<Element>) {
    withUnsafePointer(to: event) { deliver($0) }
  }
}

extension ListenerSubscription {
  /// Sends an event of its element, unless it has been disposed.
  @inlinable
  @inline(__always)
  final func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    if isClosureListener {
      unsafeDowncast(self, to: ClosureListener<Element>.self).receive(event)
    } else {
      let listener = unsafeDowncast(self, to: HandlingListener<Element>.self)
      listener.handle(listener, event)
    }
  }
}

extension KeyedBag where Value == ListenerSubscription {
  /// The current listeners.
  @inlinable
  var audience: Audience {
    if !others.isEmpty { return .many(first?.value, others: others) }
    if let only = first?.value { return .one(only) }
    return .none
  }

  /// Forgets all listeners and returns them.
  @inlinable
  mutating func removeAudience() -> Audience { removeAll().audience }

  /// Adds a listener, which then knows its key.
  @inlinable
  mutating func add(_ listener: ListenerSubscription) {
    listener.key = insert(listener)
  }
}

/// End of a subject: completion, an error or disposal.
@usableFromInline
enum SubjectEnd {
  case completed
  case failed(any Error)
  case disposed

  /// The terminal event, or the error that a disposed subject sends.
  @usableFromInline
  func event<Element>(_ subject: AnyObject) -> Event<Element> {
    switch self {
    case .completed: return .completed
    case .failed(let error): return .error(error)
    case .disposed: return .error(RxError.disposed(object: subject))
    }
  }

  @usableFromInline
  var isDisposed: Bool {
    if case .disposed = self { return true }
    return false
  }
}

extension Event {
  /// The end that a terminal event makes.
  @inlinable
  var subjectEnd: SubjectEnd {
    if case .error(let error) = self { return .failed(error) }
    return .completed
  }
}
