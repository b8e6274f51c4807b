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
      let stop = StopFlag()
      return source.attach(
        AnyObserver(receive: { event in
          if stop.isSet { return }
          switch event.pointee {
          case .next(let element):
            do {
              observer.on(.next(try transform(element)))
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
