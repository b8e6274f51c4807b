import Synchronization

extension ObservableType {
  /// Transforms each element.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.map { $0 * 2 }
  ///          -2-4-6-|
  /// ```
  ///
  /// - An error thrown by `transform` ends the sequence.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result>(producer: { observer in
      let sink = MapSink(observer, transform)
      return source.attach(AnyObserver(receive: { sink.receive($0) }))
    })
  }
}

/// One object for all that a subscription to `map` keeps: a closure that captures nothing else needs no context.
@usableFromInline
final class MapSink<Element, Result> {
  @usableFromInline let observer: AnyObserver<Result>
  @usableFromInline let transform: (Element) throws -> Result
  @usableFromInline let stopped = Atomic<Bool>(false)

  @inlinable
  init(_ observer: AnyObserver<Result>, _ transform: @escaping (Element) throws -> Result) {
    self.observer = observer
    self.transform = transform
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if stopped.load(ordering: .relaxed) { return }
    switch event.pointee {
    case .next(let element):
      do {
        observer.on(.next(try transform(element)))
      } catch {
        stopped.store(true, ordering: .relaxed)
        observer.on(.error(error))
      }
    case .error(let error): observer.on(.error(error))
    case .completed: observer.on(.completed)
    }
  }
}
