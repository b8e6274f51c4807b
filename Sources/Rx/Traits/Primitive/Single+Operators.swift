extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends one element.
  ///
  /// ```marble
  /// Single.just(1)
  ///          (1|)
  /// ```
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: Observable.just(element))
  }

  /// Sends one element on a scheduler.
  ///
  /// ```marble
  /// Single.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
    Single(raw: Observable.just(element, scheduler: scheduler))
  }

  /// Fails at once.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Single<Element> {
    Single(raw: Observable.error(error))
  }

  /// Never ends.
  ///
  /// ```marble
  /// Single<Int>.never()
  ///          ---
  /// ```
  public static func never() -> Single<Element> {
    Single(raw: Observable.never())
  }

  /// Does something beside the result, before or after the observer hears of it.
  ///
  /// ```marble
  /// Single.just(1).do(onSuccess: { _ in })
  ///          (1|)
  /// ```
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: observable.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Keeps the element if it satisfies `predicate`.
  ///
  /// ```marble
  /// Single.just(1).filter { $0 > 1 }
  ///          |
  /// ```
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: observable.filter(predicate))
  }

  /// Gives the element to `transform` and sends what it returns.
  ///
  /// ```marble
  /// Single.just(1).map { $0 + 1 }
  ///          (2|)
  /// ```
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: observable.map(transform))
  }

  /// Gives the element to `transform` and sends what it returns unless that is nil.
  ///
  /// ```marble
  /// Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
  ///          (2|)
  /// ```
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: observable.compactMap(transform))
  }

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

  /// Sends an element in place of an error.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown).catchAndReturn(2)
  ///          (2|)
  /// ```
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: observable.catchAndReturn(element))
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
