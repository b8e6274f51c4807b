extension ObservableType {
  /// Ends with `RxError.timeout` when nothing comes for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-----c-|
  /// source.timeout(.milliseconds(300), scheduler: scheduler)
  ///          -a-b--#
  /// ```
  ///
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)` sends `---#`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence when nothing comes for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-----c-|
  /// other    -x|
  /// source.timeout(.milliseconds(300), other: other, scheduler: scheduler)
  ///          -a-b---x|
  /// ```
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType
  ) -> Observable<Element> where Element == Source.Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable<Element>(producer: { observer in
      let sourceLink = UpstreamLink()
      let otherLink = UpstreamLink()
      let timer = RestartableTimer(scheduler)
      let hasSwitched = StopFlag()
      let turn = Locked(0)
      let sink = SerialSink(observer)
      func startTimer() {
        if hasSwitched.isSet { return }
        let current = turn.withLock { turn in
          turn &+= 1
          return turn
        }
        timer.start(after: dueTime) {
          guard turn.withLock({ $0 == current }), hasSwitched.set() else { return }
          other.connect(AnyObserver(eventHandler: sink.on), to: otherLink)
          sourceLink.dispose()
        }
      }
      startTimer()
      source.attach(to: sourceLink) { event in
        switch event {
        case .next:
          if hasSwitched.isSet { return }
          turn.withLock { $0 &+= 1 }
          sink.on(event)
          startTimer()
        case .error, .completed:
          guard hasSwitched.set() else { return }
          timer.dispose()
          sink.on(event)
        }
      }
      sink.setUpstream(disposing: Disposables.create(sourceLink, otherLink, timer))
      return sink
    })
  }
}
