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

  /// Sends the elements of all sequences that `selector` makes, as they come.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).flatMap { Driver.of($0, $0 * 2) }
  ///          -(12)-(24)-(36)-|
  /// ```
  @inlinable
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Sends the elements of the sequence that `selector` made last, giving up the one before.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).flatMapLatest { Driver.just($0 * 2) }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of a sequence that `selector` made, and makes no other until it has completed.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).flatMapFirst { Driver.just($0 * 2) }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Sends an element before those of the sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).startWith(9)
  ///          91-2-3-|
  /// ```
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Sends what `resultSelector` makes of each element and the latest one of another sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    --4-5--|
  /// source.asDriver(onErrorJustReturn: 0).withLatestFrom(other.asDriver(onErrorJustReturn: 0)) { $0 + $1 }
  ///          ---6-8-|
  /// ```
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence for each element of this.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    --4-5--|
  /// source.asDriver(onErrorJustReturn: 0).withLatestFrom(other.asDriver(onErrorJustReturn: 0))
  ///          ---4-5-|
  /// ```
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(asObservable().withLatestFrom(second.asSharedSequence()))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of the latest inner sequence, giving up the one before.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).map { Driver.just($0 * 2) }.switchLatest()
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asObservable() }.switchLatest())
  }

  /// Sends the elements of all inner sequences, as they come.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).map { Driver.just($0 * 2) }.merge()
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asObservable() }.merge())
  }

  /// Sends the elements of inner sequences as they come, subscribed to no more than `maxConcurrent` at a time.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).map { Driver.just($0 * 2) }.merge(maxConcurrent: 1)
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asObservable() }.merge(maxConcurrent: maxConcurrent))
  }
}
