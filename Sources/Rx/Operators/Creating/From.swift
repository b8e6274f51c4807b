extension ObservableType {
  /// Sends the given elements and completes.
  ///
  /// ```marble
  /// Observable.of("a", "b", "c")
  ///          (abc|)
  /// ```
  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    sending(elements, scheduler)
  }

  /// Sends the elements of an array and completes.
  ///
  /// ```marble
  /// Observable.from(["a", "b", "c"])
  ///          (abc|)
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(raw)
  /// - Infallible: `Infallible.from([1, 2])` sends `(12|)`.
  /// - SharedSequence: `Driver.from([1, 2])` sends `(12|)`.
  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    sending(array, scheduler)
  }

  /// Sends the elements of a Swift sequence and completes.
  ///
  /// ```marble
  /// Observable.from(1...3)
  ///          (123|)
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(raw)
  /// - Infallible: `Infallible.from(1...2)` sends `(12|)`.
  /// - SharedSequence: `Driver.from(1...2)` sends `(12|)`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    sending(sequence, scheduler)
  }

  private static func sending<Elements: Swift.Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    ClosureObservable(producer: { observer in
      var iterator = elements.makeIterator()
      return TrampolineLoop.start(on: scheduler) {
        if let element = iterator.next() {
          observer.on(.next(element))
          return true
        }
        observer.on(.completed)
        return false
      }
    })
  }
}
