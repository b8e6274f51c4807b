extension ObservableType {
  /// Sends what this sequence sends and then, when it has completed, what `second` sends.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// first.concat(second)
  ///          -a-b-x-y|
  /// ```
  ///
  /// - Traits: Infallible
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable<Element>.concat([asObservable(), second.asObservable()])
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Observable.concat(AnySequence([first, second]))
  ///          -a-b-x-y|
  /// ```
  ///
  /// - The sequences are asked for one at a time, each when the one before has completed.
  /// - Traits: Infallible, SharedSequence, Completable
  /// - Completable: `Completable.concat(AnySequence([Completable.empty(), Completable.empty()]))` sends `|`.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SuccessionObservable(.completion, of: Sequence.self) { SuccessionIterator(sequence) }
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Observable.concat([first, second])
  ///          -a-b-x-y|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence, Completable
  /// - Completable: `Completable.concat([Completable.empty(), Completable.empty()])` sends `|`.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    SuccessionObservable(.completion, of: Collection.self) {
      SuccessionIterator(collection, remaining: collection.count)
    }
  }

  /// Sends what sequences send, one after the other.
  ///
  /// ```marble
  /// first    -a-b|
  /// second   -x-y|
  /// Observable.concat(first, second)
  ///          -a-b-x-y|
  /// ```
  ///
  /// - Traits: Infallible, Completable
  /// - Completable: `Completable.concat(Completable.empty(), Completable.empty())` sends `|`.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}
