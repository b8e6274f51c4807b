extension ObservableType {
  /// Lets elements through until `other` sends one, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.take(until: other)
  ///          -a-b|
  /// ```
  ///
  /// - `other` is subscribed first. Its error ends the result; its completion is ignored.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable<Element>(producer: { observer in
      let serialized = SerializedObserver(observer)
      let otherLink = UpstreamLink()
      let sourceLink = UpstreamLink()
      other.attach(to: otherLink) { event in
        switch event {
        case .next: serialized.end(.completed)
        case .error(let error): serialized.end(.error(error))
        case .completed: break
        }
      }
      source.attach(to: sourceLink, serialized.on)
      return Disposables.create(sourceLink, otherLink)
    })
  }
}
