extension Observable {
  /// Attaches an observer in a debug build or under a host: limits the depth of subscriptions, and has the operator report anomalies
  /// where the environment asks for that.
  @usableFromInline
  @inline(never)
  final func attachHosted(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    if SubscriptionDepth.isExceeded() { return SubscriptionDepth.refuse() }
    let sinks = ThreadState.withCurrent { $0.tracksSynchronization } ? sinkCount : 0
    let observer = sinks > 0 ? TrackedObserver(observer, sinks: sinks).observer : observer
    if let run { return run(observer) }
    return attachDirectly(observer)
  }
}

/// What an operator sends its events to where anomalies are reported: RxSwift's sinks track their own events in debug builds.
private final class TrackedObserver<Element>: @unchecked Sendable {
  // Unchecked because the observer is constant; the detector is atomic.
  private let target: AnyObserver<Element>
  private let sinks: Int
  private let detector = ReentrancyDetector()

  init(_ target: AnyObserver<Element>, sinks: Int) {
    self.target = target
    self.sinks = sinks
  }

  var observer: AnyObserver<Element> {
    AnyObserver(receive: { event in
      let previous = self.detector.enter(times: self.sinks)
      if previous == ReentrancyDetector.refused { return }
      self.target.receive(event)
      self.detector.exit(previous)
    })
  }
}
