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
  /// - Traits: Infallible, SharedSequence(step), Single(Maybe), Maybe
  /// - Single: `Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }` sends `(2|)`.
  /// - Maybe: `Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }` sends `(2|)`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    OperatorObservable(asObservable(), transform) { this, observer in
      let sink = OperatorSink(consume observer, this.operation)
      return this.source.attach(to: sink) { sink.compactMap($0) }
    }
  }
}

extension OperatorSink where Output == Element? {
  @inlinable
  func compactMap(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      do {
        if let result = try operation(element) { forward(result) }
      } catch {
        end(.error(error))
      }
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}
