extension InfallibleType {
  /// Sends an element once no other has come for a time.
  ///
  /// ```marble
  /// source   -1-2-3------|
  /// source.asInfallible(onErrorJustReturn: 0).debounce(.milliseconds(300), scheduler: scheduler)
  ///          --------3---|
  /// ```
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends an element at once and then nothing for a time, at the end of which the latest is sent unless `latest` is off.
  ///
  /// ```marble
  /// source   -12--3-----|
  /// source.asInfallible(onErrorJustReturn: 0).throttle(.milliseconds(300), scheduler: scheduler)
  ///          -1--2--3---|
  /// ```
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends elements for a time and completes.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).take(for: .milliseconds(400), scheduler: scheduler)
  ///          -1-2|
  /// ```
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }
}
