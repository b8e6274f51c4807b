extension ObservableType {
  /// Makes a sequence from a closure that is run for every subscription and sends events to its observer.
  ///
  /// - What the closure returns is disposed when the sequence ends or the subscription is disposed.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
    CreatedObservable(subscribe) { this, observer in
      let subscription = CreatedSubscription(consume observer)
      subscription.setUpstream(this.body(subscription.emitter))
      return subscription
    }
  }
}

/// A sequence that a closure makes.
@usableFromInline
final class CreatedObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attachment = (
    CreatedObservable<Element>, __owned AnyObserver<Element>
  ) -> any Disposable

  @usableFromInline let body: (AnyObserver<Element>) -> any Disposable
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attachment

  @inlinable
  init(_ body: @escaping (AnyObserver<Element>) -> any Disposable, _ attachment: @escaping Attachment) {
    self.body = body
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    attachment(self, observer)
  }
}

/// One subscription to a created sequence; enforces the grammar for whatever the closure sends.
@usableFromInline
final class CreatedSubscription<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let reentrancy = ReentrancyDetector()

  @inlinable
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init()
  }

  /// What the closure sends its events to.
  @inlinable
  var emitter: AnyObserver<Element> { AnyObserver(receive: { self.receive($0) }) }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if isStopped { return }
      let previous = reentrancy.enter()
      observer.receive(event)
      reentrancy.exit(previous)
    case .error, .completed:
      if !stop() { return }
      observer.receive(event)
      finish()
    }
  }
}
