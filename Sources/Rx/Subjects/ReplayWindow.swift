import Locks
import Synchronization

/// The period in which earlier events are replayed to a new listener. Events that other threads send meanwhile wait and follow in order;
/// events that this listener sends itself nest.
@usableFromInline
final class ReplayWindow<Element>: @unchecked Sendable {
  // Unchecked because `Locked` guards what is pending.
  private let isOver = Atomic<Bool>(false)
  private let thread = currentThreadIdentity()
  private let pending = Locked<[Event<Element>]?>([])
  private let observer: AnyObserver<Element>

  @usableFromInline
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// Observer that the subject's bag holds in place of the actual one.
  @usableFromInline
  var listener: AnyObserver<Element> {
    AnyObserver { event in self.deliver(event) }
  }

  private func deliver(_ event: Event<Element>) {
    if !isOver.load(ordering: .acquiring), thread != currentThreadIdentity() {
      pending.publish()
      let waits = pending.withLock { pending in
        pending?.append(event)
        return pending != nil
      }
      if waits { return }
    }
    observer.on(event)
  }

  /// Sends what waited and lets later events through.
  @usableFromInline
  func close() {
    while true {
      let batch = pending.withLock { pending -> [Event<Element>] in
        let batch = pending ?? []
        pending = batch.isEmpty ? nil : []
        return batch
      }
      if batch.isEmpty { break }
      pending.receive()
      for event in batch { observer.on(event) }
    }
    isOver.store(true, ordering: .releasing)
  }
}
