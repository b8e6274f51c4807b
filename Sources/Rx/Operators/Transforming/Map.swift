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
  /// - Traits: Infallible, Single, Maybe
  /// - Single: `Single.just(1).map { $0 + 1 }` sends `(2|)`.
  /// - Maybe: `Maybe.just(1).map { $0 + 1 }` sends `(2|)`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    OperatorObservable(asObservable(), transform) { this, observer in
      let sink = OperatorSink(consume observer, this.operation)
      return this.source.attach(to: sink) { sink.map($0) }
    }
  }
}

extension OperatorSink where Output == Element {
  @inlinable
  func map(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      do {
        forward(try operation(element))
      } catch {
        end(.error(error))
      }
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}
