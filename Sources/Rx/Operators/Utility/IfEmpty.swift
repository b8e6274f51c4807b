extension ObservableType {
  /// Sends an element when the sequence completes without one.
  ///
  /// ```marble
  /// source   ---|
  /// source.ifEmpty(default: "x")
  ///          ---(x|)
  /// ```
  ///
  /// - Traits: Maybe(Single)
  /// - Maybe: `Maybe<Int>.empty().ifEmpty(default: 1)` sends `(1|)`.
  public func ifEmpty(default: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(`default`))
  }

  /// Goes on with another sequence when this one completes without an element.
  ///
  /// ```marble
  /// source   ---|
  /// other    -x|
  /// source.ifEmpty(switchTo: other)
  ///          ----x|
  /// ```
  ///
  /// - Traits: Maybe
  /// - Maybe: `Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))` sends `(1|)`.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = IfEmptySink(observer, other)
      sink.setUpstream(PairDisposable(source.attach(AnyObserver(receive: { sink.receive($0) })), sink.otherLink))
      return sink
    })
  }
}

/// One subscription to `ifEmpty`.
private final class IfEmptySink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  let otherLink = UpstreamLink()
  private let other: Observable<Element>
  @exclusivity(unchecked) private var isEmpty = true

  init(_ observer: AnyObserver<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(observer)
  }

  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .completed where isEmpty:
      other.connect(AnyObserver(receive: { self.receive(any: $0) }), to: otherLink)
    case .error, .completed: end(event.pointee)
    case .next:
      isEmpty = false
      forward(event)
    }
  }
}
