extension SharedSequenceConvertibleType {
  /// Sends an element at once and then nothing for a time, at the end of which the latest is sent unless `latest` is off.
  ///
  /// ```marble
  /// source   -12--3-----|
  /// source.asDriver(onErrorJustReturn: 0).throttle(.milliseconds(300))
  ///          -1--2--3---|
  /// ```
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Sends an element once no other has come for a time.
  ///
  /// ```marble
  /// source   -1-2-3------|
  /// source.asDriver(onErrorJustReturn: 0).debounce(.milliseconds(300))
  ///          --------3---|
  /// ```
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends everything later by a time.
  ///
  /// ```marble
  /// source   -1-2|
  /// source.asDriver(onErrorJustReturn: 0).delay(.milliseconds(200))
  ///          ---1-2|
  /// ```
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
