/// All that a subscription to an `OperatorObservable` keeps: a closure that captures nothing else needs no context.
@usableFromInline
final class OperatorSink<Source, Output, Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  /// Of the same shape as the operator's, or else each subscription would wrap it anew.
  @usableFromInline let operation: (Source) throws -> Output

  @inlinable
  init(_ observer: AnyObserver<Element>, _ operation: @escaping (Source) throws -> Output) {
    self.operation = operation
    super.init(observer)
  }
}
