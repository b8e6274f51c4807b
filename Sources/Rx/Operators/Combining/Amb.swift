extension ObservableType {
  /// Goes on with that of two sequences which sends anything first.
  ///
  /// ```marble
  /// first    ---a-b-|
  /// second   -x-y-|
  /// first.amb(second)
  ///          -x-y-|
  /// ```
  ///
  /// - A terminal event counts. The other one is disposed.
  /// - Where `right` ends while it is being subscribed, although this sequence has sent before, the result sends nothing more,
  ///   as in RxSwift: `of(1, 2).startWith(0).amb(.just(9))` sends 0 alone.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    let left = asObservable()
    let right = right.asObservable()
    return Observable<Element>(producer: { observer in
      let sink = Sink(observer)
      let links = [UpstreamLink(), UpstreamLink()]
      let winner = Locked(Int?.none)
      for (index, source) in [left, right].enumerated() {
        let receive = AnyObserver<Element>(receive: { event in
          let (chosen, isNew) = winner.withLock { winner -> (Int, Bool) in
            if let winner { return (winner, false) }
            winner = index
            return (index, true)
          }
          if isNew { links[1 - index].dispose() }
          if chosen == index {
            sink.receive(any: event)
          } else if event.pointee.isStopEvent {
            links[0].dispose()
          }
        })
        links[index].setUpstream(source.attach(receive))
      }
      sink.setUpstream(PairDisposable(links[0], links[1]))
      return sink
    })
  }

  /// Goes on with that of several sequences which sends anything first.
  ///
  /// ```marble
  /// first    ---a-b-|
  /// second   -x-y-|
  /// Observable.amb([first, second])
  ///          -x-y-|
  /// ```
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    sequence.reduce(Observable<Element>.never()) { $0.amb($1) }
  }
}
