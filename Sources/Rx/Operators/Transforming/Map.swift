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
    OperatorObservable(asObservable(), transform) { this, observer in
      this.source.attach(OperatorSink(consume observer, this.operation).mapping)
    }
  }
}

extension OperatorSink where Output == Element {
  @inlinable
  var mapping: AnyObserver<Source> { AnyObserver(receive: { self.map($0) }) }

  @inlinable
  func map(_ event: UnsafePointer<Event<Source>>) {
    if stop.isSet { return }
    switch event.pointee {
    case .next(let element):
      do {
        observer.on(.next(try operation(element)))
      } catch {
        fail(error)
      }
    case .error(let error): observer.on(.error(error))
    case .completed: observer.on(.completed)
    }
  }
}
