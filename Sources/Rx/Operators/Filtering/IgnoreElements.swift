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
    return Observable<Never>(producer: { observer in
      source.attach(
        AnyObserver { event in
          switch event {
          case .next: break
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        })
    })
  }
}
