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
      let stop = StopFlag()
      return source.attach(
        AnyObserver(receive: { event in
          if stop.isSet { return }
          switch event.pointee {
          case .next(let element):
            do {
              if try predicate(element) { observer.receive(event) }
            } catch {
              stop.set()
              observer.on(.error(error))
            }
          case .error, .completed: observer.receive(event)
          }
        }))
    })
  }
}
