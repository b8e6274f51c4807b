extension ObservableType where Element: RxAbstractInteger {
  /// Sends `count` consecutive numbers beginning with `start` and completes.
  ///
  /// ```marble
  /// Observable.range(start: 1, count: 3)
  ///          (123|)
  /// ```
  ///
  /// - A negative `count`, or a range beyond the largest number, is a fault that is reported; nothing is sent then.
  public static func range(
    start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count < 0 {
      Environments.current.report(.misuse("count can't be negative"))
      return empty()
    }
    if count > 0 && start.addingReportingOverflow(count - 1).overflow {
      Environments.current.report(.misuse("overflow of count"))
      return empty()
    }
    return ClosureObservable(producer: { observer in
      var sent: Element = 0
      return TrampolineLoop.start(on: scheduler) {
        if sent < count {
          observer.on(.next(start + sent))
          sent += 1
          return true
        }
        observer.on(.completed)
        return false
      }
    })
  }
}

/// Protocol of the integers that `range` counts with.
public typealias RxAbstractInteger = FixedWidthInteger
