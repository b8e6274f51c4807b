extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Goes on with the maybe that `selector` makes of the element.
  ///
  /// ```marble
  /// Maybe.just(1).flatMap { Maybe.just($0 + 1) }
  ///          (2|)
  /// ```
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: observable.flatMap(selector))
  }

  /// Goes on with a single where there is no element.
  ///
  /// ```marble
  /// Maybe<Int>.empty().ifEmpty(switchTo: Single.just(1))
  ///          (1|)
  /// ```
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: observable.ifEmpty(switchTo: other.primitiveSequence.asObservable()))
  }

  /// Completes in place of the element.
  ///
  /// ```marble
  /// Maybe.just(1).asCompletable()
  ///          |
  /// ```
  public func asCompletable() -> Completable {
    Completable(raw: observable.ignoreElements())
  }
}
