import Synchronization

/// `Observable` under a name that clashes with no other library's.
public typealias RxObservable<Element> = Observable<Element>

/// A sequence of events that can be subscribed to.
///
/// `Sources/README.md` describes how operators are built and what attaching guarantees.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  // Unchecked because all is constant, but for what `hosted` keeps.

  /// True if subscribing starts the trampoline; subjects and `just`, `empty`, `error`, `never` do without.
  @usableFromInline
  final let isProducer: Bool

  /// True if this is a `JustObservable`.
  @usableFromInline
  final let isJust: Bool

  /// True if it has something left to do between a terminal event and its disposal, as `do` has.
  @usableFromInline
  final let endsItself: Bool

  /// True if a subscription may be a listener or a slot and nothing else, as with a `PublishSubject`.
  @usableFromInline
  final let keepsListeners: Bool

  /// State of a host that belongs to the sequence.
  @usableFromInline let hosted = AtomicLazyReference<HostedParts>()

  @usableFromInline let resource = ResourceToken()

  /// For subclasses, which override `attachDirectly`.
  @inlinable
  init(isProducer: Bool = false, isJust: Bool = false, endsItself: Bool = false, keepsListeners: Bool = false) {
    self.isProducer = isProducer
    self.isJust = isJust
    self.endsItself = endsItself
    self.keepsListeners = keepsListeners
  }

  /// Attaches a new observer; subclasses override this.
  @usableFromInline
  func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    preconditionFailure("not overridden")
  }

  /// Attaches a terminal observer, as against an operator's. A subject that goes away lets go of such an observer alone: what
  /// operators attach, their own subscription keeps.
  @usableFromInline
  func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    attachUnseen(listener.observer)
  }

  /// Adds a listener that is the whole subscription; overridden where `keepsListeners`.
  @usableFromInline
  func add(_ listener: Listener<Element>) {
    preconditionFailure("no listeners here")
  }

  /// Adds a slot that is the whole subscription; overridden where `keepsListeners`.
  @usableFromInline
  func add(_ slot: ClosureSlot) {
    preconditionFailure("no listeners here")
  }

  /// Attaches an observer; see above for what the caller owes.
  @inlinable
  final func attach(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    if Hosting.isActive { return attachHosted(observer) }
    return attachDirectly(observer)
  }

  /// Attaches an observer although a probe may be there.
  @inlinable
  final func attachUnseen(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    if Hosting.isActive { return attachTracked(observer) }
    return attachDirectly(observer)
  }

  /// Attaches an observer under the trampoline and gives the result to `link`.
  ///
  /// Where this starts the trampoline, `link` has nothing to dispose until that has come to rest: who disposes it meanwhile silences
  /// the observer, while the source goes on, as in RxSwift.
  @inlinable
  final func connect(_ observer: __owned AnyObserver<Element>, to link: UpstreamLink) {
    if !isProducer { return link.setUpstream(attach(observer)) }
    var upstream: Attachment?
    Trampoline.run { upstream = attach(observer) }
    link.setUpstream(upstream)
  }

  /// Connects an observer that is no operator's: a source which has something left to do after its terminal event is not disposed
  /// before.
  @inlinable
  final func connectLast(_ observer: __owned AnyObserver<Element>, to link: UpstreamLink) {
    if !endsItself { return connect(observer, to: link) }
    link.leaveUpstream()
    var upstream: Attachment?
    Trampoline.run {
      upstream = isProbed ? attachProbed(observer, leavesUpstream: true) : attachUnseen(observer)
    }
    link.setUpstream(upstream)
  }

  /// Connects a terminal observer, which is `listener` where the source has listeners.
  @inlinable
  final func connectTerminal(
    _ listener: Listener<Element>, _ observer: @autoclosure () -> AnyObserver<Element>, to link: UpstreamLink
  ) {
    if isProducer {
      connectLast(observer(), to: link)
    } else if isProbed {
      link.setUpstream(attachProbed(observer(), isTerminal: true))
    } else {
      link.setUpstream(attachTerminal(listener))
    }
  }

  /// Attaches a closure that hears the events of the grammar only; `link` is finished after the terminal one.
  @inlinable
  final func attach(to link: UpstreamLink, _ handler: @escaping (Event<Element>) -> Void) {
    link.setUpstream(attach(link.guarding(AnyObserver(eventHandler: handler))))
  }

  /// Attaches such a closure where the trampoline may not be running.
  @inlinable
  final func connect(to link: UpstreamLink, _ handler: @escaping (Event<Element>) -> Void) {
    connect(link.guarding(AnyObserver(eventHandler: handler)), to: link)
  }

  /// Attaches an observer where the trampoline may not be running; the caller owes the same.
  @inlinable
  final func attachOnTrampoline(_ observer: AnyObserver<Element>) -> Attachment? {
    if !isProducer { return attach(observer) }
    let link = UpstreamLink()
    connect(observer, to: link)
    return link
  }

  /// Subscribes `observer`; events arrive until a terminal event or until the result is disposed.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let link = UpstreamLink()
    let end = GuardedObserver(link, AnyObserver(observer))
    connectTerminal(end, AnyObserver(receive: { end.receive($0) }), to: link)
    return link
  }

  /// This sequence.
  @inlinable
  public final func asObservable() -> Observable<Element> {
    self
  }
}
