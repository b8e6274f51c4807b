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
  /// - Traits: Infallible, Single(Maybe), Maybe
  /// - Single: `Single.just(1).filter { $0 > 1 }` sends `|`.
  /// - Maybe: `Maybe.just(1).filter { $0 > 1 }` sends `|`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    OperatorObservable(asObservable(), predicate) { this, observer in
      let sink = OperatorSink(consume observer, this.operation)
      return this.source.attach(to: sink) { sink.filter($0) }
    }
  }
}

extension OperatorSink where Source == Element, Output == Bool {
  @inlinable
  func filter(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      do {
        if try operation(element) { forward(event) }
      } catch {
        end(.error(error))
      }
    case .error, .completed: end(event.pointee)
    }
  }
}
