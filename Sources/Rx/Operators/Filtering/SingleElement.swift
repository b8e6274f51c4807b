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
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer, keeping: predicate)
      var hasSent = false
      return source.attach(to: sink) { event in
        switch event.pointee {
        case .next(let element):
          do {
            guard try predicate(element) else { return }
            if hasSent { return sink.end(.error(RxError.moreThanOneElement)) }
            hasSent = true
            sink.forward(event)
          } catch {
            sink.end(.error(error))
          }
        case .error: sink.end(event.pointee)
        case .completed: sink.end(hasSent ? .completed : .error(RxError.noElements))
        }
      }
    })
  }
}
