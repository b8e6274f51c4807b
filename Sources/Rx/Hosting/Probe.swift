import Synchronization

/// Instrumentation that a tool adds to a sequence (`Observable.probe`). It is asked whenever an observer attaches; without
/// it attaching costs a comparison, and an event nothing.
///
/// The sequence stays the same object, whatever looks on: operators that take each other apart still do.
@usableFromInline
package protocol Probe: AnyObject {
  /// True if an observer that attaches now is to be instrumented.
  var isLooking: Bool { get }

  /// Called when an observer is about to attach. Returns the observer's probe; nil if it needs none.
  func attaching() -> (any AttachmentProbe)?
}

/// Looks on at one observer of one sequence. All methods are called on the thread where it happens.
@usableFromInline
package protocol AttachmentProbe: AnyObject {
  /// Called before an event is handed to the observer; what it returns is handed to `leave` afterwards.
  func enter<Element>(_ event: UnsafePointer<Event<Element>>) -> ProbeContext
  func leave(_ previous: ProbeContext)

  /// Around the subscription to what is upstream.
  func beginAttaching() -> ProbeContext
  func endAttaching(_ previous: ProbeContext)

  /// The observer gave its subscription up, or was told the end and cleans up.
  func disposed()
}

/// The attachment on whose behalf a thread works and the event that it handles, for tools that observe sequences. Scheduled work inherits
/// it.
@usableFromInline
package struct ProbeContext {
  /// The attachment whose operator runs. Whoever put it here keeps it alive.
  package var owner: Unmanaged<AnyObject>?
  /// The number that the tool gave to the event that is being handled; 0 for none.
  package var cause = 0

  package init(owner: Unmanaged<AnyObject>? = nil, cause: Int = 0) {
    self.owner = owner
    self.cause = cause
  }

  /// The calling thread's.
  package static var current: ProbeContext {
    get { ThreadState.current.probeContext }
    set { ThreadState.current.probeContext = newValue }
  }

  /// Makes a context the thread's and returns the one before.
  package static func exchange(_ context: ProbeContext) -> ProbeContext {
    let state = ThreadState.current
    let previous = state.probeContext
    state.probeContext = context
    return previous
  }
}

/// A context that is kept for later.
package final class KeptProbeContext: @unchecked Sendable {
  // Unchecked because both are constant, and tools reach what they keep from any thread.
  private let owner: AnyObject?
  private let cause: Int

  private init(_ context: ProbeContext) {
    owner = context.owner?.takeUnretainedValue()
    cause = context.cause
  }

  /// The calling thread's context; nil if it is empty.
  package static var current: KeptProbeContext? {
    let context = ProbeContext.current
    return context.owner == nil && context.cause == 0 ? nil : KeptProbeContext(context)
  }

  /// The context as it can be made a thread's while this object is held.
  package var context: ProbeContext { ProbeContext(owner: owner.map(Unmanaged.passUnretained), cause: cause) }

  /// `action`, in the present context whenever it runs.
  package static func inherited<State, Result>(_ action: @escaping (State) -> Result) -> (State) -> Result {
    guard let kept = current else { return action }
    return { state in
      let previous = ProbeContext.exchange(kept.context)
      defer { ProbeContext.current = previous }
      return action(state)
    }
  }
}

extension Observable {
  /// Attaches an observer under the eyes of the probe.
  @usableFromInline
  @inline(never)
  final func attachProbed(
    _ observer: __owned AnyObserver<Element>, isTerminal: Bool = false, leavesUpstream: Bool = false
  )
    -> Attachment?
  {
    guard let attachment = probe?.attaching() else {
      return isTerminal ? attachTerminal(observer) : attachUnseen(observer)
    }
    let previous = attachment.beginAttaching()
    let subscription = ProbedSubscription(attachment)
    let probed = AnyObserver<Element>(receive: { event in
      let previous = attachment.enter(event)
      observer.receive(event)
      if leavesUpstream, event.pointee.isStopEvent { subscription.ended() }
      attachment.leave(previous)
    })
    subscription.upstream = isTerminal ? attachTerminal(probed) : attachUnseen(probed)
    attachment.endAttaching(previous)
    return subscription
  }
}

extension Observable {
  private final func attachTerminal(_ observer: AnyObserver<Element>) -> Attachment? {
    let link = UpstreamLink()
    link.setUpstream(attachTerminal(ObserverListener(observer, terminal: link)))
    return link
  }
}

/// Tells a probe when a subscription is given up.
private final class ProbedSubscription: Attachment, @unchecked Sendable {
  // Unchecked because who wins `isDisposed` alone takes `upstream`.
  private let isDisposed = Atomic<Bool>(false)
  private let attachment: any AttachmentProbe
  /// Set before anybody else sees the object.
  @exclusivity(unchecked) var upstream: Attachment?

  init(_ attachment: any AttachmentProbe) {
    self.attachment = attachment
    super.init()
  }

  /// The upstream has sent its terminal event and disposes itself.
  func ended() {
    if isDisposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    attachment.disposed()
    upstream = nil
  }

  override func dispose() {
    if isDisposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    attachment.disposed()
    let upstream = self.upstream
    self.upstream = nil
    upstream?.dispose()
  }
}
