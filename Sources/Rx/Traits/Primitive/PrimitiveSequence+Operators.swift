extension PrimitiveSequence {
  /// Makes the sequence anew for each subscription.
  ///
  /// ```marble
  /// Single.deferred { Single.just(1) }
  ///          (1|)
  /// ```
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable.deferred { try observableFactory().asObservable() })
  }

  /// Sends everything later by a time.
  ///
  /// ```marble
  /// Single.just(1).delay(.milliseconds(300), scheduler: scheduler)
  ///          ---(1|)
  /// ```
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later by a time.
  ///
  /// ```marble
  /// Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)
  ///          ---(1|)
  /// ```
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers on a scheduler.
  ///
  /// ```marble
  /// Single.just(1).observe(on: scheduler)
  ///          (1|)
  /// ```
  public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes and disposes on a scheduler.
  ///
  /// ```marble
  /// Single.just(1).subscribe(on: scheduler)
  ///          (1|)
  /// ```
  public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Goes on with another sequence after an error.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }
  ///          (2|)
  /// ```
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).asObservable() })
  }

  /// Subscribes again after an error, without end.
  ///
  /// ```marble
  /// source   -1|
  /// source.asSingle().retry()
  ///          --(1|)
  /// ```
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes again after an error, up to a number of attempts in all.
  ///
  /// ```marble
  /// source   -#
  /// source.asSingle().retry(3)
  ///          ---#
  /// ```
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again when the sequence made of the errors sends an element, and ends as that ends.
  ///
  /// ```marble
  /// source   -#
  /// source.asSingle().retry(when: { (errors: Observable<MarbleError>) in errors.flatMap { Observable<Int>.error($0) } })
  ///          -#
  /// ```
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when the sequence made of the errors sends an element, and ends as that ends.
  ///
  /// ```marble
  /// source   -#
  /// source.asSingle().retry(when: { errors in errors.flatMap { Observable<Int>.error($0) } })
  ///          -#
  /// ```
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Prints everything that happens to the sequence.
  ///
  /// ```marble
  /// Single.just(1).debug("name")
  ///          (1|)
  /// ```
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Makes a resource for each subscription, and disposes it when the sequence made with it ends.
  ///
  /// ```marble
  /// Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
  ///          (1|)
  /// ```
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).asObservable() }))
  }

  /// Fails with `RxError.timeout` when nothing comes for a time.
  ///
  /// ```marble
  /// Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)
  ///          ---#
  /// ```
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another sequence when nothing comes for a time.
  ///
  /// ```marble
  /// Single<Int>.never().timeout(.milliseconds(300), other: Single.just(7), scheduler: scheduler)
  ///          ---(7|)
  /// ```
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// Sends zero after a time and completes.
  ///
  /// ```marble
  /// Single<Int>.timer(.milliseconds(300), scheduler: scheduler)
  ///          ---(0|)
  /// ```
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
  }
}
