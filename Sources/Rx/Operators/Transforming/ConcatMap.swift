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
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element>(producer: { observer in
      let sink = MergeSink(observer, limit: 1)
      sink.run(source) { try selector($0).asObservable() }
      return sink
    })
  }
}
