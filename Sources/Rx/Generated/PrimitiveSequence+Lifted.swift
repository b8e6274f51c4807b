// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension PrimitiveSequence {
  /// Makes a sequence anew for every subscription.
  ///
  /// ```marble
  /// Single.deferred { Single.just(1) }
  ///          (1|)
  /// ```
  ///
  /// - An error thrown by `observableFactory` is sent as an error event.
  public static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: Observable<Element>.deferred({ try observableFactory().asObservable() }))
  }

  /// Goes on with the sequence that `handler` returns for the error.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }
  ///          (2|)
  /// ```
  ///
  /// - An error thrown by `handler` ends the result.
  @inlinable
  public func `catch`(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.catch({ try handler($0).asObservable() }))
  }

  /// Subscribes again when the sequence fails, until it was subscribed `maxAttemptCount` times.
  ///
  /// ```marble
  /// Single<Int>.error(RxError.unknown).retry(3)
  ///          #
  /// ```
  ///
  /// - The first subscription counts: `retry(1)` never subscribes again.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again whenever the sequence fails, for ever.
  ///
  /// ```marble
  /// Single.just(1).retry()
  ///          (1|)
  /// ```
  ///
  /// - A source that fails at once is subscribed to again without end: `retry(3)` limits the attempts.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retry())
  }

  /// Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.
  ///
  /// ```marble
  /// Single.just(1).retry(when: { (errors: Observable<RxError>) in errors })
  ///          (1|)
  /// ```
  ///
  /// - When that sequence has ended, the next failure ends the result in the same way.
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.
  ///
  /// ```marble
  /// Single.just(1).retry(when: { errors in errors })
  ///          (1|)
  /// ```
  ///
  /// - When that sequence has ended, the next failure ends the result in the same way.
  public func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retry(when: notificationHandler))
  }

  /// Sends everything later by a stretch of time, except an error, which is sent at once.
  ///
  /// ```marble
  /// Single.just(1).delay(.milliseconds(300), scheduler: scheduler)
  ///          ---(1|)
  /// ```
  ///
  /// - An error drops what waits.
  /// - Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.
  /// - The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source later by a stretch of time.
  ///
  /// ```marble
  /// Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)
  ///          ---(1|)
  /// ```
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Ends with `RxError.timeout` when nothing comes for a stretch of time.
  ///
  /// ```marble
  /// Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)
  ///          ---#
  /// ```
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Prints subscriptions, events and disposals.
  ///
  /// ```marble
  /// Single.just(1).debug("name")
  ///          (1|)
  /// ```
  ///
  /// - A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the
  ///   call. With `trimOutput`, long events lose their middle.
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// The old name of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.catchError({ try handler($0).asObservable() }))
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retryWhen(notificationHandler))
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.retryWhen(notificationHandler))
  }

  /// The old name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.observeOn(scheduler))
  }

  /// The old name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.subscribeOn(scheduler))
  }

  /// Sends events on a scheduler, in their order.
  ///
  /// ```marble
  /// Single.just(1).observe(on: scheduler)
  ///          (1|)
  /// ```
  @inlinable
  public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.observe(on: scheduler))
  }

  /// Subscribes and disposes on a scheduler, after a terminal event too; where events arrive does not change.
  ///
  /// ```marble
  /// Single.just(1).subscribe(on: scheduler)
  ///          (1|)
  /// ```
  public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Element>(raw: source.subscribe(on: scheduler))
  }
}
