extension ObservableType {
  /// Accumulates all elements and sends the transformed result when the sequence completes.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 + 1 })
  ///          -------(7|)
  /// ```
  ///
  /// - An error thrown by either closure ends the sequence.
  @inlinable
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result>(producer: { observer in
      let link = UpstreamLink()
      let stop = StopFlag()
      var accumulated = seed
      source.attach(to: link) { event in
        if stop.isSet { return }
        do {
          switch event {
          case .next(let element): accumulated = try accumulator(accumulated, element)
          case .error(let error): observer.on(.error(error))
          case .completed:
            let result = try mapResult(accumulated)
            observer.on(.next(result))
            if !link.isDisposed { observer.on(.completed) }
          }
        } catch {
          stop.set()
          observer.on(.error(error))
        }
      }
      return link
    })
  }

  /// Accumulates all elements and sends the result when the sequence completes.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.reduce(0, accumulator: { $0 + $1 })
  ///          -------(6|)
  /// ```
  ///
  /// - An error thrown by `accumulator` ends the sequence.
  @inlinable
  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}
