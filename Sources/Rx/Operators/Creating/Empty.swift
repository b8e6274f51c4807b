extension ObservableType {
  /// Completes at once without an element.
  ///
  /// ```marble
  /// Observable<String>.empty()
  ///          |
  /// ```
  ///
  /// - Traits: Infallible, Maybe, Completable
  /// - Infallible: `Infallible<Int>.empty()` sends `|`.
  /// - Maybe: `Maybe<Int>.empty()` sends `|`.
  /// - Completable: `Completable.empty()` sends `|`.
  public static func empty() -> Observable<Element> {
    ClosureObservable(direct: { observer in
      observer.on(.completed)
      return nil
    })
  }
}
