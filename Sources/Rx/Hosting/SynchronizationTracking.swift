extension Observable {
  /// Attaches an observer in a debug build or under a host: limits the depth of subscriptions, and has the operator report anomalies
  /// where the environment asks for that.
  @usableFromInline
  @inline(never)
  final func attachTracked(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    if SubscriptionDepth.isExceeded() { return SubscriptionDepth.refuse() }
    let isTracked = isProducer && ThreadState.withCurrent { $0.tracksSynchronization }
    return attachDirectly(isTracked ? TrackedObserver(observer).observer : observer)
  }
}

/// Observer that an operator sends its events to where anomalies are reported: RxSwift's sinks track their own events in debug builds.
private final class TrackedObserver<Element>: @unchecked Sendable {
  // Unchecked because the observer is constant; the detector is atomic.
  private let target: AnyObserver<Element>
  private let detector = ReentrancyDetector()

  init(_ target: AnyObserver<Element>) {
    self.target = target
  }

  var observer: AnyObserver<Element> {
    AnyObserver(receive: { event in
      let previous = self.detector.enter()
      if previous == ReentrancyDetector.refused { return }
      self.target.receive(event)
      self.detector.exit(previous)
    })
  }
}
