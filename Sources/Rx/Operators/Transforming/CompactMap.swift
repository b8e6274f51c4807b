extension ObservableType {
  /// Transforms each element and drops what becomes nil.
  ///
  /// ```marble
  /// source   -1-x-3-|
  /// source.compactMap { Int($0) }
  ///          -1---3-|
  /// ```
  ///
  /// - An error thrown by `transform` ends the sequence.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result>(producer: { observer in
      let stop = StopFlag()
      return source.attach(
        AnyObserver(receive: { event in
          if stop.isSet { return }
          switch event.pointee {
          case .next(let element):
            do {
              if let result = try transform(element) { observer.on(.next(result)) }
            } catch {
              stop.set()
              observer.on(.error(error))
            }
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }))
    })
  }
}
