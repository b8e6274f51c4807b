/// What `merge`, `flatMap`, `flatMapFirst`, `concatMap` and their kin do with inner sequences.
///
/// Inner sequences are subscribed and disposed outside the gate; the gate is held only while an element is forwarded.
@usableFromInline
final class MergeSink<Element>: @unchecked Sendable {
  // Unchecked because `Locked` and the gate guard what changes.
  @usableFromInline
  struct State {
    @usableFromInline var inners = KeyedBag<UpstreamLink>()
    @usableFromInline var waiting = Queue<Observable<Element>>()
    @usableFromInline var isOuterDone = false
    @usableFromInline var isDisposed = false

    @inlinable
    init() {}
  }

  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let limit: Int
  @usableFromInline let dropsWhileBusy: Bool
  @usableFromInline let gate = SerialGate()
  @usableFromInline let stop = StopFlag()
  @usableFromInline let outer = UpstreamLink()
  @usableFromInline let state = Locked(State())

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
    dropsWhileBusy && state.withLock { $0.inners.count >= limit }
  }

  @inlinable
  func forward(_ event: Event<Element>) {
    gate.lock()
    if !stop.isSet { observer.on(event) }
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
      forward(.next(just.element))
      return
    }
    let link = UpstreamLink()
    let key = state.withLock { state -> Int? in
      if state.isDisposed { return nil }
      if state.inners.count < limit { return state.inners.insert(link) }
      if !dropsWhileBusy { state.waiting.append(inner) }
      return nil
    }
    if let key { subscribe(inner, link, key) }
  }

  @inlinable
  func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink, _ key: Int) {
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next:
        if !link.isStopped { self.forward(event) }
      case .error:
        if link.stop() {
          self.end(event)
          link.finish()
        }
      case .completed:
        if link.stop() { self.innerCompleted(link, key) }
      }
    }
    inner.connect(observer, to: link)
  }

  @usableFromInline
  func innerCompleted(_ link: UpstreamLink, _ key: Int) {
    let (next, isLast) = state.withLock { state -> ((Observable<Element>, UpstreamLink, Int)?, Bool) in
      _ = state.inners.remove(key)
      if !state.isDisposed, let inner = state.waiting.popFirst() {
        let link = UpstreamLink()
        return ((inner, link, state.inners.insert(link)), false)
      }
      return (nil, state.isOuterDone && state.inners.count == 0)
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
    let isLast = state.withLock { state in
      state.isOuterDone = true
      return state.inners.count == 0
    }
    if isLast { end(.completed) }
    outer.finish()
  }

  /// Subscribes to a fixed list of sequences.
  func run(_ sources: [Observable<Element>]) {
    let links = state.withLock { state in
      state.isOuterDone = true
      return sources.map { _ -> (UpstreamLink, Int) in
        let link = UpstreamLink()
        return (link, state.inners.insert(link))
      }
    }
    if sources.isEmpty { end(.completed) }
    for (source, link) in zip(sources, links) {
      if state.withLock({ $0.isDisposed }) { return }
      subscribe(source, link.0, link.1)
    }
  }

  /// Subscribes to the outer sequence; `convert` turns its elements into inner sequences.
  @inlinable
  func run<Source>(_ source: Observable<Source>, _ convert: @escaping (Source) throws -> Observable<Element>) {
    let observer = AnyObserver<Source> { event in
      switch event {
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
    }
    outer.setUpstream(source.attach(observer))
  }
}

extension MergeSink: Disposable {
  /// The outer subscription, then the inner ones in the order in which they began.
  @usableFromInline
  func dispose() {
    let (inners, _) = state.withLock {
      state -> (ContiguousArray<KeyedBag<UpstreamLink>.Slot>, Queue<Observable<Element>>) in
      state.isDisposed = true
      let waiting = state.waiting
      state.waiting = Queue()
      return (state.inners.removeAll(), waiting)
    }
    stop.set()
    outer.dispose()
    for slot in inners { slot.value?.dispose() }
  }
}
