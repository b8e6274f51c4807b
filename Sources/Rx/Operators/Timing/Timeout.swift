import Locks

extension ObservableType {
  /// Ends with `RxError.timeout` when nothing comes for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-----c-|
  /// source.timeout(.milliseconds(300), scheduler: scheduler)
  ///          -a-b--#
  /// ```
  ///
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)` sends `---#`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence when nothing comes for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-----c-|
  /// other    -x|
  /// source.timeout(.milliseconds(300), other: other, scheduler: scheduler)
  ///          -a-b---x|
  /// ```
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType
  ) -> Observable<Element> where Element == Source.Element {
    let source = asObservable()
    let other = other.asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = TimeoutSink(observer, other, dueTime, scheduler)
      sink.run(source)
      return sink
    })
  }
}

/// One subscription to `timeout`.
private final class TimeoutSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; `Locked` guards the turn, the mark is atomic.
  private let other: Observable<Element>
  private let dueTime: RxTimeInterval
  private let timer: RestartableTimer
  private let sourceLink = UpstreamLink()
  private let otherLink = UpstreamLink()
  /// Set by the terminal event of the source, or when the other sequence takes its place.
  private let isOver = StopMark()
  /// Number of the element that the timer waits for.
  private let turn = Locked(0)

  init(
    _ observer: AnyObserver<Element>, _ other: Observable<Element>, _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.other = other
    self.dueTime = dueTime
    timer = RestartableTimer(scheduler)
    super.init(observer)
  }

  func run(_ source: Observable<Element>) {
    startTimer()
    source.attach(to: sourceLink) { self.receive($0) }
    setUpstream(disposing: Disposables.create(sourceLink, otherLink, timer))
  }

  private func startTimer() {
    if isOver.isSet { return }
    let current = beginTurn()
    timer.start(after: dueTime) { self.switchToOther(ifStill: current) }
  }

  private func beginTurn() -> Int {
    turn.withLock { turn in
      turn &+= 1
      return turn
    }
  }

  private func switchToOther(ifStill current: Int) {
    guard turn.withLock({ $0 == current }), isOver.set() else { return }
    other.connect(AnyObserver { self.on($0) }, to: otherLink)
    sourceLink.dispose()
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next:
      if isOver.isSet { return }
      _ = beginTurn()
      on(event)
      startTimer()
    case .error, .completed:
      guard isOver.set() else { return }
      timer.dispose()
      on(event)
    }
  }
}
