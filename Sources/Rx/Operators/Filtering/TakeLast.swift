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
      let sink = Sink(observer)
      var last = Queue<Element>()
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          last.append(element)
          if last.count > count { _ = last.popFirst() }
        case .error: sink.end(event.pointee)
        case .completed:
          for element in last.elements { sink.forward(element) }
          sink.end(.completed)
        }
      }
    })
  }
}
