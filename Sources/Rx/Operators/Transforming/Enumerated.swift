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
    return ClosureObservable<(index: Int, element: Element)>(producer: { observer in
      var index = 0
      let sink = Sink(observer)
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          let next = index
          index &+= 1
          sink.forward((index: next, element: element))
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
    })
  }
}
