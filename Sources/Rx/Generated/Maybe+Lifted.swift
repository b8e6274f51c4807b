// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  ///
  /// ```marble
  /// Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }
  ///          (3|)
  /// ```
  ///
  /// - An error of any of them, or thrown by `resultSelector`, ends the result.
  /// - Completes when all of them have completed.
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat Maybe<each E>, resultSelector: @escaping (repeat each E) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Completes at once without an element.
  ///
  /// ```marble
  /// Maybe<Int>.empty()
  ///          |
  /// ```
  public static func empty() -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.empty())
  }

  /// Ends with an error at once.
  ///
  /// ```marble
  /// Maybe<Int>.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.error(error))
  }

  /// Sends one element and completes.
  ///
  /// ```marble
  /// Maybe.just(1)
  ///          (1|)
  /// ```
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.just(element))
  }

  /// Sends one element and completes, on a scheduler.
  ///
  /// ```marble
  /// Maybe.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Maybe<Int>.never()
  ///          ---
  /// ```
  public static func never() -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.never())
  }

  /// Sends an element instead of the error and completes.
  ///
  /// ```marble
  /// Maybe<Int>.error(RxError.unknown).catchAndReturn(2)
  ///          (2|)
  /// ```
  @inlinable
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe<Element>(raw: primitiveSequence.asObservable().catchAndReturn(element))
  }

  /// Lets the elements through for which `predicate` holds.
  ///
  /// ```marble
  /// Maybe.just(1).filter { $0 > 1 }
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
  /// Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
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
  /// Maybe.just(1).map { $0 + 1 }
  ///          (2|)
  /// ```
  ///
  /// - An error thrown by `transform` ends the sequence.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.asObservable().map(transform))
  }

  /// The old name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> {
    Maybe<Element>(raw: primitiveSequence.asObservable().catchErrorJustReturn(element))
  }

  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// Maybe.just(1).do(onNext: { _ in })
  ///          (1|)
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  /// - An error thrown by a closure ends the sequence.
  @inlinable
  public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Maybe<Element> {
    Maybe<Element>(raw: primitiveSequence.asObservable().do(onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends an element when the sequence completes without one.
  ///
  /// ```marble
  /// Maybe<Int>.empty().ifEmpty(default: 1)
  ///          (1|)
  /// ```
  public func ifEmpty(default: Element) -> Single<Element> {
    Single<Element>(raw: primitiveSequence.asObservable().ifEmpty(default: `default`))
  }

  /// Goes on with another sequence when this one completes without an element.
  ///
  /// ```marble
  /// Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))
  ///          (1|)
  /// ```
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(raw: primitiveSequence.asObservable().ifEmpty(switchTo: other.asObservable()))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Combines the elements of sequences one by one to tuples.
  ///
  /// ```marble
  /// Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat Maybe<each E>) -> Maybe<(repeat each E)> {
    Maybe<(repeat each E)>(raw: Observable<Any>.zip(repeat (each source).asObservable()))
  }
}
