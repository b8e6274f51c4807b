extension InfallibleType {
  /// Gives each element to `transform` and sends what it returns.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).map { $0 * 2 }
  ///          -2-4-6-|
  /// ```
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Gives each element to `transform` and sends what it returns unless that is nil.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).compactMap { $0 == 2 ? nil : $0 + 1 }
  ///          -2---4-|
  /// ```
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Sends the elements that satisfy `predicate`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).filter { $0 != 2 }
  ///          -1---3-|
  /// ```
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Sends the elements of all sequences that `selector` makes, as they come.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).flatMap { Infallible.of($0, $0 * 2) }
  ///          -(12)-(24)-(36)-|
  /// ```
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Sends the elements of the sequence that `selector` made last, giving up the one before.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).flatMapLatest { Infallible.just($0 * 2) }
  ///          -2-4-6-|
  /// ```
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of a sequence that `selector` made, and makes no other until it has completed.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).flatMapFirst { Infallible.just($0 * 2) }
  ///          -2-4-6-|
  /// ```
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Sends the elements of the sequences that `selector` makes, one sequence after the other.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).concatMap { Infallible.just($0 * 2) }
  ///          -2-4-6-|
  /// ```
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// Leaves out elements whose key equals that of the element sent before.
  ///
  /// ```marble
  /// source   -1-3-2-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
  ///          -1---2-|
  /// ```
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Leaves out elements for which `comparer` finds the one sent before equal.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }
  ///          -1---2---|
  /// ```
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Leaves out elements whose key `comparer` finds equal to that of the element sent before.
  ///
  /// ```marble
  /// source   -2-3-1-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged({ $0 }, comparer: { $0 < $1 })
  ///          -2---1-|
  /// ```
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Leaves out elements whose property equals that of the element sent before.
  ///
  /// ```marble
  /// source   -1-3-2-4-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged(at: \.bitWidth)
  ///          -1-------|
  /// ```
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged { $0[keyPath: keyPath] })
  }

  /// Combines each element with what was accumulated so far, in place, and sends the result.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { $0 += $1 }
  ///          -1-3-6-|
  /// ```
  public func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Combines each element with what was accumulated so far and sends the result.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }
  ///          -1-3-6-|
  /// ```
  public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends an element before those of the sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).startWith(9)
  ///          91-2-3-|
  /// ```
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Sends the first elements and completes.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).take(2)
  ///          -1-(2|)
  /// ```
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Sends elements until another sequence sends one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    ---9
  /// source.asInfallible(onErrorJustReturn: 0).take(until: other.asInfallible(onErrorJustReturn: 0))
  ///          -1-|
  /// ```
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Sends elements until another sequence sends one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    ---9
  /// source.asInfallible(onErrorJustReturn: 0).take(until: other)
  ///          -1-|
  /// ```
  ///
  /// - An error of `other` is a fault: an infallible cannot send it.
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Sends elements until one satisfies `predicate`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).take(until: { $0 == 2 }, behavior: .inclusive)
  ///          -1-(2|)
  /// ```
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Sends elements while they satisfy `predicate`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 2 })
  ///          -1-|
  /// ```
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Leaves out elements until one does not satisfy `predicate`.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 2 })
  ///          ---2-3-|
  /// ```
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Leaves out elements until another sequence sends one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    --9
  /// source.asInfallible(onErrorJustReturn: 0).skip(until: other)
  ///          ---2-3-|
  /// ```
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }

  /// Shares one subscription among all observers.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).share()
  ///          -1-2-3-|
  /// ```
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Prints everything that happens to the sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).debug("name")
  ///          -1-2-3-|
  /// ```
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Sends `(object, element)` for each element while the object lives, and completes after that.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Sends what `resultSelector` makes of the object and each element while the object lives, and completes after that.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of each element and the latest one of another sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    --4-5--|
  /// source.asInfallible(onErrorJustReturn: 0).withLatestFrom(other.asInfallible(onErrorJustReturn: 0)) { $0 + $1 }
  ///          ---6-8-|
  /// ```
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence for each element of this.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    --4-5--|
  /// source.asInfallible(onErrorJustReturn: 0).withLatestFrom(other.asInfallible(onErrorJustReturn: 0))
  ///          ---4-5-|
  /// ```
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

extension InfallibleType where Element: Equatable {
  /// Leaves out elements that equal the one sent before.
  ///
  /// ```marble
  /// source   -1-1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged()
  ///          -1---2-3-|
  /// ```
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension Infallible {
  /// Does something beside what the sequence sends, before or after its observer hears of it.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).do(onNext: { _ in })
  ///          -1-2-3-|
  /// ```
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
