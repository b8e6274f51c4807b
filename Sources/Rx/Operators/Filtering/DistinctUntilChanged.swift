extension ObservableType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  /// ```marble
  /// source   -1-1-2-1-|
  /// source.distinctUntilChanged()
  ///          -1---2-1-|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(step)
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops elements whose key equals that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.distinctUntilChanged { $0 % 2 }
  ///          -1---2---|
  /// ```
  ///
  /// - Traits: Infallible(throws), SharedSequence(step)
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.distinctUntilChanged { $0 % 2 == $1 % 2 }
  ///          -1---2---|
  /// ```
  ///
  /// - Traits: Infallible(throws), SharedSequence(step)
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
  ///          -1---2---|
  /// ```
  ///
  /// - The one before is the last that was let through.
  /// - An error thrown by either closure ends the sequence.
  /// - Traits: Infallible(throws), SharedSequence(step)
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = DistinctSink(consume observer, keySelector, comparer)
      return source.attach(to: sink) { sink.receive($0) }
    })
  }

  /// Drops elements whose property equals that of the one before.
  ///
  /// ```marble
  /// source   -a-b-'cc'-|
  /// source.distinctUntilChanged(at: \.count)
  ///          -a---'cc'-|
  /// ```
  ///
  /// - Traits: Infallible
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }
}

/// One subscription to `distinctUntilChanged`.
@usableFromInline
final class DistinctSink<Element, Key>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let keySelector: (Element) throws -> Key
  @usableFromInline let comparer: (Key, Key) throws -> Bool
  @usableFromInline @exclusivity(unchecked) var previous: Key?

  @inlinable
  init(
    _ observer: AnyObserver<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(observer)
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      do {
        let key = try keySelector(element)
        if let previous, try comparer(previous, key) { return }
        previous = key
        forward(event)
      } catch {
        end(.error(error))
      }
    case .error, .completed: end(event.pointee)
    }
  }
}
