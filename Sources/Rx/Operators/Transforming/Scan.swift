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
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    let source = asObservable()
    return Observable<A>(producer: { observer in
      let sink = Sink(observer, keeping: accumulator)
      let accumulated = Accumulated(seed)
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          do {
            sink.forward(try accumulated.add(element, accumulator))
          } catch {
            sink.end(.error(error))
          }
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
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
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    let source = asObservable()
    return Observable<A>(producer: { observer in
      let sink = ScanSink(observer, seed, accumulator)
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

/// A value that closures change in place. It is moved out while a closure works on it, so an event that is sent from
/// within the closure meets the seed instead of a violation of exclusive access, and nothing is copied.
@usableFromInline
final class Accumulated<Value> {
  @usableFromInline var value: Value?
  @usableFromInline let seed: Value

  @inlinable
  init(_ seed: Value) {
    self.seed = seed
    value = seed
  }

  @inlinable
  func add<Element>(_ element: Element, _ accumulator: (inout Value, Element) throws -> Void) rethrows -> Value {
    var working = value.take() ?? seed
    try accumulator(&working, element)
    value = working
    return working
  }
}
