import Locks
import Synchronization

/// Lets events through to the main executor at once where that is possible without overtaking any that wait, as the main
/// scheduler does, but without making anything for each event.
@usableFromInline
struct MainGate: Sendable {
  private let environment: any Environment
  private let turns: MainTurnCounter

  @usableFromInline
  init() {
    environment = Environments.current
    turns = environment.values.mainTurns
  }

  /// Returns true if the caller may deliver now; it then owes a `leave`.
  @usableFromInline
  func enter() -> Bool {
    environment.isMain
      && turns.count.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  @usableFromInline
  func leave() {
    turns.count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }
}

extension Observable {
  /// Delivers on a strategy's scheduler, in order, and goes on with what `recover` makes of an error.
  ///
  /// Does what `observe(on:)` and `catch` would do, as one step and without looking the environment up for each event:
  /// every driver begins with it.
  @inlinable
  func delivered(
    on scheduler: SchedulerType, recovering recover: @escaping (any Error) -> Observable<Element>
  ) -> Observable<Element> {
    guard let main = scheduler as? MainScheduler else { return observe(on: scheduler).catch(recover) }
    return ClosureObservable(producer: { observer in
      let delivery = MainDelivery(consume observer, main, recover)
      delivery.setUpstream(self.attach(AnyObserver(receive: { delivery.receive($0) })))
      return delivery
    })
  }
}

/// One subscription that is delivered on main. As a link it is the one to the source.
@usableFromInline
final class MainDelivery<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let main: MainScheduler
  @usableFromInline let recover: (any Error) -> Observable<Element>
  @usableFromInline let gate = MainGate()
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var other: UpstreamLink?
  @usableFromInline @exclusivity(unchecked) var isClosed = false

  @inlinable
  init(
    _ observer: AnyObserver<Element>, _ main: MainScheduler, _ recover: @escaping (any Error) -> Observable<Element>
  ) {
    self.observer = observer
    self.main = main
    self.recover = recover
    super.init()
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if gate.enter() {
      deliver(event)
      gate.leave()
    } else if !isStopped {
      _ = main.schedule(event.pointee) { event in
        withUnsafePointer(to: event) { self.deliver($0) }
        return Disposables.create()
      }
    }
  }

  /// Runs on main; a terminal event and a disposal silence what is waiting.
  @inlinable
  func deliver(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if !isStopped { observer.receive(event) }
    case .completed:
      if stop() {
        observer.receive(event)
        finish()
      }
    case .error(let error):
      if stop() { goOn(with: recover(error)) }
    }
  }

  @usableFromInline
  func goOn(with sequence: Observable<Element>) {
    let link = UpstreamLink()
    let isGivenUp = lock.withLock {
      if !isClosed { other = link }
      return isClosed
    }
    if !isGivenUp { sequence.connect(to: link, observer.on) }
    // Afterwards, as in `catch`.
    finish()
  }

  @usableFromInline
  override func dispose() {
    let other = lock.withLock {
      isClosed = true
      return self.other.take()
    }
    giveUp()
    other?.dispose()
  }
}
