/// What `switchLatest` and `flatMapLatest` do: only the latest inner sequence is listened to.
@usableFromInline
final class SwitchSink<Element>: @unchecked Sendable {
  // Unchecked because `Locked` and the gate guard what changes.
  @usableFromInline
  struct State {
    @usableFromInline var current: UpstreamLink?
    @usableFromInline var isOuterDone = false
    @usableFromInline var isDisposed = false

    @inlinable
    init() {}
  }

  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopFlag()
  @usableFromInline let outer = UpstreamLink()
  @usableFromInline let state = Locked(State())

  @inlinable
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// Sends the terminal event, once, when no element is under way on another thread.
  @usableFromInline
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = stop.set()
    gate.unlock()
    if isFirst { observer.on(event) }
  }

  /// Disposes the inner sequence before and subscribes to this one.
  @inlinable
  func add(_ inner: Observable<Element>) {
    if let just = inner.just {
      let previous = state.withLock { state in
        let previous = state.current
        state.current = nil
        return previous
      }
      previous?.dispose()
      gate.lock()
      if !stop.isSet { observer.on(.next(just.element)) }
      gate.unlock()
      return
    }
    let link = UpstreamLink()
    let (previous, isDisposed) = state.withLock { state -> (UpstreamLink?, Bool) in
      if state.isDisposed { return (nil, true) }
      let previous = state.current
      state.current = link
      return (previous, false)
    }
    previous?.dispose()
    if !isDisposed { subscribe(inner, link) }
  }

  @inlinable
  func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink) {
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next:
        self.gate.lock()
        if !link.isStopped && !self.stop.isSet { self.observer.on(event) }
        self.gate.unlock()
      case .error:
        if link.stop() {
          self.end(event)
          link.finish()
        }
      case .completed:
        if link.stop() { self.innerCompleted(link) }
      }
    }
    inner.connect(observer, to: link)
  }

  @usableFromInline
  func innerCompleted(_ link: UpstreamLink) {
    let isLast = state.withLock { state in
      guard state.current === link else { return false }
      state.current = nil
      return state.isOuterDone
    }
    link.finish()
    if isLast { end(.completed) }
  }

  @usableFromInline
  func outerCompleted() {
    let isLast = state.withLock { state in
      state.isOuterDone = true
      return state.current == nil
    }
    outer.finish()
    if isLast { end(.completed) }
  }

  /// Subscribes to the outer sequence; `convert` turns its elements into inner sequences.
  @inlinable
  func run<Source>(_ source: Observable<Source>, _ convert: @escaping (Source) throws -> Observable<Element>) {
    let observer = AnyObserver<Source> { event in
      switch event {
      case .next(let element):
        if self.stop.isSet || self.outer.isStopped { return }
        do {
          self.add(try convert(element))
        } catch {
          self.end(.error(error))
        }
      case .error(let error):
        if self.outer.stop() {
          self.end(.error(error))
          self.outer.finish()
        }
      case .completed:
        if self.outer.stop() { self.outerCompleted() }
      }
    }
    outer.setUpstream(source.attach(observer))
  }
}

extension SwitchSink: Disposable {
  /// The outer subscription, then the inner one.
  @usableFromInline
  func dispose() {
    let current = state.withLock { state in
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    stop.set()
    outer.dispose()
    current?.dispose()
  }
}
