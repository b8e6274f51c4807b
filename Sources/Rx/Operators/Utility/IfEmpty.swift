extension ObservableType {
  /// Sends an element when the sequence completes without one.
  ///
  /// ```marble
  /// source   ---|
  /// source.ifEmpty(default: "x")
  ///          ---(x|)
  /// ```
  public func ifEmpty(default: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(`default`))
  }

  /// Goes on with another sequence when this one completes without an element.
  ///
  /// ```marble
  /// source   ---|
  /// other    -x|
  /// source.ifEmpty(switchTo: other)
  ///          ----x|
  /// ```
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sourceLink = UpstreamLink()
      let otherLink = UpstreamLink()
      var isEmpty = true
      source.attach(to: sourceLink) { event in
        switch event {
        case .next:
          isEmpty = false
          observer.on(event)
        case .error: observer.on(event)
        case .completed:
          guard isEmpty else { return observer.on(event) }
          other.connect(to: otherLink, observer.on)
        }
      }
      return Disposables.create(sourceLink, otherLink)
    })
  }
}
