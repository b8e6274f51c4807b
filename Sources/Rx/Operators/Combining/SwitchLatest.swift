extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the latest of the sequences sends that this sequence sends.
  ///
  /// - The inner sequence before is disposed before the next one is subscribed.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    let source = asObservable()
    return Observable<Element.Element>(producer: { observer in
      let sink = SwitchSink(observer)
      sink.run(source) { $0.asObservable() }
      return sink
    })
  }
}
