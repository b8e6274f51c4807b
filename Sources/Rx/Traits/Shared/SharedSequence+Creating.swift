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
