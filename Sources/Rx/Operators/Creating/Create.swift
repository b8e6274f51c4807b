extension ObservableType {
  /// Makes a sequence from a closure that is run for every subscription and sends events to its observer.
  ///
  /// ```marble
  /// Observable<String>.create { observer in observer.onNext("a"); observer.onCompleted(); return Disposables.create() }
  ///          (a|)
  /// ```
  ///
  /// - The disposable that the closure returns is disposed when the sequence ends or the subscription is disposed.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
    CreatedObservable(subscribe) { this, observer in
      let emitter = Emitter(consume observer)
      emitter.setUpstream(disposing: this.body(emitter.observer))
      return emitter
    }
  }
}

/// A sequence that a closure makes.
@usableFromInline
final class CreatedObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attach = (
    CreatedObservable<Element>, __owned AnyObserver<Element>
  ) -> Attachment?

  @usableFromInline let body: (AnyObserver<Element>) -> any Disposable
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attach

  @inlinable
  init(_ body: @escaping (AnyObserver<Element>) -> any Disposable, _ attachment: @escaping Attach) {
    self.body = body
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }
}

/// Observer that a created sequence sends its events to; enforces the grammar.
///
/// It is the subscription too, as RxSwift's sink is kept by what subscribing returns: who subscribed stays alive until the
/// sequence ends or the subscription is disposed, although the closure may have kept nothing.
@usableFromInline
final class Emitter<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let target: AnyObserver<Element>
  @usableFromInline let reentrancy = ReentrancyDetector()

  @inlinable
  init(_ target: AnyObserver<Element>) {
    self.target = target
    super.init()
  }

  @inlinable
  var observer: AnyObserver<Element> { AnyObserver(receive: { self.receive($0) }) }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next:
      if isStopped { return }
      let previous = reentrancy.enter()
      if previous == ReentrancyDetector.refused { return }
      target.receive(event)
      reentrancy.exit(previous)
    case .error, .completed:
      if !stop() { return }
      target.receive(event)
      finish()
    }
  }
}
