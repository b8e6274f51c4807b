extension ObservableType {
  /// Sends events on a scheduler, in their order.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.observe(on: CurrentThreadScheduler.instance)
  ///          -a-b-|
  /// ```
  @inlinable
  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      return Observable<Element>(producer: { observer in
        let observation = SerialObservation(serial)
        observation.setUpstream(
          source.attach(
            AnyObserver(receive: { event in
              if observation.isStopped { return }
              if observation.beginInline() {
                observer.receive(event)
                observation.endInline()
                return
              }
              observation.schedule(event.pointee) { event in
                if !observation.isStopped { observer.on(event) }
                return Disposables.create()
              }
              if event.pointee.isStopEvent { observation.releaseUpstream() }
            })))
        return observation
      })
    }
    return Observable<Element>(producer: { observer in
      let sink = ObserveOnSink(observer, scheduler)
      source.attach(to: sink.link, sink.on)
      return sink
    })
  }

  /// Subscribes and disposes on a scheduler; where events arrive does not change.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.subscribe(on: CurrentThreadScheduler.instance)
  ///          -a-b-|
  /// ```
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let everything = SerialDisposable()
      let pending = SingleAssignmentDisposable()
      everything.disposable = pending
      pending.setDisposable(
        scheduler.schedule(()) { _ in
          // Ends with the source itself; only who gives up does that through the scheduler.
          let link = UpstreamLink()
          source.connect(to: link, observer.on)
          everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: link)
          return Disposables.create()
        })
      return everything
    })
  }
}

/// A subscription through a serial queue; counted where resources are. The environment is looked up once, not for each
/// event.
@usableFromInline
final class SerialObservation: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let scheduler: SerialDispatchQueueScheduler
  private let environment = Environments.current

  @usableFromInline
  init(_ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init()
    #if TRACE_RESOURCES
      _ = environment.values.serialObservations.add(1)
    #endif
  }

  #if TRACE_RESOURCES
    deinit {
      _ = environment.values.serialObservations.add(-1)
    }
  #endif

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
final class ObserveOnSink<Element>: Disposable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var waiting = Queue<Event<Element>>()
    var isActive = false
  }

  @usableFromInline let link = UpstreamLink()
  private let observer: AnyObserver<Element>
  private let scheduler: any ImmediateSchedulerType
  private let stop = StopFlag()
  private let turns = SerialDisposable()
  private let state = Locked(State())

  @usableFromInline
  init(_ observer: AnyObserver<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.observer = observer
    self.scheduler = scheduler
  }

  @usableFromInline
  func on(_ event: Event<Element>) {
    let begins = state.withLock { state in
      state.waiting.append(event)
      defer { state.isActive = true }
      return !state.isActive
    }
    if begins { turns.disposable = scheduler.scheduleRecursive((), action: turn) }
  }

  private func turn(_: Void, _ recurse: (()) -> Void) {
    guard let event = state.withLock({ $0.waiting.popFirst() }), !stop.isSet else { return }
    observer.on(event)
    let goesOn = state.withLock { state in
      if !state.waiting.isEmpty { return true }
      state.isActive = false
      return false
    }
    if goesOn && !stop.isSet { recurse(()) }
  }

  @usableFromInline
  func dispose() {
    stop.set()
    link.dispose()
    turns.dispose()
  }
}
