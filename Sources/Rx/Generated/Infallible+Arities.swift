// swift-format-ignore-file
// Written by `swift run catalog-generator` from operators of ObservableType. Change the declarations there and run it again.

extension InfallibleType {
  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of sequences one by one: the first with the first, the second with the second.
  @inlinable
  public static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Infallible<Element> {
    Infallible<Element>(Observable<Element>.zip(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2) -> Infallible<(Source1.Element, Source2.Element)> {
    Infallible<(Source1.Element, Source2.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3) -> Infallible<(Source1.Element, Source2.Element, Source3.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable()))
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>(Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
  }
}
