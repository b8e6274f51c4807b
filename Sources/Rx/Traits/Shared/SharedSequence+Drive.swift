private let driveMessage = """
  `drive*` family of methods can be only called from the main thread.
  This is required to ensure that the last replayed `Driver` element is delivered on the main thread.
  """

/// Reports a fault unless the caller is on main.
@usableFromInline
package func ensureDrivingOnMain() {
  MainScheduler.ensureRunningOnMainThread(errorMessage: driveMessage)
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes with a function of the sequence and returns its result, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).drive { $0.subscribe(out) }
  ///          -1-2-3-|
  /// ```
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    ensureDrivingOnMain()
    return transformation(asObservable())
  }

  /// Subscribes with a function of the sequence and one more argument and returns its result, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).drive({ source in { factor in source.map { $0 * factor }.subscribe(out) } }, curriedArgument: 2)
  ///          -2-4-6-|
  /// ```
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    ensureDrivingOnMain()
    return with(asObservable())(curriedArgument)
  }

  /// Subscribes handlers that are given an object while it lives, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).drive(with: owner, onNext: { owner, element in out.onNext(element) })
  ///          -1-2-3
  /// ```
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    ensureDrivingOnMain()
    return asObservable()
      .subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).drive(onNext: { out.onNext($0) })
  ///          -1-2-3
  /// ```
  @inlinable
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    ensureDrivingOnMain()
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without a handler, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).drive()
  ///          -1-2-3
  /// ```
  @inlinable
  public func drive() -> Disposable {
    drive(onNext: nil, onCompleted: nil, onDisposed: nil)
  }
}
