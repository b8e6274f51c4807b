extension ObservableType {
  /// Completes at once without an element.
  ///
  /// ```marble
  /// Observable<String>.empty()
  ///          |
  /// ```
  public static func empty() -> Observable<Element> {
    Observable(direct: { observer in
      observer.on(.completed)
      return nil
    })
  }
}
