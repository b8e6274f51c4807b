// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType. Change the declarations there and run it again.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3, E4>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> Maybe<Element> {
    Maybe<Element>(raw: Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2>(_ source1: Maybe<E1>, _ source2: Maybe<E2>) -> Maybe<(E1, E2)> {
    Maybe<(E1, E2)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>) -> Maybe<(E1, E2, E3)> {
    Maybe<(E1, E2, E3)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>) -> Maybe<(E1, E2, E3, E4)> {
    Maybe<(E1, E2, E3, E4)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>) -> Maybe<(E1, E2, E3, E4, E5)> {
    Maybe<(E1, E2, E3, E4, E5)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>) -> Maybe<(E1, E2, E3, E4, E5, E6)> {
    Maybe<(E1, E2, E3, E4, E5, E6)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>) -> Maybe<(E1, E2, E3, E4, E5, E6, E7)> {
    Maybe<(E1, E2, E3, E4, E5, E6, E7)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable()))
  }

  /// Combines the elements of sequences one by one to tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>) -> Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)>(raw: Observable<Any>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
  }
}
