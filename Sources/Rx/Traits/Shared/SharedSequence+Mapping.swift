extension SharedSequenceConvertibleType {
  /// Gives each element to `selector` and sends what it returns.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).map { $0 * 2 }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    let shared = asSharedSequence()
    guard let domain = shared.domain else {
      return SharedSequence<SharingStrategy, Result>(shared.source.map(selector))
    }
    return SharedSequence<SharingStrategy, Result>(
      step: SharedOperator.mapping(
        shared.source, selector, domain, replaysLatest: SharedSequence<SharingStrategy, Result>.replaysLatest))
  }

  /// Sends the elements that satisfy `predicate`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).filter { $0 != 2 }
  ///          -1---3-|
  /// ```
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    guard let domain = shared.domain else { return SharedSequence(shared.source.filter(predicate)) }
    return SharedSequence(
      step: SharedOperator.filtering(
        shared.source, predicate, domain, replaysLatest: SharedSequence<SharingStrategy, Element>.replaysLatest))
  }
}
