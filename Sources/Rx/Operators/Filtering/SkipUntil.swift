extension ObservableType {
  /// Drops elements until `other` sends one.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.skip(until: other)
  ///          -----c-d-|
  /// ```
  ///
  /// - The source is subscribed first. An error of `other` ends the result, even one that follows the element while `other` is
  ///   still being subscribed, as in RxSwift.
  /// - When the source completes before `other` has sent anything, the result does not complete, as in RxSwift.
  /// - Traits: Infallible
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = GatedSink(observer)
      sink.run(source, other)
      return sink
    })
  }
}

/// One subscription to `skip(until:)` or to `skip` with a stretch of time: elements pass once it is open.
final class GatedSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; the mark is atomic.
  let isOpen = StopMark()

  func run<Signal>(_ source: Observable<Element>, _ other: Observable<Signal>) {
    let sourceLink = UpstreamLink()
    let otherLink = UpstreamLink()
    sourceLink.setUpstream(source.attach(AnyObserver { self.pass($0) }))
    otherLink.setUpstream(other.attach(AnyObserver { self.open($0, otherLink) }))
    setUpstream(PairDisposable(sourceLink, otherLink))
  }

  private func pass(_ event: Event<Element>) {
    switch event {
    case .next(let element): if isOpen.isSet { send(element) }
    case .error: close(event)
    case .completed: if isOpen.isSet { close(event) } else { dispose() }
    }
  }

  private func open<Signal>(_ event: Event<Signal>, _ link: UpstreamLink) {
    switch event {
    case .next:
      isOpen.set()
      link.dispose()
    case .error(let error): close(.error(error))
    case .completed: link.dispose()
    }
  }
}
