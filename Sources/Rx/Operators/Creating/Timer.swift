extension ObservableType where Element: RxAbstractInteger {
  /// Sends 0, 1, 2 … , one every `period`.
  ///
  /// ```marble
  /// Observable<Int>.interval(.milliseconds(200), scheduler: scheduler).take(3)
  ///          --0-1-(2|)
  /// ```
  ///
  /// - Traits: SharedSequence
  /// - SharedSequence: `Driver<Int>.interval(.milliseconds(200))` sends `--0-1-2`.
  public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    ticking(dueTime: period, period: period, scheduler: scheduler)
  }

  /// Sends 0 after `dueTime` and completes, or goes on with 1, 2 … every `period`.
  ///
  /// ```marble
  /// Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)
  ///          ---(0|)
  /// ```
  ///
  /// ```marble
  /// Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: scheduler).take(3)
  ///          -0-1-(2|)
  /// ```
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType
  ) -> Observable<Element> {
    if let period { return ticking(dueTime: dueTime, period: period, scheduler: scheduler) }
    return ClosureObservable(producer: { observer in
      let sink = Sink(observer)
      sink.setUpstream(
        disposing: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          sink.forward(0)
          sink.end(.completed)
          return Disposables.create()
        })
      return sink
    })
  }

  private static func ticking(
    dueTime: RxTimeInterval, period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      let sink = SerialSink(observer)
      sink.setUpstream(
        disposing: scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
          sink.send(count)
          return count &+ 1
        })
      return sink
    })
  }
}
