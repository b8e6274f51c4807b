extension ObservableType {
  /// Sends the latest element whenever `sampler` sends, if one came since the last time.
  ///
  /// ```marble
  /// source   -a-b---c---|
  /// sampler  ----x-x---x-x|
  /// source.sample(sampler)
  ///          ----b-----c-|
  /// ```
  ///
  /// - With `defaultValue`, that is sent where no element came.
  /// - The completion of the sampler counts as a tick. When the source has completed, the next tick completes the result.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Observable<Element>(producer: { observer in
      let sink = SerialSink(observer)
      let sourceLink = UpstreamLink()
      let samplerLink = UpstreamLink()
      let state = Locked((latest: Element?.none, isDone: false))
      source.attach(to: sourceLink) { event in
        switch event {
        case .next(let element):
          state.publish()
          _ = state.withLock { state in
            let old = state.latest
            state.latest = element
            return old
          }
        case .error: sink.close(event)
        case .completed: state.withLock { $0.isDone = true }
        }
      }
      sampler.attach(to: samplerLink) { event in
        if let error = event.error { return sink.close(.error(error)) }
        let (latest, isDone) = state.withLock { state in
          defer { state.latest = nil }
          return state
        }
        state.receive()
        if let element = latest ?? defaultValue { sink.send(element) }
        if isDone { sink.close(.completed) }
      }
      sink.setUpstream(PairDisposable(sourceLink, samplerLink))
      return sink
    })
  }
}
