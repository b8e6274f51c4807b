extension ObservableType {
  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.do(onNext: { _ in })
  ///          -a-b-|
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  /// - An error thrown by a closure ends the sequence.
  /// - Traits: Infallible(throws), SharedSequence, Single, Maybe, Completable
  /// - Single: `Single.just(1).do(onSuccess: { _ in })` sends `(1|)`.
  /// - Maybe: `Maybe.just(1).do(onNext: { _ in })` sends `(1|)`.
  /// - Completable: `Completable.empty().do(onCompleted: {})` sends `|`.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let handlers = EventHandlers(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted)
    return ClosureObservable<Element>(
      endsItself: true,
      producer: { observer in
        let sink = DoSink(consume observer, handlers)
        onSubscribe?()
        let upstream = source.attach(AnyObserver(receive: { sink.receive($0) }))
        onSubscribed?()
        sink.setUpstream(onDispose.map { FollowedAttachment(upstream, $0) } ?? upstream)
        return sink
      })
  }
}

/// The closures that `do` calls beside events, shared by all subscriptions.
@usableFromInline
final class EventHandlers<Element>: @unchecked Sendable {
  // Unchecked because closures of programs need not be sendable.
  @usableFromInline let onNext: ((Element) throws -> Void)?
  @usableFromInline let afterNext: ((Element) throws -> Void)?
  @usableFromInline let onError: ((any Error) throws -> Void)?
  @usableFromInline let afterError: ((any Error) throws -> Void)?
  @usableFromInline let onCompleted: (() throws -> Void)?
  @usableFromInline let afterCompleted: (() throws -> Void)?

  @inlinable
  init(
    onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
  }
}

/// One subscription to `do`.
@usableFromInline
final class DoSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let handlers: EventHandlers<Element>

  @inlinable
  init(_ observer: AnyObserver<Element>, _ handlers: EventHandlers<Element>) {
    self.handlers = handlers
    super.init(observer)
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    do {
      switch event.pointee {
      case .next(let element):
        try handlers.onNext?(element)
        forward(event)
        try handlers.afterNext?(element)
      case .error(let error):
        try handlers.onError?(error)
        forward(event)
        try handlers.afterError?(error)
        finish()
      case .completed:
        try handlers.onCompleted?()
        forward(event)
        try handlers.afterCompleted?()
        finish()
      }
    } catch {
      end(.error(error))
    }
  }
}
