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
      let link = UpstreamLink()
      var last = Queue<Element>()
      source.attach(to: link) { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > count { _ = last.popFirst() }
        case .error: observer.on(event)
        case .completed:
          for element in last.elements where !link.isDisposed { observer.on(.next(element)) }
          if !link.isDisposed { observer.on(.completed) }
        }
      }
      return link
    })
  }
}
