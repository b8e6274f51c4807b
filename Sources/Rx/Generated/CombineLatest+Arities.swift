// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx/Operators/Combining/CombineLatest.swift. Change the declarations there and run it again.

extension ObservableType {
  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1,
    _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Combines the latest elements of sequences whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1,
    _ source2: Source2
  ) -> Observable<(Source1.Element, Source2.Element)> {
    Observable<(Source1.Element, Source2.Element)>.combineLatest(source1, source2) {
      (element1: Source1.Element, element2: Source2.Element) in (element1, element2)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element)>.combineLatest(source1, source2, source3) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element) in (element1, element2, element3)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>.combineLatest(source1, source2, source3, source4) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element, element4: Source4.Element) in (element1, element2, element3, element4)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>.combineLatest(source1, source2, source3, source4, source5) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element, element4: Source4.Element, element5: Source5.Element) in (element1, element2, element3, element4, element5)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>.combineLatest(source1, source2, source3, source4, source5, source6) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element, element4: Source4.Element, element5: Source5.Element, element6: Source6.Element) in (element1, element2, element3, element4, element5, element6)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>.combineLatest(source1, source2, source3, source4, source5, source6, source7) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element, element4: Source4.Element, element5: Source5.Element, element6: Source6.Element, element7: Source7.Element) in (element1, element2, element3, element4, element5, element6, element7)
    }
  }

  /// Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>.combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      (element1: Source1.Element, element2: Source2.Element, element3: Source3.Element, element4: Source4.Element, element5: Source5.Element, element6: Source6.Element, element7: Source7.Element, element8: Source8.Element) in (element1, element2, element3, element4, element5, element6, element7, element8)
    }
  }
}
