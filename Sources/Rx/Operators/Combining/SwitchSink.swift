import Locks

/// One subscription to `switchLatest` or `flatMapLatest`: listens to the latest inner sequence only.
///
/// As a link it is the one to the outer sequence.
@usableFromInline
final class SwitchSink<Source, Output, Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because the lock and the gate guard what changes.
  @usableFromInline let observer: AnyObserver<Element>
  /// Of the same shape as the operator's, or else each subscription would wrap it anew.
  @usableFromInline let operation: (Source) throws -> Output
  @usableFromInline let gate = SerialGate()
  @usableFromInline let ended = StopMark()
  /// True once the outer sequence has been subscribed; nothing is disposed before that.
  @usableFromInline let isComplete = StopMark()
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var current: UpstreamLink?
  /// True once there has been an inner sequence that could not be sent at once. Only whoever adds one sets or reads this.
  @usableFromInline let hasSubscribed = StopMark()
  @usableFromInline @exclusivity(unchecked) var isOuterDone = false
  @usableFromInline @exclusivity(unchecked) var isClosed = false

  @inlinable
  init(_ observer: AnyObserver<Element>, _ operation: @escaping (Source) throws -> Output) {
    self.observer = observer
    self.operation = operation
    super.init()
  }

  /// Sends the terminal event, once, when no element is under way on another thread, and disposes everything.
  @inlinable
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = ended.set()
    gate.unlock()
    if !isFirst { return }
    observer.on(event)
    if isComplete.isSet { dispose() }
  }

  /// Disposes the inner sequence before and subscribes to this one.
  @inlinable
  func add(_ inner: Observable<Element>) {
    if inner.isTakenAsJust {
      if hasSubscribed.isSet { takeCurrent()?.dispose() }
      gate.lock()
      if !ended.isSet { observer.on(.next(inner.elementOfJust)) }
      gate.unlock()
      return
    }
    hasSubscribed.set()
    let link = UpstreamLink()
    let (previous, isClosed) = lock.withLock { () -> (UpstreamLink?, Bool) in
      if self.isClosed { return (nil, true) }
      let previous = current
      current = link
      return (previous, false)
    }
    previous?.dispose()
    if !isClosed { subscribe(inner, link) }
  }

  @usableFromInline
  func takeCurrent() -> UpstreamLink? {
    lock.withLock { current.take() }
  }

  @inlinable
  func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink) {
    let observer = AnyObserver<Element>(receive: { event in
      switch event.pointee {
      case .next:
        self.gate.lock()
        if !link.isStopped && !self.ended.isSet { self.observer.receive(event) }
        self.gate.unlock()
      case .error:
        if link.stop() {
          link.finish()
          self.end(event.pointee)
        }
      case .completed:
        if link.stop() { self.innerCompleted(link) }
      }
    })
    inner.connect(observer, to: link)
  }

  @inlinable
  func innerCompleted(_ link: UpstreamLink) {
    let isLast = lock.withLock {
      guard current === link else { return false }
      current = nil
      return isOuterDone
    }
    link.finish()
    if isLast { end(.completed) }
  }

  @inlinable
  func outerCompleted() {
    let isLast = lock.withLock {
      isOuterDone = true
      return current == nil
    }
    finish()
    if isLast { end(.completed) }
  }

  /// The outer subscription, then the inner one.
  @usableFromInline
  override func dispose() {
    let last = lock.withLock {
      isClosed = true
      return current.take()
    }
    ended.set()
    giveUp()
    last?.dispose()
  }
}

extension SwitchSink where Output: ObservableConvertibleType, Output.Element == Element {
  /// Subscribes to the outer sequence.
  @inlinable
  func run(_ source: Observable<Source>) {
    setUpstream(source.attach(AnyObserver(receive: { self.receive($0) })))
    isComplete.set()
    if ended.isSet { dispose() }
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      if ended.isSet || isStopped { return }
      do {
        add(try operation(element).asObservable())
      } catch {
        end(.error(error))
      }
    case .error(let error):
      if stop() {
        end(.error(error))
        finish()
      }
    case .completed:
      if stop() { outerCompleted() }
    }
  }
}
