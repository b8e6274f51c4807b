import Synchronization

/// An observer of a subject, and the subscription that tells whether it still listens.
@usableFromInline
struct Listener<Element> {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let subscription: ListenerSubscription

  @inlinable
  init(observer: AnyObserver<Element>, subscription: ListenerSubscription) {
    self.observer = observer
    self.subscription = subscription
  }
}

/// The listeners of a subject as they were at one moment; nobody changes them while an event is being delivered.
@usableFromInline
typealias ListenerSnapshot<Element> = ContiguousArray<KeyedBag<Listener<Element>>.Slot>

extension ContiguousArray {
  /// Sends an event to those that still listen, in the order in which they came.
  @inlinable
  func deliver<Item>(_ event: Event<Item>) where Element == KeyedBag<Listener<Item>>.Slot {
    for slot in self {
      if let listener = slot.value, listener.subscription.isListening { listener.observer.on(event) }
    }
  }
}

/// Something that has listeners.
@usableFromInline
protocol ListenerOwner: AnyObject {
  func removeListener(_ key: Int)
}

/// One listener's subscription: disposing it silences the listener at once, even within the delivery of an event.
@usableFromInline
final class ListenerSubscription: Disposable, @unchecked Sendable {
  // Unchecked because `key` is set before anybody else sees the object and `owner` only by who wins `disposed`.
  private let disposed = Atomic<Bool>(false)
  private weak var weakOwner: (any ListenerOwner)?
  private var owner: (any ListenerOwner)?
  @usableFromInline var key = 0
  private let resource = ResourceToken()

  /// - Parameter keepsOwner: Whether the subscription keeps its owner alive, which subjects do not want.
  @usableFromInline
  init(_ owner: any ListenerOwner, keepsOwner: Bool) {
    if keepsOwner { self.owner = owner } else { weakOwner = owner }
  }

  @usableFromInline
  var isListening: Bool { !disposed.load(ordering: .relaxed) }

  @usableFromInline
  func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let owner = self.owner ?? weakOwner
    self.owner = nil
    owner?.removeListener(key)
  }
}
