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
      let stop = StopFlag()
      var hasSent = false
      func fail(_ error: any Error) {
        stop.set()
        observer.on(.error(error))
      }
      return source.attach(
        AnyObserver { event in
          if stop.isSet { return }
          switch event {
          case .next(let element):
            do {
              guard try predicate(element) else { return }
              if hasSent { return fail(RxError.moreThanOneElement) }
              hasSent = true
              observer.on(event)
            } catch {
              fail(error)
            }
          case .error: observer.on(event)
          case .completed:
            if hasSent { observer.on(event) } else { fail(RxError.noElements) }
          }
        })
    })
  }
}
