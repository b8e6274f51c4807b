extension ObservableType {
  /// Sends elements in sequences, each of which ends when a stretch of time has passed or as many elements have come.
  ///
  /// ```marble
  /// source   -a-b-c-----|
  /// source.window(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).flatMap { $0.reduce("") { $0 + $1 } }
  ///          ---'ab'---'c'---(''|)
  /// ```
  ///
  /// - The first begins on subscription, the next when one ends. Completion and an error reach the last one too.
  /// - The source stays subscribed while one of them is.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return ClosureObservable<Observable<Element>>(producer: { observer in
      let sink = WindowSink(observer, timeSpan: timeSpan, count: count, scheduler: scheduler)
      sink.run(source)
      return sink
    })
  }
}

/// One subscription to `window`. Windows that have observers go on and end in time after it is disposed, but nothing more goes to its
/// observer.
private final class WindowSink<Element>: SerialSink<Observable<Element>>, @unchecked Sendable {
  // Unchecked because its superclass is and the gate guards what changes.
  private let hasEnded = StopMark()
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let link = UpstreamLink()
  private let timer: RestartableTimer
  @exclusivity(unchecked) private var window = PublishSubject<Element>()
  @exclusivity(unchecked) private var received = 0
  @exclusivity(unchecked) private var number = 0
  private let keepAlive: RefCountDisposable

  init(
    _ observer: AnyObserver<Observable<Element>>, timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    timer = RestartableTimer(scheduler)
    keepAlive = RefCountDisposable(disposable: Disposables.create(timer, link))
    super.init(observer)
  }

  func run(_ source: Observable<Element>) {
    send(RetainingObservable(window, keepAlive))
    startTimer(0)
    source.attach(to: link) { self.receive($0) }
    setUpstream(disposing: keepAlive)
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next: pass(event)
    case .error(let error): endAll(event, .error(error))
    case .completed: endAll(event, .completed)
    }
  }

  private func pass(_ event: Event<Element>) {
    let next = gate.withLock { () -> Int? in
      window.on(event)
      received += 1
      return received == count ? begin() : nil
    }
    if let next { startTimer(next) }
  }

  /// Ends the window and begins the next; called within the gate.
  private func begin() -> Int {
    let ended = window
    window = PublishSubject()
    received = 0
    number += 1
    let number = number
    ended.on(.completed)
    send(RetainingObservable(window, keepAlive))
    return number
  }

  private func startTimer(_ current: Int) {
    if keepAlive.isDisposed || hasEnded.isSet { return }
    timer.start(after: timeSpan) {
      let next = self.gate.withLock { current == self.number ? self.begin() : nil }
      if let next { self.startTimer(next) }
    }
  }

  private func endAll(_ inner: Event<Element>, _ outer: Event<Observable<Element>>) {
    let window = gate.withLock { self.window }
    window.on(inner)
    hasEnded.set()
    close(outer)
    timer.dispose()
  }
}
