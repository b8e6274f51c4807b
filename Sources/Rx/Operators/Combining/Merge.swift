extension ObservableType where Element: ObservableConvertibleType {
  /// Merges the sequences that this sequence sends.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.map { _ in inner }.merge()
  ///          1-1-2-2---|
  /// ```
  ///
  /// - Completes when this sequence and all of those have.
  /// - Traits: SharedSequence(inner)
  public func merge() -> Observable<Element.Element> {
    OperatorObservable(asObservable(), { $0 }) { this, observer in
      let sink = MappingMergeSink(consume observer, this.operation)
      sink.run(this.source)
      return sink
    }
  }

  /// Merges the sequences that this sequence sends, at most `maxConcurrent` at a time; others wait.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.map { _ in inner }.merge(maxConcurrent: 1)
  ///          1---21---2|
  /// ```
  ///
  /// - Traits: SharedSequence(inner)
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    OperatorObservable(asObservable(), { $0 }) { this, observer in
      let sink = MappingMergeSink(consume observer, this.operation, limit: max(1, maxConcurrent))
      sink.run(this.source)
      return sink
    }
  }

  /// Sends what the sequences send that this sequence sends, one sequence after the other.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.map { _ in inner }.concat()
  ///          1---21---2|
  /// ```
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

extension ObservableType {
  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Observable.merge([first, second])
  ///          a-x-b-y-|
  /// ```
  ///
  /// - An error of any of them ends the result; it completes when all have.
  /// - Traits: Infallible, SharedSequence
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Observable.merge([first, second])
  ///          a-x-b-y-|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      let sink = MergeSink(observer)
      sink.run(sources)
      return sink
    })
  }

  /// Merges sequences.
  ///
  /// ```marble
  /// first    a---b---|
  /// second   --x---y-|
  /// Observable.merge(first, second)
  ///          a-x-b-y-|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}
