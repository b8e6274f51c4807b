extension ObservableType {
  /// Lets the first `count` elements through and completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.take(2)
  ///          -a-(b|)
  /// ```
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return Observable.empty() }
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let link = UpstreamLink()
      let stop = StopFlag()
      var remaining = count
      source.attach(to: link) { event in
        if stop.isSet { return }
        switch event {
        case .next:
          guard remaining > 0 else { return }
          remaining -= 1
          let isLast = remaining == 0
          observer.on(event)
          if isLast, !link.isDisposed, stop.set() { observer.on(.completed) }
        case .error, .completed:
          if stop.set() { observer.on(event) }
        }
      }
      return link
    })
  }
}
