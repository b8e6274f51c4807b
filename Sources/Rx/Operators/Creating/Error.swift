extension ObservableType {
  /// Ends with an error at once.
  ///
  /// ```marble
  /// Observable<String>.error(RxError.unknown)
  ///          #
  /// ```
  public static func error(_ error: Swift.Error) -> Observable<Element> {
    Observable(direct: { observer in
      observer.on(.error(error))
      return nil
    })
  }
}
