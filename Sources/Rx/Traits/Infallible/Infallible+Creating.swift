extension InfallibleType {
  /// Sends one element and completes.
  ///
  /// ```marble
  /// Infallible.just(1)
  ///          (1|)
  /// ```
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Sends one element and completes, on a scheduler.
  ///
  /// ```marble
  /// Infallible.just(1, scheduler: scheduler)
  ///          (1|)
  /// ```
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Infallible<Int>.never()
  ///          -
  /// ```
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completes at once.
  ///
  /// ```marble
  /// Infallible<Int>.empty()
  ///          |
  /// ```
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Makes the sequence anew for each subscription.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// Infallible.deferred { source.asInfallible(onErrorJustReturn: 0) }
  ///          -1-2-3-|
  /// ```
  public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

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

  /// Sends the elements of an array and completes.
  ///
  /// ```marble
  /// Infallible.from([1, 2, 3])
  ///          (123|)
  /// ```
  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(array, scheduler: scheduler))
  }

  /// Sends the elements of a sequence and completes.
  ///
  /// ```marble
  /// Infallible.from(1...3)
  ///          (123|)
  /// ```
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(Observable.from(sequence, scheduler: scheduler))
  }
}
