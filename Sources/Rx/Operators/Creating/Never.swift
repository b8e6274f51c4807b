extension ObservableType {
  /// Never sends anything.
  ///
  /// ```marble
  /// Observable<String>.never()
  ///          -
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(raw), Single, Maybe, Completable
  /// - Infallible: `Infallible<Int>.never()` sends `---`.
  /// - SharedSequence: `Driver<Int>.never()` sends `---`.
  /// - Single: `Single<Int>.never()` sends `---`.
  /// - Maybe: `Maybe<Int>.never()` sends `---`.
  /// - Completable: `Completable.never()` sends `---`.
  public static func never() -> Observable<Element> {
    ClosureObservable(direct: { _ in nil })
  }
}
