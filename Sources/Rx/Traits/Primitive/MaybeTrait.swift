/// Sends one element, completes without one, or fails.
public enum MaybeTrait {}

/// A sequence that sends one element, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// Terminal event of a maybe.
@frozen
public enum MaybeEvent<Element> {
  /// With an element.
  case success(Element)
  /// With an error.
  case error(Swift.Error)
  /// Without an element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Receives how a maybe ends.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Makes a maybe of a function that is called for each subscription and reports the end to the observer.
  ///
  /// ```marble
  /// Maybe<Int>.create { observer in observer(.success(1)); return Disposables.create() }
  ///          (1|)
  /// ```
  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element> {
    Maybe(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a function of the end.
  ///
  /// ```marble
  /// Maybe.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }
  ///          1
  /// ```
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes handlers. An error without a handler is unhandled.
  ///
  /// ```marble
  /// Maybe.just(1).subscribe(onSuccess: { out.onNext($0) })
  ///          1
  /// ```
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let callStack = onError == nil ? UnhandledErrors.captureCallStack() : nil
    return subscribe(onDisposed: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error):
        if let onError { onError(error) } else { UnhandledErrors.report(error, callStack) }
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes handlers that are given an object while it lives.
  ///
  /// ```marble
  /// Maybe.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })
  ///          1
  /// ```
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: { [weak object] element in
        if let object { onSuccess?(object, element) }
      },
      onError: onError.map { onError in
        { [weak object] error in
          if let object { onError(object, error) }
        }
      },
      onCompleted: { [weak object] in
        if let object { onCompleted?(object) }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }

  /// The end arrives once; the completion that follows an element is ignored.
  private func subscribe(onDisposed: (() -> Void)?, _ observer: @escaping MaybeObserver) -> Disposable {
    let ending = TraitEnding(onDisposed)
    return ending.following(
      observable.subscribe { event in
        switch event {
        case .next(let element): ending.end { observer(.success(element)) }
        case .error(let error): ending.end { observer(.error(error)) }
        case .completed: ending.end { observer(.completed) }
        }
      })
  }
}
