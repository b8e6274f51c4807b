extension ObservableType {
  /// Never sends anything.
  ///
  /// ```marble
  /// Observable<String>.never()
  ///          -
  /// ```
  public static func never() -> Observable<Element> {
    Observable(direct: { _ in nil })
  }
}
