import Locks

extension ObservableType {
  /// Sends the latest element whenever `sampler` sends, if one came since the last time.
  ///
  /// ```marble
  /// source   -a-b---c---|
  /// sampler  ----x-x---x-x|
  /// source.sample(sampler)
  ///          ----b-----c-|
  /// ```
  ///
  /// - With `defaultValue`, that is sent where no element came.
  /// - The completion of the sampler counts as a tick. When the source has completed, the next tick completes the result.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = SampleSink(observer, defaultValue)
      sink.run(source, sampler)
      return sink
    })
  }
}

/// One subscription to `sample`.
private final class SampleSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards what was sampled.
  private let defaultValue: Element?
  private let sampled = Locked((latest: Element?.none, isDone: false))

  init(_ observer: AnyObserver<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(observer)
  }

  func run<Tick>(_ source: Observable<Element>, _ sampler: Observable<Tick>) {
    let sourceLink = UpstreamLink()
    let samplerLink = UpstreamLink()
    source.attach(to: sourceLink) { self.keep($0) }
    sampler.attach(to: samplerLink) { self.tick($0.error) }
    setUpstream(PairDisposable(sourceLink, samplerLink))
  }

  private func keep(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      sampled.publish()
      _ = sampled.withLock { state in
        let old = state.latest
        state.latest = element
        return old
      }
    case .error: close(event)
    case .completed: sampled.withLock { $0.isDone = true }
    }
  }

  private func tick(_ error: (any Error)?) {
    if let error { return close(.error(error)) }
    let (latest, isDone) = sampled.withLock { state in
      defer { state.latest = nil }
      return state
    }
    sampled.receive()
    if let element = latest ?? defaultValue { send(element) }
    if isDone { close(.completed) }
  }
}
