/// What `switchLatest` and `flatMapLatest` do: only the latest inner sequence is listened to.
@usableFromInline
final class SwitchSink<Element>: @unchecked Sendable {
  // Unchecked because the lock and the gate guard what changes.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopFlag()
  @usableFromInline let outer = UpstreamLink()
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var current: UpstreamLink?
  @usableFromInline @exclusivity(unchecked) var isOuterDone = false
  @usableFromInline @exclusivity(unchecked) var isDisposed = false

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
      let previous = lock.withLock {
        let previous = current
        current = nil
        return previous
      }
      previous?.dispose()
      gate.lock()
      if !stop.isSet { observer.on(.next(just.element)) }
      gate.unlock()
      return
    }
    let link = UpstreamLink()
    let (previous, isDisposed) = lock.withLock { () -> (UpstreamLink?, Bool) in
      if self.isDisposed { return (nil, true) }
      let previous = current
      current = link
      return (previous, false)
    }
    previous?.dispose()
    if !isDisposed { subscribe(inner, link) }
  }

  @inlinable
  func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink) {
    let observer = AnyObserver<Element>(receive: { event in
      switch event.pointee {
      case .next:
        self.gate.lock()
        if !link.isStopped && !self.stop.isSet { self.observer.receive(event) }
        self.gate.unlock()
      case .error:
        if link.stop() {
          self.end(event.pointee)
          link.finish()
        }
      case .completed:
        if link.stop() { self.innerCompleted(link) }
      }
    })
    inner.connect(observer, to: link)
  }

  @usableFromInline
  func innerCompleted(_ link: UpstreamLink) {
    let isLast = lock.withLock {
      guard current === link else { return false }
      current = nil
      return isOuterDone
    }
    link.finish()
    if isLast { end(.completed) }
  }

  @usableFromInline
  func outerCompleted() {
    let isLast = lock.withLock {
      isOuterDone = true
      return current == nil
    }
    outer.finish()
    if isLast { end(.completed) }
  }

  /// Subscribes to the outer sequence; `convert` turns its elements into inner sequences.
  @inlinable
  func run<Source>(_ source: Observable<Source>, _ convert: @escaping (Source) throws -> Observable<Element>) {
    let observer = AnyObserver<Source>(receive: { event in
      switch event.pointee {
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
    })
    outer.setUpstream(source.attach(observer))
  }
}

extension SwitchSink: Disposable {
  /// The outer subscription, then the inner one.
  @usableFromInline
  func dispose() {
    let last = lock.withLock {
      isDisposed = true
      defer { current = nil }
      return current
    }
    stop.set()
    outer.dispose()
    last?.dispose()
  }
}
