// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// Completable.concat(AnySequence([Completable.empty(), Completable.empty()]))
  ///          |
  /// ```
  ///
  /// - The sequences are asked for one at a time, each when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable where Sequence.Element == Completable {
    Completable(raw: Observable<Element>.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// Completable.concat([Completable.empty(), Completable.empty()])
  ///          |
  /// ```
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable where Collection.Element == Completable {
    Completable(raw: Observable<Element>.concat(collection.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// Completable.concat(Completable.empty(), Completable.empty())
  ///          |
  /// ```
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: Observable<Element>.concat(sources.map { $0.asObservable() }))
  }

  /// Completes at once without an element.
  ///
  /// ```marble
  /// Completable.empty()
  ///          |
  /// ```
  public static func empty() -> Completable {
    Completable(raw: Observable<Element>.empty())
  }

  /// Ends with an error at once.
  ///
  /// ```marble
  /// Completable.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Completable {
    Completable(raw: Observable<Element>.error(error))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Completable.never()
  ///          ---
  /// ```
  public static func never() -> Completable {
    Completable(raw: Observable<Element>.never())
  }

  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// Completable.empty().do(onCompleted: {})
  ///          |
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  /// - An error thrown by a closure ends the sequence.
  @inlinable
  public func `do`(onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Completable {
    Completable(raw: primitiveSequence.asObservable().do(onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
