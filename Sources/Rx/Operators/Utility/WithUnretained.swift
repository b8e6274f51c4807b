extension ObservableType {
  /// Combines each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    let source = asObservable()
    return Observable<Out>(producer: { [weak obj] observer in
      let stop = StopFlag()
      return source.attach(
        AnyObserver { [weak obj] event in
          if stop.isSet { return }
          switch event {
          case .next(let element):
            if let obj {
              observer.on(.next(resultSelector(obj, element)))
            } else {
              stop.set()
              observer.on(.completed)
            }
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        })
    })
  }

  /// Pairs each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
