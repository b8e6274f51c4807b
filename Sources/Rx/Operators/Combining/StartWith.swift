extension ObservableType {
  /// Sends elements before those of the sequence.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.startWith("x", "y")
  ///          (xy)a-b-|
  /// ```
  ///
  /// - Traits: Infallible(one), SharedSequence(one)
  /// - Infallible: `Infallible.just(1).startWith(9)` sends `(91|)`.
  /// - SharedSequence: `Driver.just(1).startWith(9)` sends `(91|)`.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      for element in elements { observer.on(.next(element)) }
      return source.attach(observer)
    })
  }
}
