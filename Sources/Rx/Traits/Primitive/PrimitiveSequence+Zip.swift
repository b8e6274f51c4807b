extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends what `resultSelector` makes of the elements of all singles.
  ///
  /// ```marble
  /// Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source: repeat PrimitiveSequence<Trait, each E>,
    resultSelector: @escaping (E1, E2, repeat each E) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Sends the elements of all singles as a tuple.
  ///
  /// ```marble
  /// Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source: repeat PrimitiveSequence<Trait, each E>
  ) -> PrimitiveSequence<Trait, (E1, E2, repeat each E)> {
    Single<(E1, E2, repeat each E)>.zip(
      source1, source2, repeat each source,
      resultSelector: { (first: E1, second: E2, rest: repeat each E) in (first, second, repeat each rest) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends what `resultSelector` makes of the elements of all maybes; completes without where one has none.
  ///
  /// ```marble
  /// Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source: repeat PrimitiveSequence<Trait, each E>,
    resultSelector: @escaping (E1, E2, repeat each E) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(), source2.asObservable(), repeat (each source).asObservable(),
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// Sends the elements of all maybes as a tuple; completes without where one has none.
  ///
  /// ```marble
  /// Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }
  ///          (3|)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func zip<E1, E2, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source: repeat PrimitiveSequence<Trait, each E>
  ) -> PrimitiveSequence<Trait, (E1, E2, repeat each E)> {
    Maybe<(E1, E2, repeat each E)>.zip(
      source1, source2, repeat each source,
      resultSelector: { (first: E1, second: E2, rest: repeat each E) in (first, second, repeat each rest) })
  }
}
