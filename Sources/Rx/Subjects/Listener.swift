import Synchronization

/// One observer of a subject and its subscription: disposing it silences the observer at once, even within the delivery of an event.
///
/// Not generic, so that bags of listeners are of one type for all elements.
@usableFromInline
class ListenerSubscription: Attachment, @unchecked Sendable {
  // Unchecked because `owner` and `key` are set before anybody else sees the object, and whoever wins `disposed` takes the owner.
  @usableFromInline final let disposed = Atomic<Bool>(false)
  @usableFromInline @exclusivity(unchecked) final var owner: (any ListenerOwner)?
  @usableFromInline @exclusivity(unchecked) final var key = 0
  private let resource = ResourceToken()

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
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    owner.take()?.removeListener(self)
  }
}

/// Something that has listeners.
@usableFromInline
protocol ListenerOwner: AnyObject {
  func removeListener(_ listener: ListenerSubscription)
}

/// An observer of a subject.
@usableFromInline
class Listener<Element>: ListenerSubscription, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Handle = (Listener<Element>, UnsafePointer<Event<Element>>) -> Void

  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
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
final class ObserverListener<Element>: Listener<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let target: AnyObserver<Element>
  @usableFromInline let link: UpstreamLink?

  /// - Parameter link: The subscription that ends here, where it is no operator that listens.
  @inlinable
  init(_ target: AnyObserver<Element>, terminal link: UpstreamLink? = nil) {
    self.target = target
    self.link = link
    super.init { this, event in unsafeDowncast(this, to: ObserverListener.self).target.receive(event) }
  }

  @usableFromInline
  override var terminalLink: UpstreamLink? { link }
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
    if isListening {
      let listener = unsafeDowncast(self, to: Listener<Element>.self)
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
