import Locks

extension ObservableType {
  /// Sends events through one subject to all observers, once connected.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let shared = source.multicast(PublishSubject<Int>()); return Disposables.create(shared.subscribe(out), shared.connect())
  ///          -1-2-3-|
  /// ```
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast { subject }
  }

  /// Sends events through a subject, made anew for every connection, to all observers, once connected.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let shared = source.multicast(makeSubject: { PublishSubject<Int>() }); return Disposables.create(shared.subscribe(out), shared.connect())
  ///          -1-2-3-|
  /// ```
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let multicast = Multicast(source: asObservable(), makeSubject: makeSubject)
    return ConnectableObservable(
      connect: { multicast.connect() },
      subject: { multicast.subject().asObservable() })
  }

  /// Lets `selector` use the sequence several times while it is subscribed only once.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.multicast({ PublishSubject<String>() }) { shared in shared.map { $0 + "!" } }
  ///          -'a!'-'b!'-|
  /// ```
  ///
  /// - An error thrown by either closure is sent as an error event.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ClosureObservable<Result>(producer: { observer in
      do {
        let subject = try subjectSelector()
        let connectable = source.multicast(subject)
        let result = try selector(connectable)
        let subscription = result.subscribe(observer)
        let connection = connectable.connect()
        return PairDisposable(subscription, connection)
      } catch {
        observer.on(.error(error))
        return nil
      }
    })
  }

  /// Sends events through a publish subject, once connected: `multicast { PublishSubject() }`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let shared = source.publish(); return Disposables.create(shared.subscribe(out), shared.connect())
  ///          -1-2-3-|
  /// ```
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Sends events through a replay subject, once connected.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let shared = source.replay(1); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))
  ///          ----23-|
  /// ```
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Sends events through a replay subject that keeps everything, once connected.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// let shared = source.replayAll(); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))
  ///          ----(12)3-|
  /// ```
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}

/// The subject and the connection behind a connectable sequence.
private final class Multicast<Subject: SubjectType>: @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var subject: Subject?
    var connection: UpstreamLink?
  }

  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let state = Locked(State())

  init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  func subject() -> Subject {
    if let subject = state.withLock({ $0.subject }) { return subject }
    let made = makeSubject()
    return state.withLock { state in
      if let subject = state.subject { return subject }
      state.subject = made
      return made
    }
  }

  func connect() -> any Disposable {
    let subject = subject()
    let link = ReportingLink { self.forgetEndedConnection() }
    let existing = state.withLock { state -> UpstreamLink? in
      if let connection = state.connection, !connection.isDisposed { return connection }
      state.connection = link
      return nil
    }
    if let existing { return existing }
    let target = AnyObserver(subject.asObserver())
    // Given up before the subject hears the end, so that who subscribes then meets a new subject.
    let observer = AnyObserver<Subject.Observer.Element>(receive: { event in
      if !event.pointee.isStopEvent {
        if !link.isStopped { target.receive(event) }
      } else if link.stop() {
        link.finish()
        target.receive(event)
      }
    })
    source.connect(observer, to: link)
    return link
  }

  /// Forgets the subject of a connection that has ended, so that the next connection gets another.
  private func forgetEndedConnection() {
    _ = state.withLock { state -> State? in
      guard state.connection?.isDisposed == true else { return nil }
      defer { state = State() }
      return state
    }
  }
}
