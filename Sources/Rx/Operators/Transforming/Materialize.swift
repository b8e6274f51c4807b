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
    return ClosureObservable<Event<Element>>(producer: { observer in
      let sink = Sink(observer)
      return source.attach(to: sink) { event in
        sink.forward(event.pointee)
        if event.pointee.isStopEvent { sink.end(.completed) }
      }
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
    return ClosureObservable<Element.Element>(producer: { observer in
      let sink = Sink(observer)
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element): withUnsafePointer(to: element.event) { sink.receive(any: $0) }
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
    })
  }
}
