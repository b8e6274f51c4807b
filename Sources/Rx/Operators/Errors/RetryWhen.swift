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
    return Observable<Element>(producer: { observer in
      let sink = RetryWhenSink(observer, source, accepts: accepts)
      sink.run(notifications)
      return sink
    })
  }
}

/// Subscribes to the source again and again, with a flat stack when it fails at once.
private final class RetryWhenSink<Element>: Disposable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var attempt: UpstreamLink?
    var isPumping = false
    var wasTriggered = false
    var isWaiting = false
    var isDisposed = false
    /// How the notifications ended.
    var end: Event<Element>?
  }

  private let serialized: SerializedObserver<Element>
  private let source: Observable<Element>
  private let accepts: (any Error) -> Bool
  private let errors = PublishSubject<any Error>()
  private let notifier = UpstreamLink()
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>, _ source: Observable<Element>, accepts: @escaping (any Error) -> Bool) {
    serialized = SerializedObserver(observer)
    self.source = source
    self.accepts = accepts
  }

  func run(_ notifications: (Observable<any Error>) -> Observable<Void>) {
    notifications(errors).attach(to: notifier) { event in
      switch event {
      case .next:
        let isAwaited = self.state.withLock { state in
          defer { state.isWaiting = false }
          return state.isWaiting
        }
        if isAwaited { self.trigger() }
      case .error(let error): self.notifierEnded(.error(error))
      case .completed: self.notifierEnded(.completed)
      }
    }
    trigger()
  }

  private func trigger() {
    let mayPump = state.withLock { state in
      state.wasTriggered = true
      if state.isPumping || state.isDisposed { return false }
      state.isPumping = true
      return true
    }
    guard mayPump else { return }
    let environment = Environments.current
    while true {
      let link = UpstreamLink()
      let goesOn = state.withLock { state in
        guard state.wasTriggered, !state.isDisposed else {
          state.isPumping = false
          return false
        }
        state.wasTriggered = false
        state.attempt = link
        return true
      }
      if !goesOn || environment.shouldStop || serialized.stop.isSet { return }
      attempt(link)
    }
  }

  private func attempt(_ link: UpstreamLink) {
    source.connect(to: link) { event in
      guard let error = event.error, self.accepts(error) else { return self.serialized.on(event) }
      link.finish()
      let end = self.state.withLock { state in
        state.isWaiting = true
        return state.end
      }
      if let end { self.serialized.end(end) } else { self.errors.on(.next(error)) }
    }
  }

  /// The end of the notifications counts once an attempt has failed.
  private func notifierEnded(_ event: Event<Element>) {
    let isAwaited = state.withLock { state in
      state.end = event
      return state.isWaiting
    }
    if isAwaited { serialized.end(event) }
  }

  func dispose() {
    let attempt = state.withLock { state in
      state.isDisposed = true
      defer { state.attempt = nil }
      return state.attempt
    }
    serialized.stop.set()
    attempt?.dispose()
    notifier.dispose()
  }
}
