extension ObservableType {
  /// Pairs each element with its index.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.enumerated().map { "\($0.index)\($0.element)" }
  ///          -'0a'-'1b'-|
  /// ```
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Observable<(index: Int, element: Element)>(producer: { observer in
      var index = 0
      return source.attach(
        AnyObserver { event in
          switch event {
          case .next(let element):
            let next = index
            index &+= 1
            observer.on(.next((index: next, element: element)))
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        })
    })
  }
}
