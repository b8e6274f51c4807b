import Locks

extension ObservableType {
  /// Collects elements and sends them when a stretch of time has passed or as many have come.
  ///
  /// ```marble
  /// source   -a-b-c-----|
  /// source.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).map { $0.joined() }
  ///          ---'ab'---'c'---(''|)
  /// ```
  ///
  /// - An empty buffer is emitted, too. Each emission restarts the time span. Completion emits the elements collected so far; an error
  ///   drops them.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return ClosureObservable<[Element]>(producer: { observer in
      let sink = BufferSink(observer, timeSpan, count, scheduler)
      sink.run(source)
      return sink
    })
  }
}

/// The elements that a buffer collects in one stretch of time after the other.
struct CollectedElements<Element> {
  private(set) var elements: [Element] = []
  private var stretch = 0

  /// Adds an element and returns how many there are.
  mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count
  }

  /// Takes the elements and begins the next stretch; with the number of a stretch, only if it has not ended.
  mutating func take(endOf stretch: Int? = nil) -> (elements: [Element], next: Int)? {
    if let stretch, stretch != self.stretch { return nil }
    self.stretch += 1
    defer { elements = [] }
    return (elements, self.stretch)
  }
}

/// One subscription to `buffer`.
private final class BufferSink<Element>: SerialSink<[Element]>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards what is collected.
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let timer: RestartableTimer
  private let collected = Locked(CollectedElements<Element>())

  init(
    _ observer: AnyObserver<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    timer = RestartableTimer(scheduler)
    super.init(observer)
  }

  func run(_ source: Observable<Element>) {
    let link = UpstreamLink()
    startTimer(0)
    source.attach(to: link) { self.receive($0) }
    setUpstream(PairDisposable(timer, link))
  }

  private func startTimer(_ stretch: Int) {
    timer.start(after: timeSpan) { self.sendBatch(endOf: stretch) }
  }

  private func sendBatch(endOf stretch: Int? = nil) {
    guard let batch = collected.withLock({ $0.take(endOf: stretch) }) else { return }
    collected.receive()
    send(batch.elements)
    if !isStopped { startTimer(batch.next) }
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      collected.publish()
      if collected.withLock({ $0.append(element) }) == count { sendBatch() }
    case .error(let error): close(.error(error))
    case .completed:
      let rest = collected.withLock { $0.elements }
      collected.receive()
      send(rest)
      close(.completed)
    }
  }
}
