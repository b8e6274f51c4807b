extension ObservableType {
  /// Lets elements through until `other` sends one, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.take(until: other)
  ///          -a-b|
  /// ```
  ///
  /// - `other` is subscribed first. Its error ends the result; its completion is ignored.
  /// - Traits: Infallible, Infallible(same)
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = SerialSink(observer)
      let otherLink = UpstreamLink()
      other.attach(to: otherLink) { event in
        switch event {
        case .next: sink.close(.completed)
        case .error(let error): sink.close(.error(error))
        case .completed: break
        }
      }
      let upstream = source.attach(AnyObserver { sink.on($0) })
      sink.setUpstream(PairDisposable(upstream, otherLink))
      return sink
    })
  }
}
