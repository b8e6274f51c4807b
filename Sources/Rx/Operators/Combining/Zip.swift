extension ObservableType {
  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  ///
  /// ```marble
  /// first    a-b-----c-|
  /// second   --1---2-|
  /// Observable.zip(first, second) { "\($0)\($1)" }
  ///          --'a1'---'b2'---|
  /// ```
  ///
  /// - An error of any of them, or thrown by `resultSelector`, ends the result.
  /// - Completes when all of them have completed.
  /// - Traits: Infallible(throws), SharedSequence(throws), Single, Maybe
  /// - Single: `Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }` sends `(3|)`.
  /// - Maybe: `Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }` sends `(3|)`.
  @inlinable
  @_disfavoredOverload
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    zipping(repeat each source, resultSelector: resultSelector)
  }

  @inlinable
  static func zipping<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return ClosureObservable<Element>(producer: { observer in
      ZipSink.start(observer, resultSelector, repeat each sources)
    })
  }

  /// Combines the elements of a collection of sequences one by one.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Observable.zip([first, second]) { $0.reduce(0, +) }
  ///          --4-6|
  /// ```
  ///
  /// - Completes when all of them have completed, or when the only one left sends an element that cannot be combined.
  /// - Traits: SharedSequence(throws elements)
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return ClosureObservable<Element>(producer: { observer in
      ZipSink.start(observer, sources, isCollection: true, resultSelector)
    })
  }

  /// Combines the elements of a collection of sequences one by one to arrays.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Observable.zip([first, second])
  ///          --'[1, 3]'-'[2, 4]'|
  /// ```
  ///
  /// - Traits: SharedSequence(elements)
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements of sequences one by one to tuples.
  ///
  /// ```marble
  /// first    a-b-----c-|
  /// second   --1---2-|
  /// Observable.zip(first, second).map { "\($0)\($1)" }
  ///          --'a1'---'b2'---|
  /// ```
  ///
  /// - Traits: SharedSequence, Single, Maybe
  /// - Single: `Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }` sends `(3|)`.
  /// - Maybe: `Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }` sends `(3|)`.
  @inlinable
  @_disfavoredOverload
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.zip(repeat each source) {
      (element: repeat (each Source).Element) in (repeat each element)
    }
  }
}
