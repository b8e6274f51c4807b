extension ObservableType {
  /// Turns each element into a sequence and sends what they send, one sequence after the other.
  ///
  /// ```marble
  /// source   a-b-------|
  /// inner    1---2|
  /// source.concatMap { _ in inner }
  ///          1---21---2|
  /// ```
  ///
  /// - The selector is called as elements arrive; the sequences wait for their turn.
  /// - Traits: Infallible
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(asObservable(), selector) { this, observer in
      let sink = MappingMergeSink(consume observer, this.operation, limit: 1)
      sink.run(this.source)
      return sink
    }
  }
}
