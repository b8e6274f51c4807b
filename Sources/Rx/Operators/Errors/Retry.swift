extension ObservableType {
  /// Subscribes again when the sequence fails, until it was subscribed `maxAttemptCount` times.
  ///
  /// ```marble
  /// source   -a-#
  /// source.retry(2)
  ///          -a--a-#
  /// ```
  ///
  /// - The first subscription counts: `retry(1)` never subscribes again.
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single<Int>.error(RxError.unknown).retry(3)` sends `#`.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return SuccessionObservable(.failure, of: Repeated<Observable<Element>>.self) {
      SuccessionIterator(Swift.repeatElement(source, count: max(0, maxAttemptCount)))
    }
  }

  /// Subscribes again whenever the sequence fails, for ever.
  ///
  /// ```marble
  /// source   -a-#
  /// source.retry().take(3)
  ///          -a--a--(a|)
  /// ```
  ///
  /// - A source that fails at once is subscribed to again without end: `retry(3)` limits the attempts.
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).retry()` sends `(1|)`.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return SuccessionObservable(.failure, of: UnfoldSequence<Element, Void>.self) { SuccessionIterator { source } }
  }
}
