extension ObservableType {
  /// Sends the last `count` elements when the sequence completes.
  ///
  /// ```marble
  /// source   -a-b-c-|
  /// source.takeLast(2)
  ///          -------(bc|)
  /// ```
  public func takeLast(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = LastElementsSink(observer, count)
      return source.attach(to: sink) { sink.receive($0) }
    })
  }
}

/// One subscription to `takeLast`.
private final class LastElementsSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  private let count: Int
  @exclusivity(unchecked) private var last = Queue<Element>()

  init(_ observer: AnyObserver<Element>, _ count: Int) {
    self.count = count
    super.init(observer)
  }

  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      last.append(element)
      if last.count > count { _ = last.popFirst() }
    case .error: end(event.pointee)
    case .completed:
      for element in last.elements { forward(element) }
      end(.completed)
    }
  }
}
