/// A sequence that an operator makes of another one with one closure: `map`, `filter`, `flatMap`.
///
/// A closure that captures source and operation would do the same with an allocation more. `attachment` captures nothing
/// and is specialised by the client's compiler, which a method of this class would not be.
@usableFromInline
final class OperatorObservable<Source, Output, Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attach = (
    OperatorObservable<Source, Output, Element>, __owned AnyObserver<Element>
  ) -> Attachment?

  @usableFromInline let source: Observable<Source>
  @usableFromInline let operation: (Source) throws -> Output
  @usableFromInline let attachment: Attach

  @inlinable
  init(
    _ source: Observable<Source>, _ operation: @escaping (Source) throws -> Output, _ attachment: @escaping Attach
  ) {
    self.source = source
    self.operation = operation
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }
}
