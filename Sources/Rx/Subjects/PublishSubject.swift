import Locks

/// A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variable.

  /// The observer that the subject is.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let registry = ListenerRegistry()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?

  /// A subject without observers.
  @inlinable
  public init() {
    super.init(keepsListeners: true)
  }

  deinit {
    registry.release()
  }

  /// True if the subject has observers.
  public var hasObservers: Bool { !registry.isEmpty }

  /// True if the subject was disposed.
  public var isDisposed: Bool { registry.lock.withLock { end?.isDisposed == true } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    withUnsafePointer(to: event) { send($0) }
  }

  @inlinable
  @inline(__always)
  func send(_ event: UnsafePointer<Event<Element>>) {
    if Hosting.isActive { return sendHosted(event) }
    // Asked, not taken apart: that would copy the element.
    if event.pointee.isStopEvent { finish(event) } else { registry.deliver(event) }
  }

  /// Sends an event under a host, which hears of events within events and may follow what threads pass to one another.
  @inlinable
  @inline(never)
  func sendHosted(_ event: UnsafePointer<Event<Element>>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    if event.pointee.isStopEvent {
      finish(event)
    } else if !registry.isEmpty {
      let audience = registry.begin()
      registry.lock.receive(.observers)
      registry.deliver(event, to: audience)
      registry.end(audience)
    }
    reentrancy.exit(previous)
  }

  @inlinable
  @inline(never)
  func finish(_ event: UnsafePointer<Event<Element>>) {
    // Counted as a delivery: others may be under way, after the last of which the listeners are let go of.
    let word = registry.begin()
    let last = registry.removeAll(own: word.isCrowded ? 0 : 1) {
      if end != nil { return false }
      end = event.pointee.subjectEnd
      return true
    }
    registry.lock.receive(.observers)
    last.deliver(event)
    last.letGo()
    registry.end(word)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attach(ObserverListener(consume observer))
  }

  @usableFromInline
  override func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    attach(listener)
  }

  /// Attaches a listener of any kind.
  @usableFromInline
  func attach(_ listener: __owned Listener<Element>) -> Attachment? {
    registry.join(.listener(listener)) || joinLocked(.listener(listener)) ? listener : nil
  }

  @usableFromInline
  override func add(_ listener: Listener<Element>) {
    if !registry.join(.listener(listener)), !joinLocked(.listener(listener)) { listener.letGo() }
  }

  @usableFromInline
  override func add(_ slot: ClosureSlot) {
    if !registry.join(.slot(slot)), !joinLocked(.slot(slot)) { slot.free() }
  }

  /// Adds a member under the lock; returns false once the subject has ended, which the member has then heard.
  ///
  /// Kept apart, so that an only member saves few registers on its way.
  @inline(never)
  private func joinLocked(_ member: RegistryMember) -> Bool {
    registry.lock.lock()
    let end = self.end
    if end == nil { registry.addLocked(member) }
    registry.lock.unlock()
    if let end { refuse(member, end) }
    return end == nil
  }

  /// Kept apart, because looking up the types that it needs takes as long as the rest.
  @inline(never)
  private func refuse(_ member: RegistryMember, _ end: SubjectEnd) {
    let event: Event<Element> = end.event(self)
    withUnsafePointer(to: event) { member.hear($0) }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`.
  public func dispose() {
    var old: SubjectEnd?
    registry.removeAll {
      old = end
      end = .disposed
      return true
    }.letGo()
    withExtendedLifetime(old) {}
  }
}
