extension ObservableConvertibleType {
  /// Shares the sequence by a strategy; an error is replaced by a last element.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)
  ///          -1-2-(0|)
  /// ```
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().delivered(on: S.scheduler) { _ in .just(onErrorJustReturn) })
  }

  /// Shares the sequence by a strategy; after an error it goes on with another shared sequence.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of(7, 8))
  ///          -1-2-(78|)
  /// ```
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().delivered(on: S.scheduler) { _ in onErrorDriveWith.asObservable() })
  }

  /// Shares the sequence by a strategy; after an error it goes on with the shared sequence made for that error.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) { _ in .just(5) }
  ///          -1-2-(5|)
  /// ```
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().delivered(on: S.scheduler) { onErrorRecover($0).asObservable() })
  }

  /// Makes the sequence a driver; an error is replaced by a last element.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asDriver(onErrorJustReturn: 0)
  ///          -1-2-(0|)
  /// ```
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes the sequence a driver; after an error it goes on with another driver.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asDriver(onErrorDriveWith: .of(7, 8))
  ///          -1-2-(78|)
  /// ```
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Makes the sequence a driver; after an error it goes on with the driver made for that error.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asDriver(onErrorRecover: { _ in .just(5) })
  ///          -1-2-(5|)
  /// ```
  @inlinable
  public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// Makes the sequence a signal; an error is replaced by a last element.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSignal(onErrorJustReturn: 0)
  ///          -1-2-(0|)
  /// ```
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes the sequence a signal; after an error it goes on with another signal.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSignal(onErrorSignalWith: .of(7, 8))
  ///          -1-2-(78|)
  /// ```
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Makes the sequence a signal; after an error it goes on with the signal made for that error.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asSignal(onErrorRecover: { _ in .just(5) })
  ///          -1-2-(5|)
  /// ```
  @inlinable
  public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// Shares a sequence that is known not to fail.
  @inlinable
  func sharedWithoutErrors<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
    // A sequence that fails nevertheless was made incorrectly.
    SharedSequence(
      asObservable()
        .delivered(on: S.scheduler) { error in
          reportFailureOfInfallible(error)
          return Observable.empty()
        })
  }
}

extension BehaviorRelay {
  /// Makes the relay a driver, which begins with its value.
  ///
  /// ```marble
  /// BehaviorRelay(value: 1).asDriver()
  ///          1
  /// ```
  @inlinable
  public func asDriver() -> Driver<Element> { sharedWithoutErrors() }
}

extension PublishRelay {
  /// Makes the relay a signal.
  ///
  /// ```marble
  /// PublishRelay<Int>().asSignal()
  ///          -
  /// ```
  @inlinable
  public func asSignal() -> Signal<Element> { sharedWithoutErrors() }
}

extension InfallibleType {
  /// Makes the sequence a driver.
  ///
  /// ```marble
  /// Infallible.just(1).asDriver()
  ///          (1|)
  /// ```
  @inlinable
  public func asDriver() -> Driver<Element> { sharedWithoutErrors() }

  /// Makes the sequence a signal.
  ///
  /// ```marble
  /// Infallible.just(1).asSignal()
  ///          (1|)
  /// ```
  @inlinable
  public func asSignal() -> Signal<Element> { sharedWithoutErrors() }
}

extension SharedSequence {
  /// The sequence as one that is not shared further and still cannot fail.
  ///
  /// ```marble
  /// Driver.just(1).asInfallible()
  ///          (1|)
  /// ```
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    Infallible(source)
  }
}

@usableFromInline
func reportFailureOfInfallible(_ error: any Error) {
  Environments.current.report(.misuse("A sequence that cannot fail has failed: \(error)"))
}
