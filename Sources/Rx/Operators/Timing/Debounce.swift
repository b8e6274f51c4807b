import Locks

extension ObservableType {
  /// Sends an element once nothing has followed it for a stretch of time.
  ///
  /// ```marble
  /// source   --a-b-----c---|
  /// source.debounce(.milliseconds(300), scheduler: scheduler)
  ///          -------b-----c|
  /// ```
  ///
  /// - Completion sends what is pending first; an error drops it.
  /// - Traits: Infallible, SharedSequence
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = DebounceSink(observer, dueTime, scheduler)
      sink.run(source)
      return sink
    })
  }
}

/// The element that a debounced sequence holds back.
struct PendingElement<Element> {
  private var number = 0
  private var element: Element?

  /// Keeps an element, and returns its number and the one that it replaces.
  mutating func replace(_ new: Element) -> (number: Int, old: Element?) {
    defer { element = new }
    number &+= 1
    return (number, element)
  }

  /// Takes the element; with a number, only if nothing has replaced it.
  mutating func take(_ number: Int? = nil) -> Element? {
    if let number, number != self.number { return nil }
    return element.take()
  }
}

/// One subscription to `debounce`.
private final class DebounceSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards what is pending.
  private let dueTime: RxTimeInterval
  private let timer: RestartableTimer
  private let pending = Locked(PendingElement<Element>())

  init(_ observer: AnyObserver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    timer = RestartableTimer(scheduler)
    super.init(observer)
  }

  func run(_ source: Observable<Element>) {
    let link = UpstreamLink()
    source.attach(to: link) { self.receive($0) }
    setUpstream(PairDisposable(link, timer))
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      pending.publish()
      let number = pending.withLock { $0.replace(element) }.number
      timer.start(after: dueTime) { self.sendPending(number) }
    case .error:
      _ = pending.withLock { $0.take() }
      close(event)
    case .completed:
      sendPending()
      close(event)
    }
  }

  private func sendPending(_ number: Int? = nil) {
    guard let element = pending.withLock({ $0.take(number) }) else { return }
    pending.receive()
    send(element)
  }
}
