// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType that are annotated with traits. Change the
// declarations there and run it again.

extension InfallibleType {
  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  ///
  /// - Completes when all have, or as soon as the only one left sends while another ended without an element.
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each Source: InfallibleType>(_ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of a collection of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --456|
  /// ```
  ///
  /// - Of no sequences, sends what `resultSelector` makes of an empty array, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible<Element>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)])
  ///          --'[1, 3]''[2, 3]''[2, 4]'|
  /// ```
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Sends what this sequence sends and then, when it has completed, what `second` sends.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// first.asInfallible(onErrorJustReturn: "?").concat(second.asInfallible(onErrorJustReturn: "?"))
  ///          -a-b-x-y|
  /// ```
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element {
    Infallible<Element>(asObservable().concat(second))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Infallible.concat(AnySequence([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")]))
  ///          -a-b-x-y|
  /// ```
  ///
  /// - The sequences are asked for one at a time, each when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible<Element>(Observable<Element>.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Infallible.concat([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
  ///          -a-b-x-y|
  /// ```
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible<Element>(Observable<Element>.concat(collection.map { $0.asObservable() }))
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Infallible.concat(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))
  ///          -a-b-x-y|
  /// ```
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.concat(sources.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
  ///          a-x-b-y-|
  /// ```
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible<Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
  ///          a-x-b-y-|
  /// ```
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Infallible.merge(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))
  ///          a-x-b-y-|
  /// ```
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.merge(sources.map { $0.asObservable() }))
  }

  /// Sends elements before those of the sequence.
  ///
  /// ```marble
  /// Infallible.just(1).startWith(9)
  ///          (91|)
  /// ```
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible<Element>(asObservable().startWith(element))
  }

  /// Combines each element with the latest one of another sequence.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          -----'b1'-'c2'-|
  /// ```
  ///
  /// - Elements that come before the other sequence has sent one are dropped.
  public func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence for each element.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0))
  ///          -----1-2-|
  /// ```
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second.asObservable()))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  ///
  /// ```marble
  /// first    a-b-----c-|
  /// second   --1---2-|
  /// Infallible.zip(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
  ///          --'a1'---'b2'---|
  /// ```
  ///
  /// - Completes when all of them have completed.
  @inlinable
  @_disfavoredOverload
  public static func zip<each Source: InfallibleType>(_ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Makes a sequence anew for every subscription.
  ///
  /// ```marble
  /// Infallible.deferred { Infallible.just(1) }
  ///          (1|)
  /// ```
  public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.deferred({ try observableFactory().asObservable() }))
  }

  /// Completes at once without an element.
  ///
  /// ```marble
  /// Infallible<Int>.empty()
  ///          |
  /// ```
  public static func empty() -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.empty())
  }

  /// Sends the elements of an array and completes.
  ///
  /// ```marble
  /// Infallible.from([1, 2])
  ///          (12|)
  /// ```
  public static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.from(array, scheduler: scheduler))
  }

  /// Sends the elements of a Swift sequence and completes.
  ///
  /// ```marble
  /// Infallible.from(1...2)
  ///          (12|)
  /// ```
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element {
    Infallible<Element>(Observable<Element>.from(sequence, scheduler: scheduler))
  }

  /// Sends one element and completes.
  ///
  /// ```marble
  /// Infallible.just(1)
  ///          (1|)
  /// ```
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.just(element))
  }

  /// Sends one element and completes, on a scheduler.
  ///
  /// ```marble
  /// Infallible.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.just(element, scheduler: scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Infallible<Int>.never()
  ///          ---
  /// ```
  public static func never() -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.never())
  }

  /// Drops elements whose key equals that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
  ///          -1---2---|
  /// ```
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }
  ///          -1---2---|
  /// ```
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
  ///          -1---2---|
  /// ```
  ///
  /// - The one before is the last that was let through.
  @inlinable
  public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops elements whose property equals that of the one before.
  ///
  /// ```marble
  /// source   -a-b-'cc'-|
  /// source.asInfallible(onErrorJustReturn: "?").distinctUntilChanged(at: \.count)
  ///          -a---'cc'-|
  /// ```
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Lets the elements through for which `predicate` holds.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 0 }
  ///          ---2---4-|
  /// ```
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().filter(predicate))
  }

  /// Drops elements while `predicate` holds.
  ///
  /// ```marble
  /// source   -1-2-3-1-|
  /// source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })
  ///          -----3-1-|
  /// ```
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().skip(while: predicate))
  }

  /// Drops elements until `other` sends one.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.asInfallible(onErrorJustReturn: "?").skip(until: other)
  ///          -----c-d-|
  /// ```
  ///
  /// - When the source completes before `other` has sent anything, the result does not complete, as in RxSwift.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().skip(until: other))
  }

  /// Lets the first `count` elements through and completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.asInfallible(onErrorJustReturn: "?").take(2)
  ///          -a-(b|)
  /// ```
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(count))
  }

  /// Lets elements through for a stretch of time, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.asInfallible(onErrorJustReturn: "?").take(for: .milliseconds(400), scheduler: scheduler)
  ///          -a-b|
  /// ```
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Lets elements through until `other` sends one, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.asInfallible(onErrorJustReturn: "?").take(until: other)
  ///          -a-b|
  /// ```
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: other))
  }

  /// Lets elements through until `other` sends one, then completes.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// other    ----x
  /// source.asInfallible(onErrorJustReturn: "?").take(until: other.asInfallible(onErrorJustReturn: "?"))
  ///          -a-b|
  /// ```
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: other.asObservable()))
  }

  /// Lets elements through while `predicate` holds, then completes.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })
  ///          -1-2-|
  /// ```
  ///
  /// - With `.inclusive`, the first element for which it does not hold is sent too.
  public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Lets elements through until `predicate` holds, then completes.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.asInfallible(onErrorJustReturn: 0).take(until: { $0 == 3 })
  ///          -1-2-|
  /// ```
  ///
  /// - With `.inclusive`, the element for which it holds is sent too.
  public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Shares one subscription to the source among all observers and replays the last `replay` elements to a new one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).share(replay: 1)
  ///          -1-2-3-|
  /// ```
  ///
  /// - `share()` is `share(replay: 0, scope: .whileConnected)`.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible<Element>(asObservable().share(replay: replay, scope: scope))
  }

  /// Sends an element once nothing has followed it for a stretch of time.
  ///
  /// ```marble
  /// source   --a-b-----c---|
  /// source.asInfallible(onErrorJustReturn: "?").debounce(.milliseconds(300), scheduler: scheduler)
  ///          -------b-----c|
  /// ```
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible<Element>(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends the first element at once and then at most one a stretch of time, the latest at its end.
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), scheduler: scheduler)
  ///          a--b--c---d-|
  /// ```
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  ///          a---c-----d-|
  /// ```
  ///
  /// - With `latest: false`, what comes within the stretch is dropped.
  /// - The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an
  ///   element passes after 0.6 seconds. Use `.milliseconds` for more precise times.
  /// - When the source completes while an element waits, the result completes after that.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible<Element>(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Transforms each element and drops what becomes nil.
  ///
  /// ```marble
  /// source   -1-x-3-|
  /// source.asInfallible(onErrorJustReturn: "?").compactMap { Int($0) }
  ///          -1---3-|
  /// ```
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Turns each element into a sequence and sends what they send, one sequence after the other.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.asInfallible(onErrorJustReturn: "?").concatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }
  ///          1---21---2|
  /// ```
  ///
  /// - The selector is called as elements arrive; the sequences wait for their turn.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// Turns each element into a sequence and merges what they send.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.asInfallible(onErrorJustReturn: "?").flatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }
  ///          1-1-2-2---|
  /// ```
  ///
  /// - Completes when the source and all inner sequences have.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.
  ///
  /// ```marble
  /// source   a-b-----c----|
  /// inner    1---2|
  /// source.asInfallible(onErrorJustReturn: "?").flatMapFirst { _ in inner.asInfallible(onErrorJustReturn: 0) }
  ///          1---2---1---2|
  /// ```
  ///
  /// - The selector is not called for what is dropped.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Turns each element into a sequence and sends what the latest of them sends.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.asInfallible(onErrorJustReturn: "?").flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }
  ///          1--21--2--3---|
  /// ```
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Transforms each element.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).map { $0 * 2 }
  ///          -2-4-6-|
  /// ```
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Accumulates elements in a value that is changed in place, and sends it after each.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { sum, element in sum += element }
  ///          -1-3-6-|
  /// ```
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) -> Void) -> Infallible<A> {
    Infallible<A>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Accumulates elements and sends the result after each.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }
  ///          -1-3-6-|
  /// ```
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> Infallible<A> {
    Infallible<A>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Prints subscriptions, events and disposals.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.asInfallible(onErrorJustReturn: "?").debug("name")
  ///          -a-b-|
  /// ```
  ///
  /// - A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the
  ///   call. With `trimOutput`, long events lose their middle.
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element> {
    Infallible<Element>(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Calls closures beside what happens; the events themselves are not changed.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.asInfallible(onErrorJustReturn: "?").do(onNext: { _ in })
  ///          -a-b-|
  /// ```
  ///
  /// - `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed`
  ///   after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator
  ///   further down has disposed by then.
  @inlinable
  public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Infallible<Element> {
    Infallible<Element>(asObservable().do(onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Combines each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible<(Object, Element)>(asObservable().withUnretained(obj))
  }
}

extension InfallibleType where Element == Any {
  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)).map { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each Source: InfallibleType>(_ source: repeat each Source) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(Observable<Any>.combineLatest(repeat (each source).asObservable()))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  /// ```marble
  /// source   -1-1-2-1-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged()
  ///          -1---2-1-|
  /// ```
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged())
  }
}
