// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  ///
  /// ```marble
  /// Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }
  ///          (3|)
  /// ```
  ///
  /// - An error of any of them, or thrown by `resultSelector`, ends the result.
  /// - Completes when all of them have completed.
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat Single<each E>, resultSelector: @escaping (repeat each E) throws -> Element) -> Single<Element> {
    Single<Element>(raw: Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Ends with an error at once.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Single<Element> {
    Single<Element>(raw: Observable<Element>.error(error))
  }

  /// Sends one element and completes.
  ///
  /// ```marble
  /// Single.just(1)
  ///          (1|)
  /// ```
  @inlinable
  public static func just(_ element: Element) -> Single<Element> {
    Single<Element>(raw: Observable<Element>.just(element))
  }

  /// Sends one element and completes, on a scheduler.
  ///
  /// ```marble
  /// Single.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
    Single<Element>(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Single<Int>.never()
  ///          ---
  /// ```
  public static func never() -> Single<Element> {
    Single<Element>(raw: Observable<Element>.never())
  }

  /// Sends an element instead of the error and completes.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown).catchAndReturn(2)
  ///          (2|)
  /// ```
  @inlinable
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single<Element>(raw: primitiveSequence.asObservable().catchAndReturn(element))
  }

  /// Lets the elements through for which `predicate` holds.
  ///
  /// ```marble
  /// Single.just(1).filter { $0 > 1 }
  ///          |
  /// ```
  ///
  /// - An error thrown by `predicate` ends the sequence.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe<Element>(raw: primitiveSequence.asObservable().filter(predicate))
  }

  /// Transforms each element and drops what becomes nil.
  ///
  /// ```marble
  /// Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
  ///          (2|)
  /// ```
  ///
  /// - An error thrown by `transform` ends the sequence.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.asObservable().compactMap(transform))
  }

  /// Transforms each element.
  ///
  /// ```marble
  /// Single.just(1).map { $0 + 1 }
  ///          (2|)
  /// ```
  ///
  /// - An error thrown by `transform` ends the sequence.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: primitiveSequence.asObservable().map(transform))
  }

  /// The old name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
    Single<Element>(raw: primitiveSequence.asObservable().catchErrorJustReturn(element))
  }

  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// Single.just(1).do(onSuccess: { _ in })
  ///          (1|)
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  /// - An error thrown by a closure ends the sequence.
  @inlinable
  public func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element> {
    Single<Element>(raw: primitiveSequence.asObservable().do(onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Combines the elements of sequences one by one to tuples.
  ///
  /// ```marble
  /// Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat Single<each E>) -> Single<(repeat each E)> {
    Single<(repeat each E)>(raw: Observable<Any>.zip(repeat (each source).asObservable()))
  }
}
