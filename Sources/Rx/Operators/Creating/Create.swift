extension ObservableType {
  /// Makes a sequence from a closure that is run for every subscription and sends events to its observer.
  ///
  /// ```marble
  /// Observable<String>.create { observer in observer.onNext("a"); observer.onCompleted(); return Disposables.create() }
  ///          (a|)
  /// ```
  ///
  /// - What the closure returns is disposed when the sequence ends or the subscription is disposed.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
    CreatedObservable(subscribe) { this, observer in
      let link = UpstreamLink()
      link.setUpstream(this.body(Emitter(consume observer, link).observer))
      return link
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

/// What a created sequence sends its events to; enforces the grammar.
///
/// It alone knows the observer: a subscription whose closure keeps nothing goes away with whoever holds it.
@usableFromInline
final class Emitter<Element> {
  @usableFromInline let target: AnyObserver<Element>
  @usableFromInline let link: UpstreamLink
  @usableFromInline let reentrancy = ReentrancyDetector()

  @inlinable
  init(_ target: AnyObserver<Element>, _ link: UpstreamLink) {
    self.target = target
    self.link = link
  }

  @inlinable
  var observer: AnyObserver<Element> { AnyObserver(receive: { self.receive($0) }) }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if link.isStopped { return }
      let previous = reentrancy.enter()
      target.receive(event)
      reentrancy.exit(previous)
    case .error, .completed:
      if !link.stop() { return }
      target.receive(event)
      link.finish()
    }
  }
}
