extension ObservableType {
  /// Subscribes observers.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(to: out)
  ///          -1-2-3-|
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional elements.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(to: out.mapObserver { (element: Int?) in element ?? 0 })
  ///          -1-2-3-|
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    subscribe { event in
      let event = event.map(Optional.some)
      observers.forEach { $0.on(event) }
    }
  }

  /// Sends the elements into relays; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.bind(to: relay))
  ///          -1-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Signal(emit)
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))
  ///          -1-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Signal(emit)
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.bind(to: relay))
  ///          01-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))
  ///          01-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.bind(to: relay))
  ///          -1-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))
  ///          -1-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind), Driver(drive), Signal(emit)
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes with a function of the sequence and returns its result.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(to: { (source: Observable<Int>) in source.map { $0 * 2 } })
  ///          -2-4-6-|
  /// ```
  ///
  /// - Bound: Infallible(bind)
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Subscribes with a function of the sequence and one more argument and returns its result.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(to: { (source: Observable<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)
  ///          -2-4-6-|
  /// ```
  ///
  /// - Bound: Infallible(bind)
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a handler that is given an object while it lives; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(with: owner, onNext: { owner, element in out.onNext(element) })
  ///          -1-2-3
  /// ```
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    bind { [weak object] element in
      if let object { onNext(object, element) }
    }
  }

  /// Subscribes a handler; an error is a fault of the program.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.bind(onNext: { out.onNext($0) })
  ///          -1-2-3
  /// ```
  ///
  /// - Bound: Infallible(bind)
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: onNext, onError: { Environments.current.report(.bindingError($0)) })
  }
}
