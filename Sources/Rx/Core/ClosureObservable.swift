/// A sequence that a closure carries out: from an observer to an attachment.
@usableFromInline
final class ClosureObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Run = (__owned AnyObserver<Element>) -> Attachment?

  @usableFromInline let run: Run

  /// A sequence whose subscriptions run on the trampoline.
  @inlinable
  init(endsItself: Bool = false, producer run: @escaping Run) {
    self.run = run
    super.init(isProducer: true, endsItself: endsItself)
  }

  /// A sequence whose subscriptions run at once.
  @inlinable
  init(direct run: @escaping Run) {
    self.run = run
    super.init()
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    run(observer)
  }
}
