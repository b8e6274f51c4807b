extension ObservableType {
  /// Drops all elements; only the terminal event comes through.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.ignoreElements()
  ///          -----|
  /// ```
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return ClosureObservable<Never>(producer: { observer in
      let sink = Sink(observer)
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next: break
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
    })
  }
}
