extension InfallibleType {
  /// Sends what `resultSelector` makes of the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
  ///          --456|
  /// ```
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Infallible<Result> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<Result>(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)])
  ///          --'[1, 3]''[2, 3]''[2, 4]'|
  /// ```
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    combineLatest(collection) { $0 }
  }

  /// Sends what `resultSelector` makes of the latest elements of all sequences whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest(first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)) { $0 + $1 }
  ///          --456|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, each I: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source: repeat each I,
    resultSelector: @escaping (I1.Element, I2.Element, repeat (each I).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the first elements of all sequences, then of the second ones, and so on.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.zip(first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)) { $0 + $1 }
  ///          --4-6|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<I1: InfallibleType, I2: InfallibleType, each I: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source: repeat each I,
    resultSelector: @escaping (I1.Element, I2.Element, repeat (each I).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Sends the latest elements of all sequences as a tuple whenever one of them sends.
  ///
  /// ```marble
  /// first    -1-2-|
  /// second   --3-4|
  /// Infallible.combineLatest(first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)).map { $0 + $1 }
  ///          --456|
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, each I: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source: repeat each I
  ) -> Infallible<(I1.Element, I2.Element, repeat (each I).Element)> {
    Infallible<(I1.Element, I2.Element, repeat (each I).Element)>.combineLatest(
      source1, source2, repeat each source,
      resultSelector: { (first: I1.Element, second: I2.Element, rest: repeat (each I).Element) in
        (first, second, repeat each rest)
      })
  }
}
