extension ObservableType {
  /// Drops elements until `other` sends one.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.skip(until: other)
  ///          -----c-d-|
  /// ```
  ///
  /// - The source is subscribed first. An error of `other` ends the result.
  /// - When the source completes before `other` has sent anything, the result does not complete, as in RxSwift.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable<Element>(producer: { observer in
      let serialized = SerializedObserver(observer)
      let isOpen = StopFlag()
      let sourceLink = UpstreamLink()
      let otherLink = UpstreamLink()
      source.attach(to: sourceLink) { event in
        switch event {
        case .next, .completed:
          if isOpen.isSet { serialized.on(event) } else if event.isCompleted { otherLink.dispose() }
        case .error: serialized.end(event)
        }
      }
      other.attach(to: otherLink) { event in
        switch event {
        case .next:
          isOpen.set()
          otherLink.dispose()
        case .error(let error): serialized.end(.error(error))
        case .completed: break
        }
      }
      return Disposables.create(sourceLink, otherLink)
    })
  }
}
