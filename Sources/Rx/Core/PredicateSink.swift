/// One subscription to an operator with a predicate that remembers one thing.
@usableFromInline
final class PredicateSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let predicate: (Element) throws -> Bool
  /// State of the operator: that an element has been sent, or that the gate is open.
  @usableFromInline @exclusivity(unchecked) var mark = false

  @inlinable
  init(_ observer: AnyObserver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(observer)
  }
}
