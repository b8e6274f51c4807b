extension ObservableType {
  /// Sends the value of an optional, if it has one, and completes.
  ///
  /// ```marble
  /// Observable.from(optional: "a")
  ///          (a|)
  /// ```
  public static func from(optional: Element?) -> Observable<Element> {
    guard let optional else { return empty() }
    return just(optional)
  }

  /// Sends the value of an optional, if it has one, and completes, on a scheduler.
  ///
  /// ```marble
  /// Observable.from(optional: "a", scheduler: CurrentThreadScheduler.instance)
  ///          (a|)
  /// ```
  ///
  /// - Traits: SharedSequence(raw)
  /// - SharedSequence: `Driver.from(optional: 1)` sends `(1|)`.
  public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      .disposing(
        scheduler.schedule(optional) { optional in
          if let optional {
            observer.on(.next(optional))
            return scheduler.schedule(()) { _ in
              observer.on(.completed)
              return Disposables.create()
            }
          }
          observer.on(.completed)
          return Disposables.create()
        })
    })
  }
}
