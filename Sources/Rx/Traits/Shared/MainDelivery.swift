import Synchronization

/// Lets events through to the main executor at once where that is possible without overtaking any that wait, as the main
/// scheduler does, but without making anything for each event.
@usableFromInline
final class MainGate: Sendable {
  private let environment: any Environment
  private let turns: MainTurnCounter

  @usableFromInline
  init() {
    environment = Environments.current
    turns = environment.values.mainTurns
  }

  /// Whether the caller may deliver now; it then owes a `leave`.
  @usableFromInline
  func enter() -> Bool {
    environment.isMain
      && turns.count.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  @usableFromInline
  func leave() {
    turns.count.subtract(1, ordering: .acquiringAndReleasing)
  }
}

extension Observable {
  /// Delivers on a strategy's scheduler, in order, and goes on with what `recover` makes of an error.
  ///
  /// What `observe(on:)` and `catch` would do, as one step and without looking the environment up for each event:
  /// every driver begins with it.
  @inlinable
  func delivered(
    on scheduler: SchedulerType, recovering recover: @escaping (any Error) -> Observable<Element>
  ) -> Observable<Element> {
    guard let main = scheduler as? MainScheduler else { return observe(on: scheduler).catch(recover) }
    return Observable(producer: { observer in
      let gate = MainGate()
      let link = UpstreamLink()
      let otherLink = UpstreamLink()
      /// Runs on main; a terminal event and a disposal silence what is waiting.
      func deliver(_ event: UnsafePointer<Event<Element>>) {
        switch event.pointee {
        case .next:
          if !link.isStopped { observer.receive(event) }
        case .completed:
          if link.stop() {
            observer.receive(event)
            link.finish()
          }
        case .error(let error):
          if link.stop() {
            let other = recover(error)
            link.finish()
            other.connect(to: otherLink, observer.on)
          }
        }
      }
      link.setUpstream(
        self.attach(
          AnyObserver(receive: { event in
            if gate.enter() {
              deliver(event)
              gate.leave()
            } else if !link.isStopped {
              _ = main.schedule(event.pointee) { event in
                withUnsafePointer(to: event, deliver)
                return Disposables.create()
              }
            }
          })))
      return Disposables.create(link, otherLink)
    })
  }
}
