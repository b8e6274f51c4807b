extension ObservableType {
  /// Sends the first element, and fails unless it is the only one.
  ///
  /// ```marble
  /// source   -a-|
  /// source.single()
  ///          -a-|
  /// ```
  ///
  /// - Ends with `RxError.noElements` if none came or, as soon as a second one comes, `RxError.moreThanOneElement`.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Sends the first element for which `predicate` holds, and fails unless it is the only one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.single { $0 == 2 }
  ///          ---2---|
  /// ```
  ///
  /// - Ends with `RxError.noElements` if none came or, as soon as a second one comes, `RxError.moreThanOneElement`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    OperatorObservable(asObservable(), predicate) { this, observer in
      let sink = PredicateSink(consume observer, this.operation)
      return this.source.attach(to: sink) { sink.single($0) }
    }
  }
}

extension PredicateSink {
  /// The mark tells that an element has been sent.
  func single(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      do {
        guard try predicate(element) else { return }
        if mark { return end(.error(RxError.moreThanOneElement)) }
        mark = true
        forward(event)
      } catch {
        end(.error(error))
      }
    case .error: end(event.pointee)
    case .completed: end(mark ? .completed : .error(RxError.noElements))
    }
  }
}
