extension ObservableType {
  /// Drops the first `count` elements.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.skip(2)
  ///          -----c-|
  /// ```
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      var remaining = count
      return source.attach(
        AnyObserver { event in
          if case .next = event, remaining > 0 {
            remaining -= 1
            return
          }
          observer.on(event)
        })
    })
  }

  /// Drops elements for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.skip(.milliseconds(400), scheduler: scheduler)
  ///          -----c-d-|
  /// ```
  public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let isOpen = StopFlag()
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        isOpen.set()
        return Disposables.create()
      }
      let upstream = source.attach(
        AnyObserver { event in
          if case .next = event, !isOpen.isSet { return }
          observer.on(event)
        })
      return Disposables.create(timer, upstream)
    })
  }

  /// Drops elements while `predicate` holds.
  ///
  /// ```marble
  /// source   -1-2-3-1-|
  /// source.skip(while: { $0 < 3 })
  ///          -----3-1-|
  /// ```
  ///
  /// - An error thrown by `predicate` ends the sequence.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let stop = StopFlag()
      var isOpen = false
      return source.attach(
        AnyObserver { event in
          if stop.isSet { return }
          if !isOpen, case .next(let element) = event {
            do {
              isOpen = try !predicate(element)
            } catch {
              stop.set()
              observer.on(.error(error))
              return
            }
            if !isOpen { return }
          }
          observer.on(event)
        })
    })
  }
}
