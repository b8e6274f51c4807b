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
    return Observable<Observable<Element>>(producer: { observer in
      let window = WindowSink(observer, timeSpan: timeSpan, count: count, scheduler: scheduler)
      window.run(source)
      window.sink.setUpstream(disposing: window.keepAlive)
      return window.sink
    })
  }
}

private final class WindowSink<Element>: @unchecked Sendable {
  // Unchecked because the gate guards what changes.
  /// Windows that somebody listens to go on and end in time after this is disposed, but nothing more goes to its observer.
  let sink: SerialSink<Observable<Element>>
  private let hasEnded = StopMark()
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let link = UpstreamLink()
  private let timer: RestartableTimer
  private var window = PublishSubject<Element>()
  private var received = 0
  private var number = 0
  let keepAlive: RefCountDisposable

  init(
    _ observer: AnyObserver<Observable<Element>>, timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) {
    sink = SerialSink(observer)
    self.timeSpan = timeSpan
    self.count = count
    timer = RestartableTimer(scheduler)
    keepAlive = RefCountDisposable(disposable: Disposables.create(timer, link))
  }

  func run(_ source: Observable<Element>) {
    sink.send(RetainingObservable(window, keepAlive))
    startTimer(0)
    source.attach(to: link) { event in
      switch event {
      case .next: self.received(event)
      case .error(let error): self.end(event, .error(error))
      case .completed: self.end(event, .completed)
      }
    }
  }

  private func received(_ event: Event<Element>) {
    let next = sink.gate.withLock { () -> Int? in
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
    sink.send(RetainingObservable(window, keepAlive))
    return number
  }

  private func startTimer(_ current: Int) {
    if keepAlive.isDisposed || hasEnded.isSet { return }
    timer.start(after: timeSpan) {
      let next = self.sink.gate.withLock { current == self.number ? self.begin() : nil }
      if let next { self.startTimer(next) }
    }
  }

  private func end(_ inner: Event<Element>, _ outer: Event<Observable<Element>>) {
    let window = sink.gate.withLock { self.window }
    window.on(inner)
    hasEnded.set()
    sink.close(outer)
    timer.dispose()
  }
}
