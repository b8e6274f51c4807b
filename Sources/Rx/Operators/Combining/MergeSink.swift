/// What `merge`, `flatMap`, `flatMapFirst`, `concatMap` and their kin do with inner sequences.
///
/// Inner sequences are subscribed and disposed outside the gate; the gate is held only while an element is forwarded.
/// As a link it is the one to the outer sequence.
@usableFromInline
class MergeSink<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because the lock and the gate guard what changes.
  @usableFromInline final let observer: AnyObserver<Element>
  @usableFromInline final let limit: Int
  @usableFromInline final let dropsWhileBusy: Bool
  @usableFromInline final let gate = SerialGate()
  @usableFromInline final let ended = StopMark()
  @usableFromInline final let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) final var inners = KeyedBag<UpstreamLink>()
  /// Sequences that wait for a place; typed so that `dispose` needs nothing that depends on the element.
  @usableFromInline @exclusivity(unchecked) final var waiting = Queue<AnyObject>()
  @usableFromInline @exclusivity(unchecked) final var isOuterDone = false
  @usableFromInline @exclusivity(unchecked) final var isClosed = false

  /// - Parameters:
  ///   - limit: How many inner sequences are subscribed at a time; others wait.
  ///   - dropsWhileBusy: Whether what exceeds the limit is dropped instead.
  @inlinable
  init(_ observer: AnyObserver<Element>, limit: Int = .max, dropsWhileBusy: Bool = false) {
    self.observer = observer
    self.limit = limit
    self.dropsWhileBusy = dropsWhileBusy
    super.init()
  }

  /// Whether an inner sequence that arrives now would be dropped.
  @inlinable
  final var isBusy: Bool {
    dropsWhileBusy && lock.withLock { inners.count >= limit }
  }

  @inlinable
  final func forward(_ event: UnsafePointer<Event<Element>>) {
    gate.lock()
    if !ended.isSet { observer.receive(event) }
    gate.unlock()
  }

  /// Sends the terminal event, once, when no element is under way on another thread.
  @inlinable
  final func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = ended.set()
    gate.unlock()
    if isFirst { observer.on(event) }
  }

  /// Takes an inner sequence from the outer one.
  @inlinable
  final func add(_ inner: Observable<Element>) {
    if let just = inner.just, limit == .max {
      withUnsafePointer(to: .next(just.element)) { forward($0) }
      return
    }
    let link = UpstreamLink()
    let key = lock.withLock { () -> Int? in
      if isClosed { return nil }
      if inners.count < limit { return inners.insert(link) }
      if !dropsWhileBusy { waiting.append(inner) }
      return nil
    }
    if let key { subscribe(inner, link, key) }
  }

  @inlinable
  final func subscribe(_ inner: Observable<Element>, _ link: UpstreamLink, _ key: Int) {
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

  @inlinable
  final func innerCompleted(_ link: UpstreamLink, _ key: Int) {
    let (next, isLast) = lock.withLock { () -> ((Observable<Element>, UpstreamLink, Int)?, Bool) in
      _ = inners.remove(key)
      if !isClosed, let inner = waiting.popFirst() {
        let link = UpstreamLink()
        return ((unsafeDowncast(inner, to: Observable<Element>.self), link, inners.insert(link)), false)
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

  @inlinable
  final func outerCompleted() {
    let isLast = lock.withLock {
      isOuterDone = true
      return inners.count == 0
    }
    // As RxSwift has it: what merges without a limit disposes the outer sequence first.
    if limit == .max || dropsWhileBusy { finish() }
    if isLast { end(.completed) }
    finish()
  }

  /// Subscribes to a fixed list of sequences.
  final func run(_ sources: [Observable<Element>]) {
    let links = lock.withLock {
      isOuterDone = true
      return sources.map { _ -> (UpstreamLink, Int) in
        let link = UpstreamLink()
        return (link, inners.insert(link))
      }
    }
    if sources.isEmpty { end(.completed) }
    for (source, link) in zip(sources, links) {
      if lock.withLock({ isClosed }) { return }
      subscribe(source, link.0, link.1)
    }
  }

  /// The inner sequences that wait are forgotten, the outer subscription and the inner ones are disposed in the order in
  /// which they began.
  @usableFromInline
  override func dispose() {
    lock.lock()
    isClosed = true
    let inners = self.inners.removeAll()
    let dropped = waiting
    waiting = Queue()
    lock.unlock()
    withExtendedLifetime(dropped) {}
    ended.set()
    giveUp()
    for slot in inners { slot.value?.dispose() }
  }
}

/// A merge of what an operation makes of the elements of another sequence.
@usableFromInline
final class MappingMergeSink<Source, Output, Element>: MergeSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  /// Of the same shape as the operator's, or else each subscription would wrap it anew.
  @usableFromInline let operation: (Source) throws -> Output

  @inlinable
  init(
    _ observer: AnyObserver<Element>, _ operation: @escaping (Source) throws -> Output, limit: Int = .max,
    dropsWhileBusy: Bool = false
  ) {
    self.operation = operation
    super.init(observer, limit: limit, dropsWhileBusy: dropsWhileBusy)
  }
}

extension MappingMergeSink where Output == Observable<Element> {
  /// Subscribes to the outer sequence.
  @inlinable
  func run(_ source: Observable<Source>) -> any Disposable {
    setUpstream(source.attach(AnyObserver(receive: { self.receive($0) })))
    return self
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      if ended.isSet || isStopped || isBusy { return }
      do {
        add(try operation(element))
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
