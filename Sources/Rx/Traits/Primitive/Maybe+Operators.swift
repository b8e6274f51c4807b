extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends one element.
  ///
  /// ```marble
  /// Maybe.just(1)
  ///          (1|)
  /// ```
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: Observable.just(element))
  }

  /// Sends one element on a scheduler.
  ///
  /// ```marble
  /// Maybe.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable.just(element, scheduler: scheduler))
  }

  /// Fails at once.
  ///
  /// ```marble
  /// Maybe<Int>.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Maybe<Element> {
    Maybe(raw: Observable.error(error))
  }

  /// Never ends.
  ///
  /// ```marble
  /// Maybe<Int>.never()
  ///          ---
  /// ```
  public static func never() -> Maybe<Element> {
    Maybe(raw: Observable.never())
  }

  /// Completes at once.
  ///
  /// ```marble
  /// Maybe<Int>.empty()
  ///          |
  /// ```
  public static func empty() -> Maybe<Element> {
    Maybe(raw: Observable.empty())
  }

  /// Does something beside the end, before or after the observer hears of it.
  ///
  /// ```marble
  /// Maybe.just(1).do(onNext: { _ in })
  ///          (1|)
  /// ```
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: observable.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Keeps the element if it satisfies `predicate`.
  ///
  /// ```marble
  /// Maybe.just(1).filter { $0 > 1 }
  ///          |
  /// ```
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: observable.filter(predicate))
  }

  /// Gives the element to `transform` and sends what it returns.
  ///
  /// ```marble
  /// Maybe.just(1).map { $0 + 1 }
  ///          (2|)
  /// ```
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: observable.map(transform))
  }

  /// Gives the element to `transform` and sends what it returns unless that is nil.
  ///
  /// ```marble
  /// Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
  ///          (2|)
  /// ```
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: observable.compactMap(transform))
  }

  /// Goes on with the maybe that `selector` makes of the element.
  ///
  /// ```marble
  /// Maybe.just(1).flatMap { Maybe.just($0 + 1) }
  ///          (2|)
  /// ```
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: observable.flatMap(selector))
  }

  /// Sends an element where there is none.
  ///
  /// ```marble
  /// Maybe<Int>.empty().ifEmpty(default: 1)
  ///          (1|)
  /// ```
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: observable.ifEmpty(default: `default`))
  }

  /// Goes on with another maybe where there is no element.
  ///
  /// ```marble
  /// Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))
  ///          (1|)
  /// ```
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: observable.ifEmpty(switchTo: other.primitiveSequence.asObservable()))
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

  /// Sends an element in place of an error.
  ///
  /// ```marble
  /// Maybe<Int>.error(RxError.unknown).catchAndReturn(2)
  ///          (2|)
  /// ```
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: observable.catchAndReturn(element))
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
