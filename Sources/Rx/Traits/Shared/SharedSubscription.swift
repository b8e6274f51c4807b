import Synchronization

/// One subscription to a shared sequence: disposing it silences the listener at once. Not generic, so that making and
/// giving up subscriptions needs no generic code.
@usableFromInline
class SharedSubscription: Attachment, @unchecked Sendable {
  // Unchecked because the domain guards `key` and who wins `disposed` takes `step`.
  @usableFromInline final let disposed = Atomic<Bool>(false)
  @usableFromInline @exclusivity(unchecked) final var key: Int?
  @exclusivity(unchecked) private final var step: (any SharedStep)?
  private let resource = ResourceToken()

  @usableFromInline
  init(_ step: any SharedStep) {
    self.step = step
    super.init()
  }

  @inlinable
  final var isListening: Bool { !disposed.load(ordering: .relaxed) }

  @usableFromInline
  final override func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    step.take()?.leave(self)
  }
}

/// Interface of a shared sequence to its subscriptions.
@usableFromInline
protocol SharedStep: AnyObject {
  func leave(_ listener: SharedSubscription)
}

/// One observer of a shared sequence.
@usableFromInline
final class SharedListener<Element>: SharedSubscription, @unchecked Sendable {
  // Unchecked as its superclass is.
  @usableFromInline let observer: AnyObserver<Element>

  @inlinable
  init(_ step: any SharedStep, _ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init(step)
  }
}

/// The listeners of a step; the domain guards them.
@usableFromInline
struct SharedListeners {
  /// The listeners when there are several.
  @usableFromInline var several = KeyedBag<SharedSubscription>()
  /// The listener while it is the only one; retained once, here, so that delivering to it needs no retain.
  @usableFromInline var only: Unmanaged<SharedSubscription>?

  @usableFromInline
  init() {}

  /// Lets go of the only listener, for whoever holds this and goes away.
  func release() {
    only?.release()
  }

  @usableFromInline
  var isEmpty: Bool { only == nil && several.count == 0 }

  @usableFromInline
  mutating func insert(_ listener: SharedSubscription) {
    if let sole = takeOnly() {
      sole.key = several.insert(sole)
    } else if several.count == 0 {
      only = Unmanaged.passRetained(listener)
      return
    }
    listener.key = several.insert(listener)
  }

  /// Takes the only listener out, if there is just one.
  @usableFromInline
  mutating func takeOnly() -> SharedSubscription? {
    defer { only = nil }
    return only?.takeRetainedValue()
  }

  /// Removes a listener and returns whether it was there.
  mutating func remove(_ listener: SharedSubscription) -> Bool {
    if let only, only.toOpaque() == Unmanaged.passUnretained(listener).toOpaque() {
      _ = takeOnly()
      return true
    }
    guard let key = listener.key, several.remove(key) != nil else { return false }
    listener.key = nil
    return true
  }
}
