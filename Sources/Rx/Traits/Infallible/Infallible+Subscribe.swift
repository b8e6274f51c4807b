extension InfallibleType {
  /// Subscribes a function of all events.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).subscribe { event in out.on(event.event) }
  ///          -1-2-3-|
  /// ```
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
    asObservable()
      .subscribe { event in
        switch event {
        case .next(let element): on(.next(element))
        case .completed: on(.completed)
        case .error(let error): Environments.current.report(.misuse("An Infallible sequence failed: \(error)"))
        }
      }
  }

  /// Subscribes handlers.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })
  ///          -2-4-6-|
  /// ```
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers that are given an object while it lives.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).subscribe(with: owner, onNext: { owner, element in out.onNext(element) })
  ///          -1-2-3
  /// ```
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
