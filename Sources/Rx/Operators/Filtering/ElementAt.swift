extension ObservableType {
  /// Sends the element at an index and completes.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.element(at: 1)
  ///          ---(b|)
  /// ```
  ///
  /// - Ends with `RxError.argumentOutOfRange` when there are not as many; a negative index is such an error at once.
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { return Observable<Element>.error(RxError.argumentOutOfRange) }
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer)
      var position = 0
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next:
          // Counted afterwards: what is sent from within is at the same index.
          if position == index {
            sink.forward(event)
            sink.end(.completed)
          }
          position &+= 1
        case .error: sink.end(event.pointee)
        case .completed: sink.end(.error(RxError.argumentOutOfRange))
        }
      }
    })
  }
}
