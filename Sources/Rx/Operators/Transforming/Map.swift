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
    map(by: ElementClosure(transform))
  }

  /// The same with something that stands for a closure.
  @inlinable
  package func map<Function: ElementFunction>(by function: Function) -> Observable<Function.Output>
  where Function.Input == Element {
    FunctionObservable(asObservable(), function) { this, observer in
      this.source.attach(FunctionSink(consume observer, this.function).mapping)
    }
  }
}

extension FunctionSink where Function.Output == Element {
  @inlinable
  var mapping: AnyObserver<Function.Input> { AnyObserver(receive: { self.map($0) }) }

  @inlinable
  func map(_ event: UnsafePointer<Event<Function.Input>>) {
    if stop.isSet { return }
    switch event.pointee {
    case .next(let element):
      do {
        observer.on(.next(try function(element)))
      } catch {
        fail(error)
      }
    case .error(let error): observer.on(.error(error))
    case .completed: observer.on(.completed)
    }
  }
}
