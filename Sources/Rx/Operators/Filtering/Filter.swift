import Synchronization

extension ObservableType {
  /// Lets the elements through for which `predicate` holds.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.filter { $0 % 2 == 0 }
  ///          ---2---4-|
  /// ```
  ///
  /// - An error thrown by `predicate` ends the sequence.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = FilterSink(observer, predicate)
      return source.attach(AnyObserver(receive: { sink.receive($0) }))
    })
  }
}

/// One object for all that a subscription to `filter` keeps.
@usableFromInline
final class FilterSink<Element> {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let predicate: (Element) throws -> Bool
  @usableFromInline let stopped = Atomic<Bool>(false)

  @inlinable
  init(_ observer: AnyObserver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.observer = observer
    self.predicate = predicate
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if stopped.load(ordering: .relaxed) { return }
    switch event.pointee {
    case .next(let element):
      do {
        if try predicate(element) { observer.receive(event) }
      } catch {
        stopped.store(true, ordering: .relaxed)
        observer.on(.error(error))
      }
    case .error, .completed: observer.receive(event)
    }
  }
}
