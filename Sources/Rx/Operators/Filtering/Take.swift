extension ObservableType {
  /// Lets the first `count` elements through and completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.take(2)
  ///          -a-(b|)
  /// ```
  ///
  /// - Traits: Infallible
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return Observable.empty() }
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer)
      var remaining = count
      return source.attach(to: sink) { event in
        if event.pointee.isStopEvent { return sink.end(event.pointee) }
        guard remaining > 0 else { return }
        remaining -= 1
        sink.forward(event)
        if remaining == 0 { sink.end(.completed) }
      }
    })
  }
}
