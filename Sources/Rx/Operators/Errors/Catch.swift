extension ObservableType {
  /// Goes on with the sequence that `handler` returns for the error.
  ///
  /// ```marble
  /// source   -a-#
  /// other    -x|
  /// source.catch { _ in other }
  ///          -a--x|
  /// ```
  ///
  /// - An error thrown by `handler` ends the result.
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }` sends `(2|)`.
  @inlinable
  public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = CatchSink(consume observer, handler)
      let current = SerialDisposable()
      let first = UpstreamLink()
      current.disposable = first
      first.setUpstream(
        source.attach(
          AnyObserver(receive: { event in
            guard case .error(let error) = event.pointee else { return sink.receive(any: event) }
            do {
              // The other is subscribed before the source is disposed.
              let other = try sink.handler(error)
              current.disposable = other.attachOnTrampoline(AnyObserver(receive: { sink.receive(any: $0) })).disposable
            } catch {
              sink.end(.error(error))
            }
          })))
      sink.setUpstream(disposing: current)
      return sink
    })
  }

  /// Sends an element instead of the error and completes.
  ///
  /// ```marble
  /// source   -a-#
  /// source.catchAndReturn("x")
  ///          -a-(x|)
  /// ```
  ///
  /// - Traits: Single, Maybe
  /// - Single: `Single<Int>.error(RxError.unknown).catchAndReturn(2)` sends `(2|)`.
  /// - Maybe: `Maybe<Int>.error(RxError.unknown).catchAndReturn(2)` sends `(2|)`.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable.just(element) }
  }

  /// Goes on with the next of several sequences whenever one fails.
  ///
  /// ```marble
  /// first    -a-#
  /// second   -b-|
  /// Observable.catch(sequence: [first, second])
  ///          -a--b-|
  /// ```
  ///
  /// - The error of the last one ends the result.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SuccessionObservable(.failure, of: Sequence.self) { SuccessionIterator(sequence) }
  }
}

/// One subscription to `catch`.
@usableFromInline
final class CatchSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let handler: (any Error) throws -> Observable<Element>

  @inlinable
  init(_ observer: AnyObserver<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
    self.handler = handler
    super.init(observer)
  }
}
