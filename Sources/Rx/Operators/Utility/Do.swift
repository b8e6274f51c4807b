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
  ///   after it; `onDispose` when the subscription ends in whatever way.
  /// - An error thrown by a closure ends the sequence.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let stop = StopFlag()
      let handler = AnyObserver<Element> { event in
        if stop.isSet { return }
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            observer.on(event)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            observer.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            observer.on(event)
            try afterCompleted?()
          }
        } catch {
          stop.set()
          observer.on(.error(error))
        }
      }
      onSubscribe?()
      let upstream = source.attach(handler)
      onSubscribed?()
      guard let onDispose else { return upstream }
      return Disposables.create {
        upstream.dispose()
        onDispose()
      }
    })
  }
}
