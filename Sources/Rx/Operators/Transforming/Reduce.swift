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
    return ClosureObservable<Result>(producer: { observer in
      let sink = ReduceSink(consume observer, seed, accumulator, mapResult)
      return source.attach(to: sink) { sink.receive($0) }
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

/// One subscription to `reduce`.
@usableFromInline
final class ReduceSink<Element, Accumulated, Result>: Sink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let accumulator: (Accumulated, Element) throws -> Accumulated
  @usableFromInline let mapResult: (Accumulated) throws -> Result
  @usableFromInline @exclusivity(unchecked) var accumulated: Accumulated

  @inlinable
  init(
    _ observer: AnyObserver<Result>, _ seed: Accumulated,
    _ accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    _ mapResult: @escaping (Accumulated) throws -> Result
  ) {
    self.accumulator = accumulator
    self.mapResult = mapResult
    accumulated = seed
    super.init(observer)
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    do {
      switch event.pointee {
      case .next(let element): accumulated = try accumulator(accumulated, element)
      case .error(let error): end(.error(error))
      case .completed:
        forward(try mapResult(accumulated))
        end(.completed)
      }
    } catch {
      end(.error(error))
    }
  }
}
