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

  /// Gives each element to `selector` and sends what it returns unless that is nil.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).compactMap { $0 == 2 ? nil : $0 + 1 }
  ///          -2---4-|
  /// ```
  @inlinable
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Result>(shared.source.compactMap(selector), in: shared.domain)
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

  /// Does something beside what the sequence sends, before or after its observer hears of it.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).do(onNext: { print($0) })
  ///          -1-2-3-|
  /// ```
  @inlinable
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable()
        .do(
          onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
          onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints everything that happens to the sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).debug("name")
  ///          -1-2-3-|
  /// ```
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Combines each element with what was accumulated so far and sends the result.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }
  ///          -1-3-6-|
  /// ```
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, A>(shared.source.scan(seed, accumulator: accumulator), in: shared.domain)
  }

  /// Leaves out the first elements.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).skip(2)
  ///          -----3-|
  /// ```
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence(shared.source.skip(count), in: shared.domain)
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

  /// Leaves out elements for which `comparer` finds the one sent before equal.
  ///
  /// ```marble
  /// source   -2-3-1-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 < $1 }
  ///          -2---1-|
  /// ```
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence(shared.source.distinctUntilChanged({ $0 }, comparer: comparer), in: shared.domain)
  }

  /// Leaves out elements whose key equals that of the element sent before.
  ///
  /// ```marble
  /// source   -1-3-2-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
  ///          -1---2-|
  /// ```
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence(shared.source.distinctUntilChanged(keySelector, comparer: { $0 == $1 }), in: shared.domain)
  }

  /// Leaves out elements whose key `comparer` finds equal to that of the element sent before.
  ///
  /// ```marble
  /// source   -2-3-1-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged({ $0 }, comparer: { $0 < $1 })
  ///          -2---1-|
  /// ```
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence(shared.source.distinctUntilChanged(keySelector, comparer: comparer), in: shared.domain)
  }

  /// Sends `(object, element)` for each element while the object lives, and completes after that.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Sends what `resultSelector` makes of the object and each element while the object lives, and completes after that.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Out>(
      shared.source.withUnretained(obj, resultSelector: resultSelector), in: shared.domain)
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

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Leaves out elements that equal the one sent before.
  ///
  /// ```marble
  /// source   -1-1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged()
  ///          -1---2-3-|
  /// ```
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence(shared.source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), in: shared.domain)
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
