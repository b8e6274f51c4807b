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
    return Observable<Element>(producer: { observer in
      let link = UpstreamLink()
      let ticket = ConnectionTicket()
      let guarded = AnyObserver<Element> { event in
        switch event {
        case .next:
          if !link.isStopped { observer.on(event) }
        case .error, .completed:
          guard link.stop() else { return }
          counter.ended(ticket)
          observer.on(event)
          link.finish()
        }
      }
      source.connect(guarded, to: link)
      counter.join(ticket, link)
      return AnonymousDisposable {
        link.dispose()
        counter.leave(ticket)
      }
    })
  }
}

/// One subscriber's place in a connection.
private final class ConnectionTicket: @unchecked Sendable {
  // Unchecked because the counter's lock guards the variable.
  /// The connection that it counts in; nil while the subscriber has not joined one.
  var generation: Int?
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
  func join(_ ticket: ConnectionTicket, _ link: UpstreamLink) {
    let connection = UpstreamLink()
    let isFirst = state.withLock { state in
      if link.isStopped { return false }
      ticket.generation = state.generation
      state.count += 1
      guard state.count == 1 else { return false }
      state.connection = connection
      return true
    }
    if isFirst { connection.setUpstream(disposing: source.connect()) }
  }

  func leave(_ ticket: ConnectionTicket) {
    let connection = state.withLock { state -> UpstreamLink? in
      guard ticket.generation == state.generation else { return nil }
      ticket.generation = nil
      state.count -= 1
      return state.count == 0 ? state.end() : nil
    }
    connection?.dispose()
  }

  /// The source of a connection has ended.
  func ended(_ ticket: ConnectionTicket) {
    let connection = state.withLock { state -> UpstreamLink? in
      guard ticket.generation == state.generation else { return nil }
      return state.end()
    }
    connection?.dispose()
  }
}
