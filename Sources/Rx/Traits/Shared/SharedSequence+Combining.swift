extension SharedSequence {
  /// Sends what `resultSelector` makes of the first elements of all sequences, then of the second ones, and so on.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --4-6|
  /// ```
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the first elements of all sequences, then the second ones, and so on.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
  ///          --'[1, 3]'-'[2, 4]'|
  /// ```
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// Sends what `resultSelector` makes of the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --456|
  /// ```
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
  ///          --'[1, 3]''[2, 3]''[2, 4]'|
  /// ```
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }

  /// Sends what `resultSelector` makes of the first elements of all sequences, then of the second ones, and so on.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)) { $0 + $1 }
  ///          --4-6|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source: repeat SharedSequence<SharingStrategy, each E>,
    resultSelector: @escaping (E1, E2, repeat each E) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)) { $0 + $1 }
  ///          --456|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<E1, E2, each E>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source: repeat SharedSequence<SharingStrategy, each E>,
    resultSelector: @escaping (E1, E2, repeat each E) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Sends the first elements of all sequences as a tuple, then the second ones, and so on.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.zip(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)).map { $0 + $1 }
  ///          --4-6|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source: repeat SharedSequence<SharingStrategy, each E>
  ) -> SharedSequence<SharingStrategy, (E1, E2, repeat each E)> {
    SharedSequence<SharingStrategy, (E1, E2, repeat each E)>.zip(
      source1, source2, repeat each source,
      resultSelector: { (first: E1, second: E2, rest: repeat each E) in (first, second, repeat each rest) })
  }

  /// Sends the latest elements of all sequences as a tuple whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Driver.combineLatest(first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)).map { $0 + $1 }
  ///          --456|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<E1, E2, each E>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source: repeat SharedSequence<SharingStrategy, each E>
  ) -> SharedSequence<SharingStrategy, (E1, E2, repeat each E)> {
    SharedSequence<SharingStrategy, (E1, E2, repeat each E)>.combineLatest(
      source1, source2, repeat each source,
      resultSelector: { (first: E1, second: E2, rest: repeat each E) in (first, second, repeat each rest) })
  }
}
