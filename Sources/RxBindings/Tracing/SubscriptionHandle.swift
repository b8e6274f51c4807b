import Execution
import Foundation
import Rx
import Types

/// The disposable of a subscription that the user's code made. It does not keep the subscription's own end alive: when the
/// source dies, the subscription is over, whoever still holds this.
package final class SubscriptionHandle: Cancelable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked because `kept` is set before anybody else sees the object and weak references may be read by any thread.
  private weak var subscription: TracedSubscription?
  /// Where nothing but this holds the subscription, as with `never()`: it lasts as long as the user wants it to.
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

  /// Refers to a subscription without being counted among those who hold it.
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

  /// What stands for a subscription where nobody looks on.
  package var description: String { Disposables.nameOfSubscriptions }

  func dispose(by whom: String?) {
    if let subscription { subscription.dispose(by: whom) } else { holding.dispose() }
  }

  package var isDisposed: Bool { holding.isDisposed }

  /// Its closures are handed an object while that lives, or know it weakly.
  func handsOn(_ object: AnyObject) { holding.handsOn(object, type: Self.typeName(of: object)) }

  /// Its closures keep an object alive.
  func keeps(_ object: AnyObject) { holding.keeps(object, type: Self.typeName(of: object)) }

  private static func typeName(of object: AnyObject) -> String {
    ClassInstance.of(object)?.decl.name ?? "\(Swift.type(of: object))"
  }

  /// A bag takes charge of the subscription.
  func go(into bag: DisposeBag, named name: String) -> any Disposable {
    holding.change { $0.bag = name }
    holding.isHeld(by: bag)
    return BagMember(handle: self, bag: name)
  }

  /// The same disposable on behalf of a bag, so that it can be said who disposed.
  private struct BagMember: Disposable {
    let handle: SubscriptionHandle
    let bag: String
    func dispose() { handle.dispose(by: bag) }
  }
}

/// Who holds a subscription, and what disposing it disposes; both ends of the subscription know it.
package final class SubscriptionHolding: @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.

  /// What is known of who takes care of the subscription.
  package struct State: Sendable {
    /// How many disposables for it are still somewhere.
    package var holders = 0
    /// The bag that it was put into, as the program calls it.
    package var bag: String?
    /// The type of the object that its closures are handed while that lives, and whether it has gone.
    package var target: (type: String, isGone: Bool)?
    /// The type of an object that its closures keep alive and that holds the bag: neither can go.
    package var cycle: String?
  }

  private let lock = NSLock()
  private var state = State()
  private weak var target: AnyObject?
  private weak var bag: AnyObject?
  /// Objects that closures keep alive. Weakly: who looks on keeps nothing.
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
  /// Whether what is upstream has ended by itself.
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
