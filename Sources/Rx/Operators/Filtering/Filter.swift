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
    OperatorObservable(asObservable(), predicate) { this, observer in
      this.source.attach(OperatorSink(consume observer, this.operation).filtering)
    }
  }
}

extension OperatorSink where Source == Element, Output == Bool {
  @inlinable
  var filtering: AnyObserver<Element> { AnyObserver(receive: { self.filter($0) }) }

  @inlinable
  func filter(_ event: UnsafePointer<Event<Element>>) {
    if stop.isSet { return }
    switch event.pointee {
    case .next(let element):
      do {
        if try operation(element) { observer.receive(event) }
      } catch {
        fail(error)
      }
    case .error, .completed: observer.receive(event)
    }
  }
}
