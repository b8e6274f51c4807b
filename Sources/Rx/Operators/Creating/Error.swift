extension ObservableType {
  /// Ends with an error at once.
  ///
  /// ```marble
  /// Observable<String>.error(RxError.unknown)
  ///          #
  /// ```
  ///
  /// - Traits: Single, Maybe, Completable
  /// - Single: `Single<Int>.error(RxError.unknown)` sends `#`.
  /// - Maybe: `Maybe<Int>.error(RxError.unknown)` sends `#`.
  /// - Completable: `Completable.error(RxError.unknown)` sends `#`.
  public static func error(_ error: Swift.Error) -> Observable<Element> {
    ClosureObservable(direct: { observer in
      observer.on(.error(error))
      return nil
    })
  }
}
