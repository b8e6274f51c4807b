extension ObservableType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  /// ```marble
  /// source   -1-1-2-1-|
  /// source.distinctUntilChanged()
  ///          -1---2-1-|
  /// ```
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
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer, keeping: (keySelector, comparer))
      var previous: K?
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          do {
            let key = try keySelector(element)
            if let last = previous, try comparer(last, key) { return }
            previous = key
            sink.forward(event)
          } catch {
            sink.end(.error(error))
          }
        case .error, .completed: sink.end(event.pointee)
        }
      }
    })
  }

  /// Drops elements whose property equals that of the one before.
  ///
  /// ```marble
  /// source   -a-b-'cc'-|
  /// source.distinctUntilChanged(at: \.count)
  ///          -a---'cc'-|
  /// ```
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }
}
