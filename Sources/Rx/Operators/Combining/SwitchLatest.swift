extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the latest of the sequences sends that this sequence sends.
  ///
  /// ```marble
  /// source   a---b---------|
  /// inner    1--2--3|
  /// source.map { _ in inner }.switchLatest()
  ///          1--21--2--3---|
  /// ```
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  /// - Traits: SharedSequence(inner)
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    OperatorObservable(asObservable(), { $0 }) { this, observer in
      let sink = SwitchSink(consume observer, this.operation)
      sink.run(this.source)
      return sink
    }
  }
}
