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
      let sink = Sink(observer, keeping: (accumulator, mapResult))
      var accumulated = seed
      return source.attach(to: sink) { event in
        do {
          switch event.pointee {
          case .next(let element): accumulated = try accumulator(accumulated, element)
          case .error(let error): sink.end(.error(error))
          case .completed:
            sink.forward(try mapResult(accumulated))
            sink.end(.completed)
          }
        } catch {
          sink.end(.error(error))
        }
      }
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
