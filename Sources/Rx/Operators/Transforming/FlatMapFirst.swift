extension ObservableType {
  /// Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.
  ///
  /// ```marble
  /// source   a-b-----c----|
  /// inner    1---2|
  /// source.flatMapFirst { _ in inner }
  ///          1---2---1---2|
  /// ```
  ///
  /// - The selector is not called for what is dropped.
  /// - Traits: Infallible, SharedSequence(inner)
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(asObservable(), selector) { this, observer in
      let sink = MappingMergeSink(consume observer, this.operation, limit: 1, dropsWhileBusy: true)
      sink.run(this.source)
      return sink
    }
  }
}
