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
  /// - Traits: Infallible, SharedSequence(inner)
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(asObservable(), selector) { this, observer in
      let sink = SwitchSink(consume observer, this.operation)
      sink.run(this.source)
      return sink
    }
  }

  /// Turns each element into a sequence that cannot fail and sends what the latest of them sends; `selector` must not throw, and this
  /// sequence must not fail.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }
  ///          1--21--2--3---|
  /// ```
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = flatMapLatest(selector)
    return Infallible(latest)
  }
}
