extension ObservableType {
  /// Sends the same element for ever.
  ///
  /// ```marble
  /// Observable.repeatElement("a").take(3)
  ///          (aaa|)
  /// ```
  public static func repeatElement(
    _ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      TrampolineLoop.start(on: scheduler) {
        observer.on(.next(element))
        return true
      }
    })
  }
}
