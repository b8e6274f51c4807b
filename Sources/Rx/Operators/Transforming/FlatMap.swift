extension ObservableType {
  /// Turns each element into a sequence and merges what they send.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.flatMap { _ in inner }
  ///          1-1-2-2---|
  /// ```
  ///
  /// - An error thrown by `selector`, or sent by any of the sequences, ends the result.
  /// - Completes when the source and all inner sequences have.
  /// - Traits: Infallible, SharedSequence(inner)
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(asObservable(), selector) { this, observer in
      let sink = MappingMergeSink(consume observer, this.operation)
      sink.run(this.source)
      return sink
    }
  }
}
