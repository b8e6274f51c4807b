/// Function that `combineLatest` applies to the latest elements: mostly a closure, or a value in place of one, which is then called
/// without a thunk (see `ElementConsumer`).
@usableFromInline
package protocol ElementCombiner {
  associatedtype First
  associatedtype Second
  associatedtype Third
  associatedtype Fourth
  associatedtype Result
  func callAsFunction(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) throws -> Result
}

/// A closure as such a combiner.
@usableFromInline
struct CombinerClosure<First, Second, Third, Fourth, Result>: ElementCombiner {
  @usableFromInline let combine: (First, Second, Third, Fourth) throws -> Result

  @inlinable
  init(_ combine: @escaping (First, Second, Third, Fourth) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  func callAsFunction(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) throws -> Result {
    try combine(first, second, third, fourth)
  }
}

extension Observable {
  /// Combines the latest elements of four sequences; missing ones are filled up with empty sequences.
  ///
  /// - Parameter count: Number of sequences that are not fillings: two to four.
  @inlinable
  package static func combiningLatest<Combiner: ElementCombiner>(
    _ first: Observable<Combiner.First>, _ second: Observable<Combiner.Second>, _ third: Observable<Combiner.Third>,
    _ fourth: Observable<Combiner.Fourth>, count: Int, by combiner: Combiner
  ) -> Observable<Element> where Combiner.Result == Element {
    CombinedObservable(first, second, third, fourth, count: count, combiner)
  }
}
