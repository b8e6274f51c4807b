/// Inclusion or exclusion of the element that ends a sequence.
public enum TakeBehavior {
  /// It is sent before the completion.
  case inclusive

  /// It is not sent.
  case exclusive
}

extension ObservableType {
  /// Lets elements through while `predicate` holds, then completes.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.take(while: { $0 < 3 })
  ///          -1-2-|
  /// ```
  ///
  /// - With `.inclusive`, the first element for which it does not hold is sent too.
  /// - An error thrown by `predicate` ends the sequence.
  /// - Traits: Infallible(throws)
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    switch behavior {
    case .inclusive:
      OperatorObservable(asObservable(), predicate) { this, observer in
        let sink = PredicateSink(consume observer, this.operation)
        return this.source.attach(to: sink) { sink.take($0, sendsLast: true) }
      }
    case .exclusive:
      OperatorObservable(asObservable(), predicate) { this, observer in
        let sink = PredicateSink(consume observer, this.operation)
        return this.source.attach(to: sink) { sink.take($0, sendsLast: false) }
      }
    }
  }

  /// Lets elements through until `predicate` holds, then completes.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.take(until: { $0 == 3 })
  ///          -1-2-|
  /// ```
  ///
  /// - With `.inclusive`, the element for which it holds is sent too.
  /// - Traits: Infallible(throws)
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

extension PredicateSink {
  /// The mark tells that the predicate has failed.
  func take(_ event: UnsafePointer<Event<Element>>, sendsLast: Bool) {
    guard case .next(let element) = event.pointee else { return end(event.pointee) }
    if mark { return }
    do {
      mark = try !predicate(element)
    } catch {
      return end(.error(error))
    }
    if !mark || sendsLast { forward(event) }
    if mark { end(.completed) }
  }
}
