extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Goes on with the single that `selector` makes of the element.
  ///
  /// ```marble
  /// Single.just(1).flatMap { Single.just($0 + 1) }
  ///          (2|)
  /// ```
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(raw: observable.flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes of the element.
  ///
  /// ```marble
  /// Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }
  ///          |
  /// ```
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: observable.flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes of the element.
  ///
  /// ```marble
  /// Single.just(1).flatMapCompletable { _ in Completable.empty() }
  ///          |
  /// ```
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: observable.flatMap(selector))
  }

  /// Sends what `resultSelector` makes of the elements of all singles.
  ///
  /// ```marble
  /// Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }
  ///          (3|)
  /// ```
  public static func zip<Collection: Swift.Collection, Result>(
    _ singles: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if singles.isEmpty { return Single<Result>.deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: Observable.zip(singles.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the elements of all singles as an array.
  ///
  /// ```marble
  /// Single.zip([Single.just(1), Single.just(2)])
  ///          ('[1, 2]'|)
  /// ```
  public static func zip<Collection: Swift.Collection>(
    _ singles: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(singles) { $0 }
  }

  /// The single as a maybe.
  ///
  /// ```marble
  /// Single.just(1).asMaybe()
  ///          (1|)
  /// ```
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: observable)
  }

  /// Completes in place of the element.
  ///
  /// ```marble
  /// Single.just(1).asCompletable()
  ///          |
  /// ```
  public func asCompletable() -> Completable {
    Completable(raw: observable.ignoreElements())
  }
}
