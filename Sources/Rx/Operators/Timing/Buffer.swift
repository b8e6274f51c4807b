extension ObservableType {
  /// Collects elements and sends them when a stretch of time has passed or as many have come.
  ///
  /// ```marble
  /// source   -a-b-c-----|
  /// source.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).map { $0.joined() }
  ///          ---'ab'---'c'---(''|)
  /// ```
  ///
  /// - What is empty is sent too. Each sending begins the stretch anew. Completion sends what was collected; an error
  ///   drops it.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return Observable<[Element]>(producer: { observer in
      let sink = SerialSink(observer)
      let link = UpstreamLink()
      let timer = RestartableTimer(scheduler)
      let state = Locked((collected: [Element](), stretch: 0))
      func startTimer(_ stretch: Int) {
        timer.start(after: timeSpan) { send { $0 == stretch } }
      }
      /// Sends what was collected and begins the next stretch, unless that has happened.
      func send(if isCurrent: (Int) -> Bool) {
        let batch = state.withLock { state -> ([Element], Int)? in
          guard isCurrent(state.stretch) else { return nil }
          state.stretch += 1
          defer { state.collected = [] }
          return (state.collected, state.stretch)
        }
        guard let batch else { return }
        state.receive()
        sink.send(batch.0)
        if !sink.isStopped { startTimer(batch.1) }
      }
      startTimer(0)
      source.attach(to: link) { event in
        switch event {
        case .next(let element):
          state.publish()
          let isFull = state.withLock { state in
            state.collected.append(element)
            return state.collected.count == count
          }
          if isFull { send { _ in true } }
        case .error(let error):
          sink.close(.error(error))
        case .completed:
          let rest = state.withLock { $0.collected }
          state.receive()
          sink.send(rest)
          sink.close(.completed)
        }
      }
      sink.setUpstream(PairDisposable(timer, link))
      return sink
    })
  }
}
