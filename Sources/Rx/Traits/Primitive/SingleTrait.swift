/// Sends exactly one element, or fails.
public enum SingleTrait {}

/// A sequence that sends exactly one element, or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// Terminal event of a single: its element or an error.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Receives how a single ends.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Makes a single of a function that is called for each subscription and reports the result to the observer.
  ///
  /// ```marble
  /// Single<Int>.create { observer in observer(.success(1)); return Disposables.create() }
  ///          (1|)
  /// ```
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element> {
    Single(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .failure(let error): observer.on(.error(error))
          }
        }
      })
  }

  /// Subscribes a function of the result.
  ///
  /// ```marble
  /// Single.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }
  ///          1
  /// ```
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
    subscribe(onDisposed: nil, observer)
  }

  /// Subscribes handlers. A failure without a handler is unhandled.
  ///
  /// ```marble
  /// Single.just(1).subscribe(onSuccess: { out.onNext($0) })
  ///          1
  /// ```
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let callStack = onFailure == nil ? UnhandledErrors.captureCallStack() : nil
    return subscribe(onDisposed: onDisposed) { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error):
        if let onFailure { onFailure(error) } else { UnhandledErrors.report(error, callStack) }
      }
    }
  }

  /// Subscribes handlers that are given an object while it lives.
  ///
  /// ```marble
  /// Single.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })
  ///          1
  /// ```
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: { [weak object] element in
        if let object { onSuccess?(object, element) }
      },
      onFailure: onFailure.map { onFailure in
        { [weak object] error in
          if let object { onFailure(object, error) }
        }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }

  /// The result arrives once; the completion that follows an element is ignored.
  private func subscribe(onDisposed: (() -> Void)?, _ observer: @escaping SingleObserver) -> Disposable {
    let ending = TraitEnding(onDisposed)
    return ending.following(
      observable.subscribe { event in
        switch event {
        case .next(let element): ending.end { observer(.success(element)) }
        case .error(let error): ending.end { observer(.failure(error)) }
        case .completed:
          ending.end { Environments.current.report(.misuse("A Single completed without an element.")) }
        }
      })
  }
}
