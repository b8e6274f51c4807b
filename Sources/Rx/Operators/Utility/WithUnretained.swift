extension ObservableType {
  /// Combines each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.withUnretained(owner) { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(step)
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    let source = asObservable()
    return ClosureObservable<Out>(producer: { [weak obj] observer in
      let sink = UnretainedSink(consume observer, obj, resultSelector)
      return source.attach(to: sink) { sink.receive($0) }
    })
  }

  /// Pairs each element with an object that is not retained; completes once that is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.withUnretained(owner).map { _, element in element * 2 }
  ///          -2-4-6-|
  /// ```
  ///
  /// - Traits: Infallible, SharedSequence(step)
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

/// One subscription to `withUnretained`.
private final class UnretainedSink<Object: AnyObject, Element, Result>: Sink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let resultSelector: (Object, Element) -> Result
  private weak var object: Object?

  init(_ observer: AnyObserver<Result>, _ object: Object?, _ resultSelector: @escaping (Object, Element) -> Result) {
    self.resultSelector = resultSelector
    self.object = object
    super.init(observer)
  }

  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      if let object { forward(resultSelector(object, element)) } else { end(.completed) }
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}
