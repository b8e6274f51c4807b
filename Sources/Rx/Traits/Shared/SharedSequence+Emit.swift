private let emitMessage = """
  `emit*` family of methods can be only called from the main thread.
  This is required to ensure that `Signal` elements are delivered on the main thread.
  """

/// Reports a fault unless the caller is on main.
@usableFromInline
package func ensureEmittingOnMain() {
  MainScheduler.ensureRunningOnMainThread(errorMessage: emitMessage)
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes handlers that are given an object while it lives, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asSignal(onErrorJustReturn: 0).emit(with: owner, onNext: { owner, element in out.onNext(element) })
  ///          -1-2-3
  /// ```
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    ensureEmittingOnMain()
    return asObservable()
      .subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asSignal(onErrorJustReturn: 0).emit(onNext: { out.onNext($0) })
  ///          -1-2-3
  /// ```
  @inlinable
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    ensureEmittingOnMain()
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without a handler, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asSignal(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).emit()
  ///          -1-2-3
  /// ```
  @inlinable
  public func emit() -> Disposable {
    emit(onNext: nil, onCompleted: nil, onDisposed: nil)
  }
}
