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
    return Observable<Element>(
      endsItself: true,
      producer: { observer in
        let sink = Sink(observer)
        onSubscribe?()
        let upstream = source.attach(
          AnyObserver(receive: { event in
            do {
              switch event.pointee {
              case .next(let element):
                try onNext?(element)
                sink.forward(event)
                try afterNext?(element)
              case .error(let error):
                try onError?(error)
                sink.forward(event)
                try afterError?(error)
                sink.finish()
              case .completed:
                try onCompleted?()
                sink.forward(event)
                try afterCompleted?()
                sink.finish()
              }
            } catch {
              sink.end(.error(error))
            }
          }))
        onSubscribed?()
        sink.setUpstream(onDispose.map { FollowedAttachment(upstream, $0) } ?? upstream)
        return sink
      })
  }
}
