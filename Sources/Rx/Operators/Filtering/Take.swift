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
    return ClosureObservable<Element>(producer: { observer in
      let sink = CountingSink(observer, count)
      return source.attach(to: sink) { sink.take($0) }
    })
  }
}
