/// What `merge`, `flatMap`, `flatMapFirst`, `concatMap` and their kin do with inner sequences.
///
/// Inner sequences are subscribed and disposed outside the gate; the gate is held only while an element is forwarded.
@usableFromInline
final class MergeSink<Element>: @unchecked Sendable {
  // Unchecked because the lock and the gate guard what changes.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let limit: Int
  @usableFromInline let dropsWhileBusy: Bool
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopFlag()
  @usableFromInline let outer = UpstreamLink()
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var inners = KeyedBag<UpstreamLink>()
  @usableFromInline @exclusivity(unchecked) var waiting = Queue<Observable<Element>>()
  @usableFromInline @exclusivity(unchecked) var isOuterDone = false
  @usableFromInline @exclusivity(unchecked) var isDisposed = false

  /// - Parameters:
  ///   - limit: How many inner sequences are subscribed at a time; others wait.
  ///   - dropsWhileBusy: Whether what exceeds the limit is dropped instead.
  @inlinable
  init(_ observer: AnyObserver<Element>, limit: Int = .max, dropsWhileBusy: Bool = false) {
    self.observer = observer
    self.limit = limit
    self.dropsWhileBusy = dropsWhileBusy
  }

  /// Whether an inner sequence that arrives now would be dropped.
  @inlinable
  var isBusy: Bool {
    dropsWhileBusy && lock.withLock { inners.count >= limit }
  }

  @inlinable
  func forward(_ event: UnsafePointer<Event<Element>>) {
    gate.lock()
    if !stop.isSet { observer.receive(event) }
    gate.unlock()
  }

  /// Sends the terminal event, once, when no element is under way on another thread.
  @usableFromInline
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = stop.set()
    gate.unlock()
    if isFirst { observer.on(event) }
  }

  /// Takes an inner sequence from the outer one.
  @inlinable
  func add(_ inner: Observable<Element>) {
    if let just = inner.just, limit == .max {
      withUnsafePointer(to: .next(just.element)) { forward($0) }
      return
    }
    let link = UpstreamLink()
    let key = lock.withLock { () -> Int? in
      if isDisposed { return nil }
      if inners.count < limit { return inners.insert(link) }
      if !dropsWhileBusy { waiting.append(inner) }
      return nil
    }
    if let key { subscribe(inner, link, key) }
  }

  @inlinable
  func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink, _ key: Int) {
    let observer = AnyObserver<Element>(receive: { event in
      switch event.pointee {
      case .next:
        if !link.isStopped { self.forward(event) }
      case .error:
        if link.stop() {
          self.end(event.pointee)
          link.finish()
        }
      case .completed:
        if link.stop() { self.innerCompleted(link, key) }
      }
    })
    inner.connect(observer, to: link)
  }

  @usableFromInline
  func innerCompleted(_ link: UpstreamLink, _ key: Int) {
    let (next, isLast) = lock.withLock { () -> ((Observable<Element>, UpstreamLink, Int)?, Bool) in
      _ = inners.remove(key)
      if !isDisposed, let inner = waiting.popFirst() {
        let link = UpstreamLink()
        return ((inner, link, inners.insert(link)), false)
      }
      return (nil, isOuterDone && inners.count == 0)
    }
    link.finish()
    if let next {
      subscribe(next.0, next.1, next.2)
    } else if isLast {
      end(.completed)
    }
  }

  @usableFromInline
  func outerCompleted() {
    let isLast = lock.withLock {
      isOuterDone = true
      return inners.count == 0
    }
    if isLast { end(.completed) }
    outer.finish()
  }

  /// Subscribes to a fixed list of sequences.
  func run(_ sources: [Observable<Element>]) {
    let links = lock.withLock {
      isOuterDone = true
      return sources.map { _ -> (UpstreamLink, Int) in
        let link = UpstreamLink()
        return (link, inners.insert(link))
      }
    }
    if sources.isEmpty { end(.completed) }
    for (source, link) in zip(sources, links) {
      if lock.withLock({ isDisposed }) { return }
      subscribe(source, link.0, link.1)
    }
  }

  /// Subscribes to the outer sequence; `convert` turns its elements into inner sequences.
  @inlinable
  func run<Source>(_ source: Observable<Source>, _ convert: @escaping (Source) throws -> Observable<Element>) {
    let observer = AnyObserver<Source>(receive: { event in
      switch event.pointee {
      case .next(let element):
        if self.stop.isSet || self.outer.isStopped || self.isBusy { return }
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

extension MergeSink: Disposable {
  /// The outer subscription, then the inner ones in the order in which they began.
  @usableFromInline
  func dispose() {
    // Without closures and tuples: this is unspecialised code, where each type made of `Element` costs a look-up.
    lock.lock()
    isDisposed = true
    let inners = self.inners.removeAll()
    let dropped = waiting.items
    waiting.items = []
    waiting.head = 0
    lock.unlock()
    _ = dropped
    stop.set()
    outer.dispose()
    for slot in inners { slot.value?.dispose() }
  }
}
