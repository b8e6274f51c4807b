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
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    let left = asObservable()
    let right = right.asObservable()
    return Observable<Element>(producer: { observer in
      let links = [UpstreamLink(), UpstreamLink()]
      let winner = Locked(Int?.none)
      for (index, source) in [left, right].enumerated() {
        source.attach(to: links[index]) { event in
          let (chosen, isNew) = winner.withLock { winner -> (Int, Bool) in
            if let winner { return (winner, false) }
            winner = index
            return (index, true)
          }
          if chosen != index { return }
          if isNew { links[1 - index].dispose() }
          observer.on(event)
        }
      }
      return Disposables.create(links[0], links[1])
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
