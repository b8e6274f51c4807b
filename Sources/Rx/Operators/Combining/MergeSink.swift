import Locks
import Synchronization

/// One subscription to `merge`, `flatMap`, `flatMapFirst`, `concatMap` and their kin.
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
  /// True once the outer sequence, or all of a list, has been subscribed; nothing is disposed before that.
  @usableFromInline final let isComplete = StopMark()
  /// Number of inner sequences that are subscribed, and one for the outer sequence.
  @usableFromInline final let active = Atomic<Int>(1)
  @usableFromInline final let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) final var inners = KeyedBag<UpstreamLink>(reusesFirstSlot: false)
  /// Sequences that wait for a place; typed so that `dispose` needs nothing that depends on the element.
  @usableFromInline @exclusivity(unchecked) final var waiting = Queue<AnyObject>()
  @usableFromInline @exclusivity(unchecked) final var isClosed = false

  /// - Parameters:
  ///   - limit: Maximum number of inner sequences subscribed at a time; others wait.
  ///   - dropsWhileBusy: True if inner sequences beyond the limit are dropped instead.
  @inlinable
  init(_ observer: AnyObserver<Element>, limit: Int = .max, dropsWhileBusy: Bool = false) {
    self.observer = observer
    self.limit = limit
    self.dropsWhileBusy = dropsWhileBusy
    super.init()
  }

  @inlinable
  final func forward(_ event: UnsafePointer<Event<Element>>) {
    gate.lock()
    if !ended.isSet { observer.receive(event) }
    gate.unlock()
  }

  /// Sends the terminal event, once, when no element is under way on another thread, and disposes everything.
  @inlinable
  final func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = ended.set()
    gate.unlock()
    if !isFirst { return }
    observer.on(event)
    if isComplete.isSet { dispose() }
  }

  /// Everything is subscribed: disposes it if the end has come meanwhile.
  @inlinable
  final func complete() {
    isComplete.set()
    if ended.isSet { dispose() }
  }

  /// Takes a place for an inner sequence, if there is one.
  @inlinable
  final func takePlace() -> Bool {
    if limit == .max {
      active.wrappingAdd(1, ordering: .relaxed)
      return true
    }
    return lock.withLock { takePlaceLocked() }
  }

  @inlinable
  final func takePlaceLocked() -> Bool {
    if active.load(ordering: .relaxed) > limit { return false }
    active.wrappingAdd(1, ordering: .relaxed)
    return true
  }

  /// Gives a place back; the last one completes the whole.
  @inlinable
  final func leavePlace() {
    if active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end(.completed) }
  }

  /// Keeps a sequence until there is a place, and returns the next one if there is a place already.
  @usableFromInline
  final func wait(_ inner: Observable<Element>) -> Observable<Element>? {
    lock.publish()
    return lock.withLock {
      if isClosed { return nil }
      waiting.append(inner)
      return takePlaceLocked() ? nextWaiting() : nil
    }
  }

  private func nextWaiting() -> Observable<Element>? {
    waiting.popFirst().map { unsafeDowncast($0, to: Observable<Element>.self) }
  }

  /// Subscribes to an inner sequence that has a place.
  @inlinable
  final func subscribe(_ inner: Observable<Element>) {
    if inner.isTakenAsJust, limit == .max {
      withUnsafePointer(to: .next(inner.elementOfJust)) { forward($0) }
      leavePlace()
      return
    }
    if ended.isSet {
      active.wrappingSubtract(1, ordering: .relaxed)
      return
    }
    let link = InnerLink(self)
    let isAdded = lock.withLock {
      if isClosed { return false }
      link.key = inners.insert(link)
      return true
    }
    if isAdded { inner.connect(AnyObserver(receive: { link.receive($0) }), to: link) }
  }

  @inlinable
  final func innerCompleted(_ link: UpstreamLink, _ key: Int) {
    if limit == .max || dropsWhileBusy {
      let isLast = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
      lock.withLock { _ = inners.remove(key) }
      link.finish()
      if isLast { end(.completed) }
    } else {
      lock.withLock { _ = inners.remove(key) }
      link.finish()
      subscribeNext()
    }
  }

  /// Subscribes to a sequence that waits, in a turn of the trampoline: it may complete at once, and so may the next.
  @usableFromInline
  final func subscribeNext() {
    guard let next = lock.withLock({ ended.isSet ? nil : nextWaiting() }) else { return leavePlace() }
    lock.receive()
    let turn = UpstreamLink()
    guard let key = lock.withLock({ isClosed ? nil : inners.insert(turn) }) else { return }
    turn.setUpstream(
      disposing: CurrentThreadScheduler.instance.schedule(()) { _ in
        self.lock.withLock { _ = self.inners.remove(key) }
        self.subscribe(next)
        return Disposables.create()
      })
  }

  @inlinable
  final func outerCompleted() {
    let isLast = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
    // Operators that merge without a limit dispose the outer sequence before they complete, as in RxSwift.
    if limit == .max || dropsWhileBusy { finish() }
    if isLast { end(.completed) }
    finish()
  }

  /// Subscribes to a fixed list of sequences.
  final func run(_ sources: [Observable<Element>]) {
    active.wrappingAdd(sources.count, ordering: .relaxed)
    for source in sources { subscribe(source) }
    leavePlace()
    complete()
  }

  /// The inner sequences that wait are forgotten, the outer subscription and the inner ones are disposed in the order in
  /// which they began.
  @usableFromInline
  override func dispose() {
    lock.lock()
    isClosed = true
    let inners = self.inners.removeAll()
    var dropped = Queue<AnyObject>()
    swap(&dropped, &waiting)
    lock.unlock()
    withExtendedLifetime(dropped) {}
    ended.set()
    giveUp()
    inners.forEach { $0.dispose() }
  }
}

/// The subscription of a merge to one of the sequences that it merges.
@usableFromInline
final class InnerLink<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is, and `key` is set before events arrive.
  @usableFromInline let merge: MergeSink<Element>
  @usableFromInline @exclusivity(unchecked) var key = 0

  @inlinable
  init(_ merge: MergeSink<Element>) {
    self.merge = merge
    super.init()
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if !isStopped { merge.forward(event) }
    case .error:
      if stop() {
        merge.end(event.pointee)
        finish()
      }
    case .completed:
      if stop() { merge.innerCompleted(self, key) }
    }
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

extension MappingMergeSink where Output: ObservableConvertibleType, Output.Element == Element {
  /// Subscribes to the outer sequence.
  @inlinable
  func run(_ source: Observable<Source>) {
    setUpstream(source.attach(AnyObserver(receive: { self.receive($0) })))
    complete()
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      if !ended.isSet, !isStopped { received(element) }
    case .error(let error):
      if stop() {
        end(.error(error))
        finish()
      }
    case .completed:
      if stop() { outerCompleted() }
    }
  }

  /// Takes the place first: an event that the operation sends itself finds it taken.
  @inlinable
  func received(_ element: Source) {
    let hasPlace = takePlace()
    if !hasPlace, dropsWhileBusy { return }
    do {
      let inner = try operation(element).asObservable()
      if hasPlace {
        subscribe(inner)
      } else if let next = wait(inner) {
        subscribe(next)
      }
    } catch {
      if hasPlace { active.wrappingSubtract(1, ordering: .relaxed) }
      end(.error(error))
    }
  }
}
