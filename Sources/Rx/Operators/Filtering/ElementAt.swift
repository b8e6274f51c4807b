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
      let link = UpstreamLink()
      let stop = StopFlag()
      var position = 0
      source.attach(to: link) { event in
        if stop.isSet { return }
        switch event {
        case .next:
          let isIt = position == index
          position += 1
          guard isIt else { return }
          stop.set()
          observer.on(event)
          if !link.isDisposed { observer.on(.completed) }
        case .error:
          observer.on(event)
        case .completed:
          stop.set()
          observer.on(.error(RxError.argumentOutOfRange))
        }
      }
      return link
    })
  }
}
