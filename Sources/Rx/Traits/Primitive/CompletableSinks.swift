/// One subscription to a completable that completes when several have.
final class AllCompletedSink: SerialSink<Never>, @unchecked Sendable {
  // Unchecked because its superclass is; the count is atomic.
  private let remaining: ResourceCounter

  init(_ observer: AnyObserver<Never>, _ count: Int) {
    remaining = ResourceCounter(count)
    super.init(observer)
  }

  func run(_ sources: [Observable<Never>]) {
    // All are subscribed, even where one has failed.
    let links = sources.map { source in
      let link = UpstreamLink()
      source.attach(to: link) { self.receive($0, link) }
      return link
    }
    if sources.isEmpty { close(.completed) }
    setUpstream(GroupDisposable(links))
  }

  private func receive(_ event: Event<Never>, _ link: UpstreamLink) {
    switch event {
    case .error(let error): close(.error(error))
    case .completed:
      link.finish()
      if remaining.add(-1) == 0 { close(.completed) }
    }
  }
}

/// One subscription to `andThen`.
final class AndThenSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let second: Observable<Element>
  private let current = SerialDisposable()

  init(_ observer: AnyObserver<Element>, _ second: Observable<Element>) {
    self.second = second
    super.init(observer)
  }

  func run(_ first: Observable<Never>) {
    let link = UpstreamLink()
    current.disposable = link
    link.setUpstream(first.attach(AnyObserver(receive: { self.receive($0) })))
    setUpstream(disposing: current)
  }

  private func receive(_ event: UnsafePointer<Event<Never>>) {
    switch event.pointee {
    case .error(let error): end(.error(error))
    case .completed:
      // The second is subscribed before the first is disposed.
      current.disposable = second.attachOnTrampoline(AnyObserver(receive: { self.receive(any: $0) })).disposable
    }
  }
}
