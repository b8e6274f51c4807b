/// Completes, or fails, without elements.
public enum CompletableTrait {}

/// A sequence that completes, or fails, without elements.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// Terminal event of a completable.
@frozen
public enum CompletableEvent {
  /// With an error.
  case error(Swift.Error)
  /// Without an error.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Receives how a completable ends.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Makes a completable of a function that is called for each subscription and reports the end to the observer.
  ///
  /// ```marble
  /// Completable.create { observer in observer(.completed); return Disposables.create() }
  ///          |
  /// ```
  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> Completable {
    Completable(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a function of the end.
  ///
  /// ```marble
  /// Completable.empty().subscribe { event in if case .completed = event { out.onNext(1) } }
  ///          1
  /// ```
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
    observable.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes handlers. An error without a handler is unhandled.
  ///
  /// ```marble
  /// Completable.empty().subscribe(onCompleted: { out.onNext(1) })
  ///          1
  /// ```
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    observable.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers that are given an object while it lives.
  ///
  /// ```marble
  /// Completable.empty().subscribe(with: owner, onCompleted: { owner in out.onNext(1) })
  ///          1
  /// ```
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    observable.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
