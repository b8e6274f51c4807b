import Synchronization

/// One listener's subscription: disposing it silences the listener at once, even within the delivery of an event.
///
/// Not generic, so that bags of listeners are of one type for all elements.
@usableFromInline
class ListenerSubscription: Disposable, @unchecked Sendable {
  // Unchecked because `key` is set before anybody else sees the object and the owners only by who wins `disposed`.
  @usableFromInline final let disposed = Atomic<Bool>(false)
  @exclusivity(unchecked) private final weak var weakOwner: (any ListenerOwner)?
  @exclusivity(unchecked) private final var owner: (any ListenerOwner)?
  @usableFromInline @exclusivity(unchecked) final var key = 0
  /// Whether it is who subscribed that listens, and not an operator; set before anybody else sees the object.
  @usableFromInline @exclusivity(unchecked) final var isEnd = false
  private let resource = ResourceToken()

  /// - Parameter keepsOwner: Whether the subscription keeps its owner alive, which subjects do not want.
  @usableFromInline
  init(_ owner: any ListenerOwner, keepsOwner: Bool) {
    if keepsOwner { self.owner = owner } else { weakOwner = owner }
  }

  @inlinable
  final var isListening: Bool { !disposed.load(ordering: .relaxed) }

  @usableFromInline
  final func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let owner = self.owner ?? weakOwner
    self.owner = nil
    owner?.removeListener(key)
  }
}

/// Something that has listeners.
@usableFromInline
protocol ListenerOwner: AnyObject {
  func removeListener(_ key: Int)
}

/// Where the listeners of a subject stand. Their subscriptions hold this and not the subject, which they must not keep
/// alive; a weak reference to it would cost more than this object.
@usableFromInline
final class ListenerRegistry: ListenerOwner, @unchecked Sendable {
  // Unchecked because the lock guards the variable.
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var listeners = ListenerBag()

  @usableFromInline
  init() {}

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = lock.withLock { listeners.remove(key) }
  }
}

/// An observer of a subject.
@usableFromInline
final class Listener<Element>: ListenerSubscription, @unchecked Sendable {
  // Unchecked because `observer` changes only while the subject that alone uses it is being deinitialised.
  // Not an optional, which would be copied, and counted, once more for each event.
  @usableFromInline @exclusivity(unchecked) var observer: AnyObserver<Element>

  @inlinable
  init(_ owner: any ListenerOwner, keepsOwner: Bool, _ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init(owner, keepsOwner: keepsOwner)
  }

  /// Lets the observer go.
  @inlinable
  func clear() {
    observer = AnyObserver(receive: { _ in })
  }
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
}

extension ListenerSubscription {
  /// Sends an event of its element, unless it has been disposed.
  @inlinable
  @inline(__always)
  final func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    if isListening { unsafeDowncast(self, to: Listener<Element>.self).observer.receive(event) }
  }
}

extension KeyedBag where Value == ListenerSubscription {
  /// Those who listen now.
  @inlinable
  var audience: Audience {
    if !others.isEmpty { return .many(first?.value, others: others) }
    if let only = first?.value { return .one(only) }
    return .none
  }

  /// The one who listens now, where there is but one; not counted, so good as long as nobody changes the bag.
  @inlinable
  @inline(__always)
  var only: Unmanaged<ListenerSubscription>? { others.isEmpty ? first?.value.map { .passUnretained($0) } : nil }

  /// Forgets all listeners and returns them.
  @inlinable
  mutating func removeAudience() -> Audience { removeAll().audience }

  /// Adds a listener, which then knows its key.
  @inlinable
  mutating func add(_ listener: ListenerSubscription) {
    listener.key = insert(listener)
  }

  /// A subject that goes away undisposed lets go of those who subscribed to it. Operators that did live on with their own
  /// subscriptions until those are disposed, as in RxSwift, whose sinks are kept by them.
  @usableFromInline
  func release<Element>(_: Element.Type) {
    forEach { listener in
      if listener.isEnd { unsafeDowncast(listener, to: Listener<Element>.self).clear() }
    }
  }
}

/// How a subject has ended.
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
