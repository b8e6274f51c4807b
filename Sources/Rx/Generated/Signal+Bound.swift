// swift-format-ignore-file
// Written by `swift run catalog-generator` from functions of ObservableType that bind. Change the declarations there and run it
// again.

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asSignal(onErrorJustReturn: 0).emit(to: out)
  ///          -1-2-3-|
  /// ```
  public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    ensureEmittingOnMain()
    return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional elements, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asSignal(onErrorJustReturn: 0).emit(to: out.mapObserver { (element: Int?) in element ?? 0 })
  ///          -1-2-3-|
  /// ```
  public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    ensureEmittingOnMain()
    return asObservable().subscribe { event in
      let event = event.map(Optional.some)
      observers.forEach { $0.on(event) }
    }
  }

  /// Sends the elements into relays, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          -1-2-3
  /// ```
  public func emit(to relays: PublishRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          -1-2-3
  /// ```
  public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          01-2-3
  /// ```
  public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          01-2-3
  /// ```
  public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          -1-2-3
  /// ```
  public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals, on the main thread.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))
  ///          -1-2-3
  /// ```
  public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
