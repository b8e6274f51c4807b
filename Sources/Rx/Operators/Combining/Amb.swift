import Locks

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
    return ClosureObservable<Element>(producer: { observer in
      let sink = AmbSink(observer)
      sink.run(left, right)
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

/// One subscription to `amb`.
private final class AmbSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards the winner.
  private let links = [UpstreamLink(), UpstreamLink()]
  /// Index of the sequence that sent first.
  private let winner = Locked(Int?.none)

  func run(_ left: Observable<Element>, _ right: Observable<Element>) {
    links[0].setUpstream(left.attach(AnyObserver(receive: { self.receive($0, from: 0) })))
    links[1].setUpstream(right.attach(AnyObserver(receive: { self.receive($0, from: 1) })))
    setUpstream(PairDisposable(links[0], links[1]))
  }

  private func receive(_ event: UnsafePointer<Event<Element>>, from index: Int) {
    let (chosen, isNew) = winner.withLock { winner -> (Int, Bool) in
      if let winner { return (winner, false) }
      winner = index
      return (index, true)
    }
    if isNew { links[1 - index].dispose() }
    if chosen == index {
      receive(any: event)
    } else if event.pointee.isStopEvent {
      links[0].dispose()
    }
  }
}
