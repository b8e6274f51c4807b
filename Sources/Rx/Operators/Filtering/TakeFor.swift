extension ObservableType {
  /// Lets elements through for a stretch of time, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.take(for: .milliseconds(400), scheduler: scheduler)
  ///          -a-b|
  /// ```
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let serialized = SerializedObserver(observer)
      let link = UpstreamLink()
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        serialized.end(.completed)
        return Disposables.create()
      }
      source.attach(to: link, serialized.on)
      return Disposables.create(timer, link)
    })
  }
}
