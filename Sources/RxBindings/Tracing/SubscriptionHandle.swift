import Execution
import Foundation
import Rx
import Types

/// The disposable of a subscription that the user's code made. It does not retain the subscription: that ends when its
/// source is released, even if the disposable lives on.
package final class SubscriptionHandle: Cancelable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked because `kept` is set before anybody else sees the object and weak references may be read by any thread.
  private weak var subscription: TracedSubscription?
  /// Strong reference while nothing else holds the subscription, as with `never()`: it lasts as long as the user's
  /// disposable.
  private var kept: TracedSubscription?
  private let holding: SubscriptionHolding
  /// The subscription's number, also when that is gone.
  package let number: Int

  init(_ subscription: TracedSubscription) {
    self.subscription = subscription
    number = subscription.number
    holding = subscription.holding
    holding.change { $0.holders += 1 }
  }

  deinit {
    holding.change { $0.holders -= 1 }
  }

  /// A reference to a subscription that does not count as an owner.
  package struct Reference {
    private weak var subscription: TracedSubscription?

    package init(_ handle: SubscriptionHandle) { subscription = handle.subscription }

    /// A handle as long as the subscription lives.
    package var handle: SubscriptionHandle? { subscription.map { SubscriptionHandle($0) } }
  }

  /// Keeps the subscription where nothing else does, because nothing will ever be sent to it.
  func keep(_ subscription: inout TracedSubscription?) {
    if isKnownUniquelyReferenced(&subscription) { kept = subscription }
  }

  package func dispose() { dispose(by: nil) }

  /// Description of the subscription without recording or traces.
  package var description: String { Disposables.nameOfSubscriptions }

  func dispose(by whom: String?) {
    if let subscription { subscription.dispose(by: whom) } else { holding.dispose() }
  }

  package var isDisposed: Bool { holding.isDisposed }

  /// Notes that its closures receive an object as an argument, or capture it weakly.
  func handsOn(_ object: AnyObject) { holding.handsOn(object, type: Self.typeName(of: object)) }

  /// Notes that its closures retain an object.
  func keeps(_ object: AnyObject) { holding.keeps(object, type: Self.typeName(of: object)) }

  private static func typeName(of object: AnyObject) -> String {
    ClassInstance.of(object)?.decl.name ?? "\(Swift.type(of: object))"
  }

  /// Gives a bag the ownership of the subscription.
  func go(into bag: DisposeBag, named name: String) -> any Disposable {
    holding.change { $0.bag = name }
    holding.isHeld(by: bag)
    return BagMember(handle: self, bag: name)
  }

  /// The disposable as a member of a bag, so that the bag is known to have disposed of it.
  private struct BagMember: Disposable {
    let handle: SubscriptionHandle
    let bag: String
    func dispose() { handle.dispose(by: bag) }
  }
}

/// Owners of a subscription and its disposal; shared by both ends of the subscription.
package final class SubscriptionHolding: @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.

  /// Ownership of the subscription.
  package struct State: Sendable {
    /// Number of live disposables for it.
    package var holders = 0
    /// The bag that it was put into, as the program calls it.
    package var bag: String?
    /// The type of the object that its closures are handed while that lives, and whether it has gone.
    package var target: (type: String, isGone: Bool)?
    /// The type of an object that its closures keep alive and that holds the bag: neither can go.
    package var cycle: String?
    /// Identity of the bag that it was put into, while that lives.
    package var bagID: ObjectIdentifier?
  }

  private let lock = NSLock()
  private var state = State()
  private weak var target: AnyObject?
  private weak var bag: AnyObject?
  /// Objects that closures retain, as weak references: the record retains nothing.
  private var kept: [(object: WeakReference, type: String)] = []
  private var upstream: (any Disposable)?
  private var disposed = false

  package var current: State {
    let (known, bag, kept) = lock.withLock { () -> (State, AnyObject?, [(object: WeakReference, type: String)]) in
      var known = self.state
      if known.target != nil, target == nil { known.target?.isGone = true }
      return (known, self.bag, self.kept)
    }
    guard let bag else { return known }
    var result = known
    result.bagID = ObjectIdentifier(bag)
    result.cycle =
      kept.first { kept in
        guard let object = kept.object.target, let instance = ClassInstance.of(object) else { return false }
        return instance.holds(bag)
      }?.type
    return result
  }

  func isHeld(by bag: AnyObject) { lock.withLock { self.bag = bag } }
  func keeps(_ object: AnyObject, type: String) { lock.withLock { kept.append((WeakReference(object), type)) } }

  func handsOn(_ object: AnyObject, type: String) {
    lock.withLock {
      target = object
      state.target = (type, false)
    }
  }
  /// True if the upstream has ended by itself.
  package var isOver: Bool { (lock.withLock { upstream } as? any Cancelable)?.isDisposed ?? isDisposed }
  var isDisposed: Bool { lock.withLock { disposed } }

  func change(_ change: (inout State) -> Void) { lock.withLock { change(&state) } }

  func setUpstream(_ disposable: any Disposable) {
    let isLate = lock.withLock { () -> Bool in
      if !disposed { upstream = disposable }
      return disposed
    }
    if isLate { disposable.dispose() }
  }

  func dispose() {
    let upstream = lock.withLock { () -> (any Disposable)? in
      disposed = true
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.dispose()
  }
}
