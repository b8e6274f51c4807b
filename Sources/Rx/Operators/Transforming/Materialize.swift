extension ObservableType {
  /// Sends events as elements.
  ///
  /// ```marble
  /// source   -a-|
  /// source.materialize().map { "\($0)" }
  ///          -'next(a)'-('completed'|)
  /// ```
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable<Event<Element>>(producer: { observer in
      let link = UpstreamLink()
      source.attach(to: link) { event in
        observer.on(.next(event))
        if event.isStopEvent, !link.isDisposed { observer.on(.completed) }
      }
      return link
    })
  }
}

extension ObservableType where Element: EventConvertible {
  /// Sends elements, which are events, as events.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.materialize().dematerialize()
  ///          -a-b-|
  /// ```
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Observable<Element.Element>(producer: { observer in
      let stop = StopFlag()
      return source.attach(
        AnyObserver { event in
          if stop.isSet { return }
          switch event {
          case .next(let element):
            let inner = element.event
            if inner.isStopEvent { stop.set() }
            observer.on(inner)
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        })
    })
  }
}
