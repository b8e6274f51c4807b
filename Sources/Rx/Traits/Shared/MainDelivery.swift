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
  /// Delivers on a strategy's scheduler, in order.
  @inlinable
  func delivered(on scheduler: SchedulerType) -> Observable<Element> {
    guard let main = scheduler as? MainScheduler else { return observe(on: scheduler) }
    return Observable(producer: { observer in
      let gate = MainGate()
      let stop = StopFlag()
      let upstream = self.attach(
        AnyObserver(receive: { event in
          if stop.isSet { return }
          if gate.enter() {
            observer.receive(event)
            gate.leave()
          } else {
            _ = main.schedule(event.pointee) { event in
              if !stop.isSet { observer.on(event) }
              return Disposables.create()
            }
          }
        }))
      return Disposables.create {
        stop.set()
        upstream.dispose()
      }
    })
  }

  /// Goes on with the sequence that `recover` makes of an error.
  @inlinable
  func recovering(_ recover: @escaping (any Error) -> Observable<Element>) -> Observable<Element> {
    Observable(producer: { observer in
      let link = UpstreamLink()
      let otherLink = UpstreamLink()
      link.setUpstream(
        self.attach(
          AnyObserver(receive: { event in
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
          })))
      return Disposables.create(link, otherLink)
    })
  }
}
