/// The subscription that a `ClosureSlot` keeps, as a disposable.
@usableFromInline
struct SlotSubscription: Cancelable, CustomStringConvertible, Sendable {
  let slot: ClosureSlot
  private let generation: UInt64
  private let resource: SharedResourceToken

  init(_ slot: ClosureSlot, _ generation: UInt64, _ resource: SharedResourceToken) {
    self.slot = slot
    self.generation = generation
    self.resource = resource
  }

  @usableFromInline var isDisposed: Bool { slot.isDisposed(generation) }

  @usableFromInline var description: String { Disposables.nameOfSubscriptions }

  @usableFromInline
  func dispose() { slot.dispose(generation) }
}

extension Observable {
  /// Subscribes a closure for elements alone by a slot; only where `keepsListeners`.
  @inlinable
  @inline(__always)
  final func subscribeSlot(onNext: __owned ((Element) -> Void)?) -> any Disposable {
    let slot = ClosureSlot.make(consume onNext)
    let subscription = slot.subscription
    add(slot)
    return subscription
  }
}
