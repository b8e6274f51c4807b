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
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer)
      let otherLink = UpstreamLink()
      var isEmpty = true
      let upstream = source.attach(
        AnyObserver(receive: { event in
          switch event.pointee {
          case .completed where isEmpty:
            other.connect(AnyObserver(receive: { sink.receive(any: $0) }), to: otherLink)
          case .error, .completed: sink.end(event.pointee)
          case .next:
            isEmpty = false
            sink.forward(event)
          }
        }))
      sink.setUpstream(PairDisposable(upstream, otherLink))
      return sink
    })
  }
}
