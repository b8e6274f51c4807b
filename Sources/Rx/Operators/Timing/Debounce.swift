extension ObservableType {
  /// Sends an element once nothing has followed it for a stretch of time.
  ///
  /// ```marble
  /// source   --a-b-----c---|
  /// source.debounce(.milliseconds(300), scheduler: scheduler)
  ///          -------b-----c|
  /// ```
  ///
  /// - Completion sends what is pending first; an error drops it.
  /// - Traits: Infallible, SharedSequence
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = SerialSink(observer)
      let link = UpstreamLink()
      let timer = RestartableTimer(scheduler)
      let state = Locked((identifier: 0, pending: Element?.none))
      /// Takes what is pending; with an identifier, only if nothing followed.
      func take(_ identifier: Int? = nil) -> Element? {
        let element = state.withLock { state -> Element? in
          if let identifier, identifier != state.identifier { return nil }
          defer { state.pending = nil }
          return state.pending
        }
        if element != nil { state.receive() }
        return element
      }
      source.attach(to: link) { event in
        switch event {
        case .next(let element):
          state.publish()
          let (identifier, _) = state.withLock { state -> (Int, Element?) in
            let old = state.pending
            state.identifier &+= 1
            state.pending = element
            return (state.identifier, old)
          }
          timer.start(after: dueTime) {
            if let element = take(identifier) { sink.send(element) }
          }
        case .error:
          _ = take()
          sink.close(event)
        case .completed:
          if let element = take() { sink.send(element) }
          sink.close(event)
        }
      }
      sink.setUpstream(PairDisposable(link, timer))
      return sink
    })
  }
}
