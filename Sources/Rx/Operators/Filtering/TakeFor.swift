extension ObservableType {
  /// Lets elements through for a stretch of time, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.take(for: .milliseconds(400), scheduler: scheduler)
  ///          -a-b|
  /// ```
  ///
  /// - Traits: Infallible
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = SerialSink(observer)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        sink.close(.completed)
        return Disposables.create()
      }
      sink.setUpstream(PairDisposable(timer, source.attach(AnyObserver { sink.on($0) })))
      return sink
    })
  }
}
