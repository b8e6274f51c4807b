extension ObservableType {
  /// Subscribes observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    subscribe { event in
      let event = event.map(Optional.some)
      observers.forEach { $0.on(event) }
    }
  }

  /// Sends the elements into relays; an error is a fault of the program.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays; an error is a fault of the program.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays; an error is a fault of the program.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals; an error is a fault of the program.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Subscribes with a function of the sequence and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Subscribes with a function of the sequence and one more argument and returns its result.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a handler that is given an object while it lives; an error is a fault of the program.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    bind { [weak object] element in
      if let object { onNext(object, element) }
    }
  }

  /// Subscribes a handler; an error is a fault of the program.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: onNext, onError: { Environments.current.report(.bindingError($0)) })
  }
}

extension InfallibleType {
  /// Subscribes observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    asObservable()
      .subscribe { event in
        let event = event.map(Optional.some)
        observers.forEach { $0.on(event) }
      }
  }

  /// Sends the elements into relays.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Sends the elements into relays of optionals.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    bind { element in relays.forEach { $0.accept(element) } }
  }

  /// Subscribes with a function of the sequence and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Subscribes with a function of the sequence and one more argument and returns its result.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a handler.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    asObservable().subscribe(onNext: onNext)
  }
}
