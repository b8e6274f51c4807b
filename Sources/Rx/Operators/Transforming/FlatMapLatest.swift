extension ObservableType {
  /// Turns each element into a sequence and sends what the latest of them sends.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.flatMapLatest { _ in inner }
  ///          1--21--2--3---|
  /// ```
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element>(producer: { observer in
      let sink = SwitchSink(observer)
      sink.run(source) { try selector($0).asObservable() }
      return sink
    })
  }
}
