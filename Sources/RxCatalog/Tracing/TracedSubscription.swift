import Foundation
import Interpreter
import Rx
import Synchronization

/// One subscription that the user's code made (`subscribe`, `drive`, `emit`, `bind`, `connect`), on its way between the
/// source and the user's observer; also the disposable that the user gets.
///
/// ```
/// let traced = TracedSubscription.begin(.subscribe, source: receiver, site: call.site)
/// traced.attach {
///   source.subscribe(
///     onNext: { value in traced.next(value) { observer(value) } },  // the trace comes before what the observer prints
///     onCompleted: { traced.completed(); … }, …)
/// }
/// return traced                   // disposing it says so
/// ```
///
/// The observer's closure holds it, so it lives as long as anything can still send to it; when that dies without an end,
/// the tracer is told that it was released. The tracer itself holds it weakly.
package final class TracedSubscription: Disposable, @unchecked Sendable {
  // Unchecked because `upstream` is reached under `lock` and `number` is set before anybody else sees the object.

  package enum Kind: String, Sendable { case subscribe, drive, emit, bind, connect }

  package enum End: Sendable {
    /// Somebody disposed it: the user, a bag, a trap.
    case disposed
    /// The source died, so that nothing can arrive any more.
    case released
  }

  package let tracer: (any SubscriptionTracer)?
  package private(set) var number = 0
  /// How many elements have arrived; counted here because every event passes.
  package let elements = Atomic<Int>(0)
  private let hasEnded = Atomic<Bool>(false)
  private let lock = NSLock()
  private var upstream: (any Disposable)?
  private var isDisposed = false
  private var depth = 0

  private init(_ tracer: (any SubscriptionTracer)?) { self.tracer = tracer }

  /// Begins a subscription in the thread's environment.
  package static func begin(_ kind: Kind, source: Value, site: SourceRange) -> TracedSubscription {
    let tracer = Environments.current.values.tracer
    let subscription = TracedSubscription(tracer)
    if let tracer { subscription.number = tracer.began(subscription, kind: kind, source: source, site: site) }
    return subscription
  }

  deinit {
    if !hasEnded.load(ordering: .acquiring) { tracer?.ended(number, .released) }
  }

  /// Attaches to the source; meanwhile operators find this subscription as `attaching`, where they are wanted.
  package func attach(_ subscribe: () throws -> any Disposable) rethrows {
    guard let tracer else { return setUpstream(try subscribe()) }
    defer { if tracer.isStopping { tracer.abandon(self) } }
    let previous = AttachingSubscription.current
    AttachingSubscription.current = tracer.tracesOperators ? self : nil
    defer { AttachingSubscription.current = previous }
    setUpstream(try subscribe())
  }

  /// The subscription that is being attached on this thread and wants to hear of its operators. An operator (and a source
  /// that has a name) asks when it is subscribed: when there is one, it takes a `tap` and tells it what it passes on.
  package static var attaching: TracedSubscription? { AttachingSubscription.current }

  /// The next operator up the chain.
  package func tap(_ operatorName: String) -> OperatorTap {
    depth += 1
    return OperatorTap(subscription: self, name: operatorName, depth: depth)
  }

  /// Traces an element, then hands it to the observer. A fault in there makes this subscription one of those that are
  /// disposed when the run-loop turn is over.
  package func next(_ value: Value, then observe: () -> Void) {
    guard let tracer else { return observe() }
    elements.add(1, ordering: .relaxed)
    if tracer.tracesElements { tracer.received(.next(value), in: number) }
    observe()
    if tracer.isStopping { tracer.abandon(self) }
  }

  package func completed() { end(.completed) }
  package func failed(_ error: any Error) { end(.error(error)) }
  package func succeeded(_ value: Value) { end(.success(value)) }

  private func end(_ event: TracedEvent) {
    if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
    tracer?.received(event, in: number)
  }

  package func dispose() {
    let upstream = lock.withLock { () -> (any Disposable)? in
      isDisposed = true
      defer { self.upstream = nil }
      return self.upstream
    }
    if !hasEnded.exchange(true, ordering: .acquiringAndReleasing) { tracer?.ended(number, .disposed) }
    upstream?.dispose()
  }

  private func setUpstream(_ disposable: any Disposable) {
    let late = lock.withLock { () -> Bool in
      if !isDisposed { upstream = disposable }
      return isDisposed
    }
    if late { disposable.dispose() }
  }
}

/// Tells a subscription what one of its operators passes on.
package struct OperatorTap: Sendable {
  let subscription: TracedSubscription
  let name: String
  let depth: Int

  package func callAsFunction(_ event: TracedEvent) {
    subscription.tracer?.passedOn(event, by: name, depth: depth, in: subscription.number)
  }
}

/// The thread's subscription that is being attached; held by whoever attaches it.
private enum AttachingSubscription {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var current: TracedSubscription? {
    get { pthread_getspecific(key).map { Unmanaged<TracedSubscription>.fromOpaque($0).takeUnretainedValue() } }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
