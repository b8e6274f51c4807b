/// Whether the element that ends a sequence belongs to it.
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
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer, keeping: predicate)
      var isRunning = true
      return source.attach(to: sink) { event in
        guard case .next(let element) = event.pointee else { return sink.end(event.pointee) }
        guard isRunning else { return }
        do {
          isRunning = try predicate(element)
        } catch {
          return sink.end(.error(error))
        }
        if isRunning || behavior == .inclusive { sink.forward(event) }
        if !isRunning { sink.end(.completed) }
      }
    })
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
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
