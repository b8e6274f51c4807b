extension Infallible {
  /// Sends the given elements and completes.
  ///
  /// ```marble
  /// Infallible.of(1, 2, 3)
  ///          (123|)
  /// ```
  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(elements, scheduler: scheduler))
  }
}
