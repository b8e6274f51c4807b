extension ObservableType {
  /// Sends the element at an index and completes.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.element(at: 1)
  ///          ---(b|)
  /// ```
  ///
  /// - Ends with `RxError.argumentOutOfRange` when there are not as many; a negative index is such an error at once.
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { return Observable<Element>.error(RxError.argumentOutOfRange) }
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = CountingSink(observer, index)
      return source.attach(to: sink) { sink.takeOnly($0) }
    })
  }
}
