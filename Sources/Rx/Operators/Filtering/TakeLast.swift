extension ObservableType {
  /// Sends the last `count` elements when the sequence completes.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.takeLast(2)
  ///          -------(bc|)
  /// ```
  public func takeLast(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      var last = Queue<Element>()
      return source.attach(
        AnyObserver { event in
          switch event {
          case .next(let element):
            last.append(element)
            if last.count > count { _ = last.popFirst() }
          case .error: observer.on(event)
          case .completed:
            for element in last.elements { observer.on(.next(element)) }
            observer.on(.completed)
          }
        })
    })
  }
}
