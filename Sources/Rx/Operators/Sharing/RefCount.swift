import Locks

extension ConnectableObservableType {
  /// Connects with the first subscriber and disconnects when the last one leaves.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.publish().refCount()
  ///          -1-2-3-|
  /// ```
  ///
  /// - When the last other subscriber leaves while a new one hears what is replayed, the new one connects again, but hears nothing of
  ///   that connection: it is subscribed to the subject of the one before. `share(replay:)` with more than one element does the same.
  public func refCount() -> Observable<Element> {
    let counter = ConnectionCounter(self)
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = CountedSink(observer, counter)
      source.connect(AnyObserver(receive: { sink.receive($0) }), to: sink)
      counter.join(sink)
      return sink
    })
  }
}

/// One subscriber, which counts in a connection.
private final class CountedSink<Source: ConnectableObservableType>: Sink<Source.Element>, @unchecked Sendable {
  // Unchecked because its superclass is and the counter's lock guards the variable.
  private let counter: ConnectionCounter<Source>
  /// Number of the connection that it counts in; nil while the subscriber has not joined one.
  @exclusivity(unchecked) fileprivate var generation: Int?

  init(_ observer: AnyObserver<Source.Element>, _ counter: ConnectionCounter<Source>) {
    self.counter = counter
    super.init(observer)
  }

  func receive(_ event: UnsafePointer<Event<Source.Element>>) {
    if !event.pointee.isStopEvent {
      if !isStopped { observer.receive(event) }
    } else if stop() {
      counter.ended(self)
      observer.receive(event)
      finish()
    }
  }

  override func dispose() {
    giveUp()
    counter.leave(self)
  }
}

/// Counts the subscribers of one connection after the other.
private final class ConnectionCounter<Source: ConnectableObservableType>: @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    /// The number of the connection; what belongs to an older one is ignored.
    var generation = 0
    var count = 0
    var connection: UpstreamLink?

    /// Ends this connection and hands it out.
    mutating func end() -> UpstreamLink? {
      generation += 1
      count = 0
      defer { connection = nil }
      return connection
    }
  }

  private let source: Source
  private let state = Locked(State())

  init(_ source: Source) {
    self.source = source
  }

  /// Counts a subscriber and connects for the first one.
  func join(_ subscriber: CountedSink<Source>) {
    let connection = UpstreamLink()
    let isFirst = state.withLock { state in
      if subscriber.isStopped { return false }
      subscriber.generation = state.generation
      state.count += 1
      guard state.count == 1 else { return false }
      state.connection = connection
      return true
    }
    if isFirst { connection.setUpstream(disposing: source.connect()) }
  }

  func leave(_ subscriber: CountedSink<Source>) {
    let connection = state.withLock { state -> UpstreamLink? in
      guard subscriber.generation == state.generation else { return nil }
      subscriber.generation = nil
      state.count -= 1
      return state.count == 0 ? state.end() : nil
    }
    connection?.dispose()
  }

  /// The source of a connection has ended.
  func ended(_ subscriber: CountedSink<Source>) {
    let connection = state.withLock { state -> UpstreamLink? in
      guard subscriber.generation == state.generation else { return nil }
      return state.end()
    }
    connection?.dispose()
  }
}
