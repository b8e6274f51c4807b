import Execution
import Foundation
import Rx
import Synchronization
import SyntaxTree

/// A subscription that the user's code made (`subscribe`, `drive`, `emit`, `bind`, `connect`), between the source and
/// the user's observer.
///
/// ```
/// return TracedSubscription.make(.subscribe, by: call) { traced in
///   source.subscribe(
///     onNext: { value in traced.next(value) { observer(value) } },  // the trace comes before what the observer prints
///     onCompleted: { traced.completed { … } }, …)
/// }                               // what the user gets: disposing it says so
/// ```
///
/// The observer's closure holds it, so it lives as long as anything can still send to it; when that is deallocated without a terminal
/// event, the tracer records a release. The tracer holds it weakly, and so does the disposable that the user gets.
package final class TracedSubscription: @unchecked Sendable {
  // Unchecked because `number` and `tap` are set before anybody else sees the object.

  package enum Kind: String, Sendable { case subscribe, drive, emit, bind, connect }

  package enum End: Sendable, Equatable {
    /// Disposed of by the user, a bag or a trap, if that is known.
    case disposed(by: String?)
    /// The source died, so that nothing can arrive any more.
    case released
  }

  package let tracer: (any SubscriptionTracer)?
  package private(set) var number = 0
  private let site: SourceRange
  private let runtime: Runtime
  private let elementTracing: TraceSwitch
  private var tap: Tap?
  /// Number of received elements; counted here because every event passes.
  package var elements: Int { count.load(ordering: .relaxed) }
  private let count = Atomic<Int>(0)
  private let hasEnded = Atomic<Bool>(false)
  /// Ownership of the subscription by the program.
  package let holding = SubscriptionHolding()

  /// Subscribes to the receiver of a call in the thread's environment. Returns the user's disposable.
  package static func make(
    _ kind: Kind, by call: NativeCall, _ subscribe: (TracedSubscription) throws -> any Disposable
  ) rethrows -> Value {
    var traced: TracedSubscription? = TracedSubscription(kind, by: call)
    let handle = SubscriptionHandle(traced!)
    try traced!.attach { try subscribe(traced!) }
    handle.keep(&traced)
    return .object(handle)
  }

  private init(_ kind: Kind, by call: NativeCall) {
    tracer = Environments.current.values.tracer
    elementTracing = tracer?.elementTracing ?? TraceSwitch(false)
    runtime = call.runtime
    site = call.site
    guard let tracer else { return }
    let source = call.arguments.first ?? .void
    let now = tracer.now
    number = tracer.began(self, kind: kind, source: source, site: site, at: now)
    let recorder = tracer.recorder
    guard recorder != nil || tracer.tracesOperators else { return }
    let context = ProbeContext.current
    let maker = context.owner.map { unsafeDowncast($0.takeUnretainedValue(), to: Tap.self) }
    let name = StreamName.of(source)
    let record = recorder?.began(
      .program(number: number, kind: kind, name: tracer.name(of: number), site: site), stream: name,
      parent: maker?.record, cause: context.cause, at: now)
    tap = Tap(
      root: number, tracer: tracer.tracesOperators ? tracer : nil, recorder: recorder, record: record)
  }

  deinit {
    if !hasEnded.load(ordering: .acquiring) {
      let now = tracer?.now
      if let tracer, let now { tracer.ended(number, .released, at: now) }
      tap?.end(.released, nil, at: now)
    }
  }

  /// Attaches to the source; meanwhile operators find this subscription's tap, where they are wanted.
  private func attach(_ subscribe: () throws -> any Disposable) rethrows {
    defer { if runtime.isStopping { tracer?.abandon(self) } }
    // Without a tap it must not be attributed to a subscription that is being made around it.
    let previous = tap?.beginAttaching() ?? ProbeContext.exchange(ProbeContext())
    defer { ProbeContext.current = previous }
    holding.setUpstream(try subscribe())
  }

  /// Traces an element, then hands it to the observer. A fault in there makes this subscription one of those that are
  /// disposed when the run-loop turn is over.
  @inline(__always)
  package func next(_ value: Value, then observe: () -> Void) {
    countElement()
    if elementTracing.isOn || tap != nil { tellAndDeliver(value, observe) } else { observe() }
    if runtime.isStopping { tracer?.abandon(self) }
  }

  @inline(never)
  private func tellAndDeliver(_ value: Value, _ observe: () -> Void) {
    var now: Int?
    if elementTracing.isOn, let tracer {
      let time = tracer.now
      tracer.received(.next(value), in: number, at: time)
      now = time
    }
    if let tap { tap.deliver(.next(value), at: now, observe) } else { observe() }
  }

  /// Counts an element by a load and a store: elements do not overlap, and an atomic addition would cost as much as a
  /// call of a closure.
  private func countElement() { count.store(count.load(ordering: .relaxed) &+ 1, ordering: .relaxed) }

  package func completed(then observe: () -> Void) { end(.completed, observe) }
  package func failed(_ error: any Error, then observe: () -> Void) {
    guard let tracer else { return end(.error(error), observe) }
    // Asked before the end, with which the tracer forgets the name.
    FailingSubscription(number: number, name: tracer.name(of: number), site: site).during {
      end(.error(error), observe)
    }
  }
  package func succeeded(_ value: Value, then observe: () -> Void) { end(.success(value), observe) }

  private func end(_ event: TracedEvent, _ observe: () -> Void) {
    if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return observe() }
    if case .success = event { countElement() }
    let now = tracer?.now
    if let tracer, let now { tracer.received(event, in: number, at: now) }
    guard let tap else { return observe() }
    tap.deliver(event, at: now, observe)
  }

  /// Disposes of the subscription and reports on whose behalf.
  package func dispose(by whom: String? = nil) {
    if !hasEnded.exchange(true, ordering: .acquiringAndReleasing) {
      let now = tracer?.now
      if let tracer, let now { tracer.ended(number, .disposed(by: whom), at: now) }
      tap?.end(.disposed, whom, at: now)
    }
    holding.dispose()
  }
}
