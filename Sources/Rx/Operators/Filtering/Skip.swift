extension ObservableType {
  /// Drops the first `count` elements.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.skip(2)
  ///          -----c-|
  /// ```
  ///
  /// - Traits: SharedSequence(step)
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = CountingSink(observer, count)
      return source.attach(to: sink) { sink.skip($0) }
    })
  }

  /// Drops elements for a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-c-d-|
  /// source.skip(.milliseconds(400), scheduler: scheduler)
  ///          -----c-d-|
  /// ```
  public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = GatedSink(observer)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        sink.isOpen.set()
        return Disposables.create()
      }
      let upstream = source.attach(
        AnyObserver(receive: { event in
          if sink.isOpen.isSet || event.pointee.isStopEvent { sink.receive(any: event) }
        }))
      sink.setUpstream(PairDisposable(timer, upstream))
      return sink
    })
  }

  /// Drops elements while `predicate` holds.
  ///
  /// ```marble
  /// source   -1-2-3-1-|
  /// source.skip(while: { $0 < 3 })
  ///          -----3-1-|
  /// ```
  ///
  /// - An error thrown by `predicate` ends the sequence.
  /// - Traits: Infallible(throws)
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    OperatorObservable(asObservable(), predicate) { this, observer in
      let sink = PredicateSink(consume observer, this.operation)
      return this.source.attach(to: sink) { sink.skip($0) }
    }
  }
}

extension PredicateSink {
  /// The mark tells that elements are no longer skipped.
  func skip(_ event: UnsafePointer<Event<Element>>) {
    if !mark, case .next(let element) = event.pointee {
      do {
        mark = try !predicate(element)
      } catch {
        return end(.error(error))
      }
      if !mark { return }
    }
    receive(any: event)
  }
}
