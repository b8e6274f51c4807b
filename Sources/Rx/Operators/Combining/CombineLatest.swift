extension ObservableType {
  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Observable.combineLatest(first, second) { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  ///
  /// - An error of any of them, or thrown by `resultSelector`, ends the result.
  /// - Completes when all have, or as soon as the only one left sends while another ended without an element.
  /// - Traits: Infallible(throws), SharedSequence(throws)
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(repeat each source, resultSelector: resultSelector)
  }

  @inlinable
  static func combiningLatest<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return ClosureObservable<Element>(producer: { observer in
      CombineSink.start(observer, resultSelector, repeat each sources)
    })
  }

  @inlinable
  static func combiningLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    .combiningLatest(
      source1.asObservable(), source2.asObservable(), .just(()), .just(()), count: 2,
      by: CombinerClosure { first, second, _, _ in try resultSelector(first, second) })
  }

  @inlinable
  static func combiningLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    .combiningLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), .just(()), count: 3,
      by: CombinerClosure { first, second, third, _ in try resultSelector(first, second, third) })
  }

  @inlinable
  static func combiningLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    .combiningLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), count: 4,
      by: CombinerClosure(resultSelector))
  }

  /// Combines the latest elements of a collection of sequences whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Observable.combineLatest([first, second]) { $0.reduce(0, +) }
  ///          --456|
  /// ```
  ///
  /// - Of no sequences, sends what `resultSelector` makes of an empty array, and completes.
  /// - Traits: Infallible(throws same), SharedSequence(throws elements)
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return ClosureObservable<Element>(producer: { observer in
      CombineSink.start(observer, sources, isCollection: true, resultSelector)
    })
  }

  /// Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Observable.combineLatest([first, second])
  ///          --'[1, 3]''[2, 3]''[2, 4]'|
  /// ```
  ///
  /// - Traits: Infallible(same), SharedSequence(elements)
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  ///
  /// ```marble
  /// first    a---b-----|
  /// second   --1---2-|
  /// Observable.combineLatest(first, second).map { "\($0)\($1)" }
  ///          --'a1'-'b1'-'b2'---|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.combineLatest(repeat each source) {
      (element: repeat (each Source).Element) in (repeat each element)
    }
  }
}
