extension ObservableType {
  /// Sends the only element when the sequence completes.
  ///
  /// ```marble
  /// source   -a-|
  /// source.single()
  ///          ---(a|)
  /// ```
  ///
  /// - Ends with `RxError.noElements` or, as soon as a second element comes, `RxError.moreThanOneElement`.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Sends the only element for which `predicate` holds when the sequence completes.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.single { $0 == 2 }
  ///          -------(2|)
  /// ```
  ///
  /// - Ends with `RxError.noElements` or, as soon as a second one comes, `RxError.moreThanOneElement`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let stop = StopFlag()
      var only: Element?
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
              if only != nil { fail(RxError.moreThanOneElement) } else { only = element }
            } catch {
              fail(error)
            }
          case .error: observer.on(event)
          case .completed:
            guard let only else { return fail(RxError.noElements) }
            observer.on(.next(only))
            observer.on(.completed)
          }
        })
    })
  }
}
