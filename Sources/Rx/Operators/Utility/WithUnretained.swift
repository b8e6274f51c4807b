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
      let sink = Sink(observer, keeping: resultSelector)
      return source.attach(to: sink) { [weak obj] event in
        switch event.pointee {
        case .next(let element):
          if let obj { sink.forward(resultSelector(obj, element)) } else { sink.end(.completed) }
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
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
