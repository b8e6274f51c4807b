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
    return Observable<Element>(producer: { observer in
      let sink = SerialSink(observer)
      let isOpen = StopFlag()
      let sourceLink = UpstreamLink()
      let otherLink = UpstreamLink()
      sourceLink.setUpstream(
        source.attach(
          AnyObserver { event in
            switch event {
            case .next(let element): if isOpen.isSet { sink.send(element) }
            case .error: sink.close(event)
            case .completed: if isOpen.isSet { sink.close(event) } else { sink.dispose() }
            }
          }))
      otherLink.setUpstream(
        other.attach(
          AnyObserver { event in
            switch event {
            case .next:
              isOpen.set()
              otherLink.dispose()
            case .error(let error): sink.close(.error(error))
            case .completed: otherLink.dispose()
            }
          }))
      sink.setUpstream(PairDisposable(sourceLink, otherLink))
      return sink
    })
  }
}
