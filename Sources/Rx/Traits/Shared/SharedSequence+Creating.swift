extension SharedSequence {
  /// Completes at once.
  ///
  /// ```marble
  /// Driver<Int>.empty()
  ///          |
  /// ```
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Never sends anything.
  ///
  /// ```marble
  /// Driver<Int>.never()
  ///          ---
  /// ```
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.never())
  }

  /// Sends one element and completes.
  ///
  /// ```marble
  /// Driver.just(1)
  ///          (1|)
  /// ```
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Sends the given elements and completes.
  ///
  /// ```marble
  /// Driver.of(1, 2)
  ///          (12|)
  /// ```
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the elements of an array and completes.
  ///
  /// ```marble
  /// Driver.from([1, 2])
  ///          (12|)
  /// ```
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the elements of a sequence and completes.
  ///
  /// ```marble
  /// Driver.from(AnySequence([1, 2, 3]))
  ///          (123|)
  /// ```
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the value of an optional, if there is one, and completes.
  ///
  /// ```marble
  /// Driver.from(optional: 1)
  ///          (1|)
  /// ```
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Sends zero after `duration`, then counts on, one number a period.
  ///
  /// ```marble
  /// Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300))
  ///          -0--1--2
  /// ```
  public static func timer(
    _ duration: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(duration, period: period, scheduler: SharingStrategy.scheduler))
  }
}
