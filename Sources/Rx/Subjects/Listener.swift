import Foundation
import Synchronization

/// One observer of a subject and its subscription: disposing it silences the observer at once, even within the delivery of an event.
///
/// Not generic, so that bags of listeners are of one type for all elements.
@usableFromInline
class ListenerSubscription: Attachment, @unchecked Sendable {
  // Unchecked because `key` is set under the lock of whoever has the listener.
  @usableFromInline final let disposed = Atomic<Bool>(false)
  @usableFromInline @exclusivity(unchecked) final var key = 0
  /// Address of the registry that has this listener, with `isLeaving` set while a thread uses it to leave; otherwise 0.
  private final let registry = Atomic<UInt>(0)
  private let resource = ResourceToken()

  private static var isLeaving: UInt { 1 }

  @usableFromInline
  override init() {
    super.init()
  }

  /// The subscription that ends here, where it is no operator that listens.
  @usableFromInline
  var terminalLink: UpstreamLink? { nil }

  @inlinable
  final var isListening: Bool { !disposed.load(ordering: .relaxed) }

  @usableFromInline
  final override func dispose() {
    disposed.store(true, ordering: .releasing)
    leave()
  }

  /// Has this listener removed from where it listens, unless it was.
  @usableFromInline
  func leave() {
    let address = registry.load(ordering: .acquiring)
    guard let pointer = UnsafePointer<ListenerRegistry>(bitPattern: address) else { return }
    let isHeld = registry.compareExchange(
      expected: address, desired: address | ListenerSubscription.isLeaving, ordering: .acquiringAndReleasing
    ).exchanged
    guard isHeld else { return }
    let dropped = pointer.pointee.remove(self)
    registry.store(0, ordering: .releasing)
    // Released here, where the registry may be gone: releasing runs foreign code, which may release the subject itself.
    withExtendedLifetime(dropped) {}
  }

  /// Takes note of the registry that this listener joins.
  final func join(_ address: UInt) {
    registry.store(address, ordering: .releasing)
  }

  /// Forgets the registry, which has removed this listener; returns once no thread is using it to leave. The caller holds no lock.
  final func forgetRegistry() {
    var address = registry.load(ordering: .acquiring)
    while address != 0 {
      if address & ListenerSubscription.isLeaving != 0 {
        // The other thread runs no foreign code there: it takes the lock, and is through.
        sched_yield()
        address = registry.load(ordering: .acquiring)
        continue
      }
      let change = registry.compareExchange(expected: address, desired: 0, ordering: .acquiringAndReleasing)
      if change.exchanged { return }
      address = change.original
    }
  }
}

/// An observer of a subject.
@usableFromInline
class Listener<Element>: ListenerSubscription, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Handle = (Listener<Element>, UnsafePointer<Event<Element>>) -> Void

  /// Passes an event on unless the subscription has been disposed. Captures nothing and is specialised by the client's compiler, which
  /// a method of this class would not be.
  @usableFromInline final let handle: Handle

  @inlinable
  init(_ handle: @escaping Handle) {
    self.handle = handle
    super.init()
  }

  /// Observer that passes events to the listener.
  @usableFromInline
  final var observer: AnyObserver<Element> { AnyObserver(receive: { self.handle(self, $0) }) }
}

/// A listener that hands events to an observer.
@usableFromInline
class ObserverListener<Element>: Listener<Element>, @unchecked Sendable {
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

/// The listeners of a subject.
@usableFromInline
typealias ListenerBag = KeyedBag<ListenerSubscription>

/// Who hears an event: mostly one, who then needs no snapshot of the bag. Nobody changes a snapshot while an event is delivered.
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

  func forEach(_ body: (ListenerSubscription) -> Void) {
    switch self {
    case .none: break
    case .one(let listener): body(listener)
    case .many(let first, let others):
      if let first { body(first) }
      for slot in others { if let listener = slot.value { body(listener) } }
    }
  }
}

extension ListenerSubscription {
  /// Sends an event of its element, unless it has been disposed.
  @inlinable
  @inline(__always)
  final func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    let listener = unsafeDowncast(self, to: Listener<Element>.self)
    listener.handle(listener, event)
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
