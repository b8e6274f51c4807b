extension ObservableType {
  /// Makes a sequence from a closure that is run for every subscription and sends events to its observer.
  ///
  /// - What the closure returns is disposed when the sequence ends or the subscription is disposed.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
    Observable(producer: { observer in
      let link = CreatedSubscription()
      let emitter = AnyObserver<Element>(receive: { event in
        switch event.pointee {
        case .next:
          if link.isStopped { return }
          let previous = link.reentrancy.enter()
          observer.receive(event)
          link.reentrancy.exit(previous)
        case .error, .completed:
          if !link.link.stop() { return }
          observer.receive(event)
          link.link.finish()
        }
      })
      link.link.setUpstream(subscribe(emitter))
      return link.link
    })
  }
}

/// The state of one subscription to a created sequence.
@usableFromInline
final class CreatedSubscription: Sendable {
  @usableFromInline let link = UpstreamLink()
  @usableFromInline let reentrancy = ReentrancyDetector()

  @usableFromInline
  init() {}

  @inlinable
  var isStopped: Bool { link.isStopped }
}
