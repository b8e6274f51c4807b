extension ObservableType {
  /// Accumulates elements in a value that is changed in place, and sends it after each.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.scan(into: 0) { sum, element in sum += element }
  ///          -1-3-6-|
  /// ```
  ///
  /// - An error thrown by `accumulator` ends the sequence.
  /// - Traits: Infallible
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    let source = asObservable()
    return ClosureObservable<A>(producer: { observer in
      let sink = InPlaceScanSink(consume observer, seed, accumulator)
      return source.attach(to: sink) { sink.scan($0) }
    })
  }

  /// Accumulates elements and sends the result after each.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.scan(0) { $0 + $1 }
  ///          -1-3-6-|
  /// ```
  ///
  /// - An error thrown by `accumulator` ends the sequence.
  /// - Traits: Infallible, SharedSequence(step)
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    let source = asObservable()
    return ClosureObservable<A>(producer: { observer in
      let sink = ScanSink(consume observer, seed, accumulator)
      return source.attach(to: sink) { sink.scan($0) }
    })
  }
}

/// All that a subscription to `scan` keeps.
@usableFromInline
final class ScanSink<Result, Element>: Sink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let accumulator: (Result, Element) throws -> Result
  // Read and written, never while anything else runs, so that the check for overlapping access would find nothing.
  @usableFromInline @exclusivity(unchecked) var accumulated: Result

  @inlinable
  init(_ observer: AnyObserver<Result>, _ seed: Result, _ accumulator: @escaping (Result, Element) throws -> Result) {
    self.accumulator = accumulator
    accumulated = seed
    super.init(observer)
  }

  @inlinable
  func scan(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      do {
        let result = try accumulator(accumulated, element)
        accumulated = result
        forward(result)
      } catch {
        end(.error(error))
      }
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}

/// One subscription to `scan(into:accumulator:)`.
@usableFromInline
final class InPlaceScanSink<Result, Element>: Sink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let accumulator: (inout Result, Element) throws -> Void
  @usableFromInline let seed: Result
  /// Nil while the accumulator runs, so that the value is not copied: an event that it sends itself starts from the seed.
  @usableFromInline @exclusivity(unchecked) var accumulated: Result?

  @inlinable
  init(
    _ observer: AnyObserver<Result>, _ seed: Result, _ accumulator: @escaping (inout Result, Element) throws -> Void
  ) {
    self.accumulator = accumulator
    self.seed = seed
    accumulated = seed
    super.init(observer)
  }

  @inlinable
  func scan(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      do {
        var working = accumulated.take() ?? seed
        try accumulator(&working, element)
        accumulated = working
        forward(working)
      } catch {
        end(.error(error))
      }
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}
