/// All that a subscription to an `OperatorObservable` keeps: a closure that captures nothing else needs no context.
@usableFromInline
final class OperatorSink<Source, Output, Element> {
  @usableFromInline let observer: AnyObserver<Element>
  /// Of the same shape as the operator's, or else each subscription would wrap it anew.
  @usableFromInline let operation: (Source) throws -> Output
  @usableFromInline let stop = StopMark()

  @inlinable
  init(_ observer: AnyObserver<Element>, _ operation: @escaping (Source) throws -> Output) {
    self.observer = observer
    self.operation = operation
  }

  /// What the operation threw ends the sequence.
  @inlinable
  func fail(_ error: any Error) {
    stop.set()
    observer.on(.error(error))
  }
}
