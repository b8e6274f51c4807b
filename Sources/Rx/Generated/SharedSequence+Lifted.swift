// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension SharedSequenceConvertibleType {
  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  ///
  /// - Completes when all have, or as soon as the only one left sends while another ended without an element.
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each E>(_ source: repeat SharedSequence<SharingStrategy, each E>, resultSelector: @escaping (repeat each E) throws -> Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of a collection of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --456|
  /// ```
  ///
  /// - Of no sequences, sends what `resultSelector` makes of an empty array, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(Observable<Result>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
  ///          --'[1, 3]''[2, 3]''[2, 4]'|
  /// ```
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Driver.concat(AnySequence([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")]))
  ///          -a-b-x-y|
  /// ```
  ///
  /// - The sequences are asked for one at a time, each when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Driver.concat([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
  ///          -a-b-x-y|
  /// ```
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.concat(collection.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
  ///          a-x-b-y-|
  /// ```
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
  ///          a-x-b-y-|
  /// ```
  public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Driver.merge(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?"))
  ///          a-x-b-y-|
  /// ```
  public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Sends elements before those of the sequence.
  ///
  /// ```marble
  /// Driver.just(1).startWith(9)
  ///          (91|)
  /// ```
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().startWith(element))
  }

  /// Combines each element with the latest one of another sequence.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          -----'b1'-'c2'-|
  /// ```
  ///
  /// - Elements that come before the other sequence has sent one are dropped.
  public func withLatestFrom<Source: SharedSequenceConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType) -> SharedSequence<SharingStrategy, ResultType> where Source.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence for each element.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0))
  ///          -----1-2-|
  /// ```
  public func withLatestFrom<Source: SharedSequenceConvertibleType>(_ second: Source) -> SharedSequence<SharingStrategy, Source.Element> {
    SharedSequence<SharingStrategy, Source.Element>(asObservable().withLatestFrom(second.asObservable()))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  ///
  /// ```marble
  /// first    a-b-----c-|
  /// second   --1---2-|
  /// Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          --'a1'---'b2'---|
  /// ```
  ///
  /// - Completes when all of them have completed.
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat SharedSequence<SharingStrategy, each E>, resultSelector: @escaping (repeat each E) throws -> Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of a collection of sequences one by one.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --4-6|
  /// ```
  ///
  /// - Completes when all of them have completed, or when the only one left sends an element that cannot be combined.
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(Observable<Result>.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the elements of a collection of sequences one by one to arrays.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
  ///          --'[1, 3]'-'[2, 4]'|
  /// ```
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
  }

  /// Makes a sequence anew for every subscription.
  ///
  /// ```marble
  /// Driver.deferred { Driver.just(1) }
  ///          (1|)
  /// ```
  public static func deferred(_ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.deferred({ observableFactory().asObservable() }))
  }

  /// Sends the elements of an array and completes.
  ///
  /// ```marble
  /// Driver.from([1, 2])
  ///          (12|)
  /// ```
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(raw: Observable<Element>.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the elements of a Swift sequence and completes.
  ///
  /// ```marble
  /// Driver.from(1...2)
  ///          (12|)
  /// ```
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence<SharingStrategy, Element>(raw: Observable<Element>.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the value of an optional, if it has one, and completes, on a scheduler.
  ///
  /// ```marble
  /// Driver.from(optional: 1)
  ///          (1|)
  /// ```
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(raw: Observable<Element>.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Driver<Int>.never()
  ///          ---
  /// ```
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(raw: Observable<Element>.never())
  }

  /// Drops elements whose key equals that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
  ///          -1---2---|
  /// ```
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Element>(shared.source.distinctUntilChanged(keySelector), in: shared.domain)
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }
  ///          -1---2---|
  /// ```
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Element>(shared.source.distinctUntilChanged(comparer), in: shared.domain)
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
  ///          -1---2---|
  /// ```
  ///
  /// - The one before is the last that was let through.
  @inlinable
  public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) -> K, comparer: @escaping (_ lhs: K, _ rhs: K) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Element>(shared.source.distinctUntilChanged(keySelector, comparer: comparer), in: shared.domain)
  }

  /// Drops the first `count` elements.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.asDriver(onErrorJustReturn: "?").skip(2)
  ///          -----c-|
  /// ```
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Element>(shared.source.skip(count), in: shared.domain)
  }

  /// Sends an element once nothing has followed it for a stretch of time.
  ///
  /// ```marble
  /// source   --a-b-----c---|
  /// source.asDriver(onErrorJustReturn: "?").debounce(.milliseconds(300))
  ///          -------b-----c|
  /// ```
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends everything later by a stretch of time, except an error, which is sent at once.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.asDriver(onErrorJustReturn: "?").delay(.milliseconds(300))
  ///          ----a-b-|
  /// ```
  ///
  /// - Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.
  /// - The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the first element at once and then at most one a stretch of time, the latest at its end.
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300))
  ///          a--b--c---d-|
  /// ```
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false)
  ///          a---c-----d-|
  /// ```
  ///
  /// - With `latest: false`, what comes within the stretch is dropped.
  /// - The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an
  ///   element passes after 0.6 seconds. Use `.milliseconds` for more precise times.
  /// - When the source completes while an element waits, the result completes after that.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Transforms each element and drops what becomes nil.
  ///
  /// ```marble
  /// source   -1-x-3-|
  /// source.asDriver(onErrorJustReturn: "?").compactMap { Int($0) }
  ///          -1---3-|
  /// ```
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Result>(shared.source.compactMap(transform), in: shared.domain)
  }

  /// Turns each element into a sequence and merges what they send.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.asDriver(onErrorJustReturn: "?").flatMap { _ in inner.asDriver(onErrorJustReturn: 0) }
  ///          1-1-2-2---|
  /// ```
  ///
  /// - Completes when the source and all inner sequences have.
  @inlinable
  public func flatMap<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.
  ///
  /// ```marble
  /// source   a-b-----c----|
  /// inner    1---2|
  /// source.asDriver(onErrorJustReturn: "?").flatMapFirst { _ in inner.asDriver(onErrorJustReturn: 0) }
  ///          1---2---1---2|
  /// ```
  ///
  /// - The selector is not called for what is dropped.
  @inlinable
  public func flatMapFirst<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Turns each element into a sequence and sends what the latest of them sends.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.asDriver(onErrorJustReturn: "?").flatMapLatest { _ in inner.asDriver(onErrorJustReturn: 0) }
  ///          1--21--2--3---|
  /// ```
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  @inlinable
  public func flatMapLatest<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Accumulates elements and sends the result after each.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }
  ///          -1-3-6-|
  /// ```
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, A>(shared.source.scan(seed, accumulator: accumulator), in: shared.domain)
  }

  /// Prints subscriptions, events and disposals.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.asDriver(onErrorJustReturn: "?").debug("name")
  ///          -a-b-|
  /// ```
  ///
  /// - A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the
  ///   call. With `trimOutput`, long events lose their middle.
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.asDriver(onErrorJustReturn: "?").do(onNext: { _ in })
  ///          -a-b-|
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  @inlinable
  public func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().do(onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Combines each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Out>(shared.source.withUnretained(obj, resultSelector: resultSelector), in: shared.domain)
  }

  /// Pairs each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asDriver(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, (Object, Element)>(shared.source.withUnretained(obj), in: shared.domain)
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each E>(_ source: repeat SharedSequence<SharingStrategy, each E>) -> SharedSequence<SharingStrategy, (repeat each E)> {
    SharedSequence<SharingStrategy, (repeat each E)>(Observable<Any>.combineLatest(repeat (each source).asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  ///
  /// ```marble
  /// first    a-b-----c-|
  /// second   --1---2-|
  /// Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }
  ///          --'a1'---'b2'---|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<each E>(_ source: repeat SharedSequence<SharingStrategy, each E>) -> SharedSequence<SharingStrategy, (repeat each E)> {
    SharedSequence<SharingStrategy, (repeat each E)>(Observable<Any>.zip(repeat (each source).asObservable()))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Merges the sequences that this sequence sends.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge()
  ///          1-1-2-2---|
  /// ```
  ///
  /// - Completes when this sequence and all of those have.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Merges the sequences that this sequence sends, at most `maxConcurrent` at a time; others wait.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge(maxConcurrent: 1)
  ///          1---21---2|
  /// ```
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Sends what the latest of the sequences sends that this sequence sends.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.switchLatest()
  ///          1--21--2--3---|
  /// ```
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }
}

extension SharedSequenceConvertibleType where Element: RxAbstractInteger {
  /// Sends 0, 1, 2 … , one every `period`.
  ///
  /// ```marble
  /// Driver<Int>.interval(.milliseconds(200))
  ///          --0-1-2
  /// ```
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(Observable<Element>.interval(period, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  /// ```marble
  /// source   -1-1-2-1-|
  /// source.asDriver(onErrorJustReturn: 0).distinctUntilChanged()
  ///          -1---2-1-|
  /// ```
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    let shared = asSharedSequence()
    return SharedSequence<SharingStrategy, Element>(shared.source.distinctUntilChanged(), in: shared.domain)
  }
}
