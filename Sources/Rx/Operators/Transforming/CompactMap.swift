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
      let sink = Sink(observer, keeping: transform)
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          do {
            if let result = try transform(element) { sink.forward(result) }
          } catch {
            sink.end(.error(error))
          }
        case .error(let error): sink.end(.error(error))
        case .completed: sink.end(.completed)
        }
      }
    })
  }
}
