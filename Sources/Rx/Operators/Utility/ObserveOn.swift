import Locks

extension ObservableType {
  /// Sends events on a scheduler, in their order.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.observe(on: CurrentThreadScheduler.instance)
  ///          -a-b-|
  /// ```
  ///
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).observe(on: scheduler)` sends `(1|)`.
  @inlinable
  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      return SerialObservable(source, serial) { this, observer in
        let observation = SerialObservation(this.scheduler)
        observation.setUpstream(
          this.source.attach(
            AnyObserver(receive: { event in
              if observation.isStopped { return }
              if observation.beginInline() {
                observer.receive(event)
                if event.pointee.isStopEvent { observation.finish() }
                observation.endInline()
                return
              }
              observation.schedule(event.pointee) { event in
                if !observation.isStopped {
                  observer.on(event)
                  if event.isStopEvent { observation.finish() }
                }
                return Disposables.create()
              }
            })))
        return observation
      }
    }
    return ClosureObservable<Element>(producer: { observer in
      ObserveOnSink(observer, scheduler).run(source)
    })
  }

  /// Subscribes and disposes on a scheduler, after a terminal event too; where events arrive does not change.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.subscribe(on: CurrentThreadScheduler.instance)
  ///          -a-b-|
  /// ```
  ///
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).subscribe(on: scheduler)` sends `(1|)`.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    ClosureObservable<Element>(producer: { observer in
      let sink = Sink(observer)
      let everything = SerialDisposable()
      let pending = SingleAssignmentDisposable()
      everything.disposable = pending
      pending.setDisposable(
        scheduler.schedule(()) { _ in
          let upstream = self.subscribe(AnyObserver(receive: { sink.receive(any: $0) }))
          everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: upstream)
          return Disposables.create()
        })
      sink.setUpstream(disposing: everything)
      return sink
    })
  }
}

/// A sequence observed on a serial queue; counted where resources are.
@usableFromInline
final class SerialObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attach = (SerialObservable<Element>, __owned AnyObserver<Element>) -> Attachment?

  @usableFromInline let source: Observable<Element>
  @usableFromInline let scheduler: SerialDispatchQueueScheduler
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attach
  private let count = SerialObservationCount()

  @usableFromInline
  init(_ source: Observable<Element>, _ scheduler: SerialDispatchQueueScheduler, _ attachment: @escaping Attach) {
    self.source = source
    self.scheduler = scheduler
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }
}

/// A stored property of this type makes a sequence count in `Resources.numberOfSerialDispatchQueueObservables`.
private struct SerialObservationCount: ~Copyable {
  #if TRACE_RESOURCES
    private let counter = Environments.current.values.serialObservations

    init() { _ = counter.add(1) }

    deinit { _ = counter.add(-1) }
  #endif
}

/// A subscription through a serial queue. The environment is looked up once, not for each event.
@usableFromInline
final class SerialObservation: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let scheduler: SerialDispatchQueueScheduler
  private let environment = Environments.current

  @usableFromInline
  init(_ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init()
  }

  @usableFromInline
  func beginInline() -> Bool { scheduler.beginInline(in: environment) }

  @usableFromInline
  func endInline() { scheduler.endInline(in: environment) }

  @usableFromInline
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) {
    _ = scheduler.schedule(state, in: environment, action: action)
  }
}

/// Works off events one turn of the scheduler each.
@usableFromInline
final class ObserveOnSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards what waits.
  private struct Waiting {
    var events = Queue<Event<Element>>()
    var isActive = false
  }

  private let scheduler: any ImmediateSchedulerType
  private let turns = SerialDisposable()
  private let waiting = Locked(Waiting())

  @usableFromInline
  init(_ observer: AnyObserver<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(observer)
  }

  @usableFromInline
  func run(_ source: Observable<Element>) -> Attachment? {
    let upstream = source.attach(AnyObserver(eventHandler: received))
    setUpstream(PairDisposable(upstream, turns))
    return self
  }

  private func received(_ event: Event<Element>) {
    waiting.publish()
    let begins = waiting.withLock { waiting in
      waiting.events.append(event)
      defer { waiting.isActive = true }
      return !waiting.isActive
    }
    if begins { turns.disposable = scheduler.scheduleRecursive((), action: turn) }
  }

  private func turn(_: Void, _ recurse: (()) -> Void) {
    guard let event = waiting.withLock({ $0.events.popFirst() }), !isSilent else { return }
    waiting.receive()
    withUnsafePointer(to: event) { receive(any: $0) }
    let goesOn = waiting.withLock { waiting in
      if !waiting.events.isEmpty { return true }
      waiting.isActive = false
      return false
    }
    if goesOn && !isSilent { recurse(()) }
  }
}
