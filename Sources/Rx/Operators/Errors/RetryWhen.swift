extension ObservableType {
  /// Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.
  ///
  /// ```marble
  /// source   -a-#
  /// source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler).take(1) })
  ///          -a----a-|
  /// ```
  ///
  /// - When that sequence has ended, the next failure ends the result in the same way.
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).retry(when: { (errors: Observable<RxError>) in errors })` sends `(1|)`.
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying { errors in
      notificationHandler(errors.compactMap { $0 as? Error }).asObservable().map { _ in }
    } accepts: {
      $0 is Error
    }
  }

  /// Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.
  ///
  /// ```marble
  /// source   -a-#
  /// source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler) }).take(3)
  ///          -a----a----(a|)
  /// ```
  ///
  /// - When that sequence has ended, the next failure ends the result in the same way.
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).retry(when: { errors in errors })` sends `(1|)`.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying { errors in
      notificationHandler(errors).asObservable().map { _ in }
    } accepts: { _ in
      true
    }
  }

  private func retrying(
    _ notifications: @escaping (Observable<Swift.Error>) -> Observable<Void>,
    accepts: @escaping (Swift.Error) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      RetryWhenSink(observer, source, accepts: accepts).run(notifications)
    })
  }
}

/// Subscribes to the source again and again, with a flat stack when it fails at once.
private final class RetryWhenSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let source: Observable<Element>
  private let accepts: (any Error) -> Bool
  private let errors = PublishSubject<any Error>()
  private let notifier = PublishSubject<Void>()
  private let turns = Turns()
  private let current = SerialDisposable()

  init(_ observer: AnyObserver<Element>, _ source: Observable<Element>, accepts: @escaping (any Error) -> Bool) {
    self.source = source
    self.accepts = accepts
    super.init(observer)
  }

  func run(_ notifications: (Observable<any Error>) -> Observable<Void>) -> Attachment? {
    let notification = notifications(errors).subscribe(notifier)
    turns.run { attempt() }
    setUpstream(PairDisposable(current, notification))
    return self
  }

  private func attempt() {
    if isSilent { return }
    let link = UpstreamLink()
    let trigger = UpstreamLink()
    let both = UpstreamLink()
    current.disposable = both
    let observer = AnyObserver<Element>(receive: { event in
      switch event.pointee {
      case .next:
        if !link.isStopped { self.forward(event) }
      case .error(let error) where self.accepts(error):
        guard link.stop() else { return }
        link.dispose()
        self.await(trigger)
        self.errors.on(.next(error))
      case .error, .completed:
        if link.stop() { self.conclude(event.pointee) }
      }
    })
    source.connect(observer, to: link)
    both.setUpstream(PairDisposable(link, trigger))
  }

  /// Waits for the notifications to send: an element begins the next attempt, an end is that of the whole.
  private func await(_ trigger: UpstreamLink) {
    notifier.connect(
      AnyObserver(receive: { event in
        switch event.pointee {
        case .next: self.turns.run { self.attempt() }
        case .error(let error): self.conclude(.error(error))
        case .completed: self.conclude(.completed)
        }
      }), to: trigger)
  }

  /// The source is disposed at once, even if it is still being subscribed.
  private func conclude(_ event: Event<Element>) {
    end(event)
    current.dispose()
  }
}
