import Synchronization

extension ObservableType {
  /// Sends a sequence for each key; the elements of that key arrive there.
  ///
  /// ```marble
  /// source   -1-2-3-4-|
  /// source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)\($0)" } }
  ///          -'11'-'02'-'13'-'04'-|
  /// ```
  ///
  /// - An error thrown by `keySelector` ends the result and all groups.
  /// - When the source ends, so do the groups, in no promised order, and then the result.
  /// - The source stays subscribed while a group is.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable<GroupedObservable<Key, Element>>(producer: { observer in
      let link = UpstreamLink()
      let keepAlive = RefCountDisposable(disposable: link)
      // Groups that somebody listens to keep the source, but nothing more goes through this once it is disposed.
      let sink = Sink(observer)
      var groups: [Key: PublishSubject<Element>] = [:]
      func end(_ inner: Event<Element>, _ outer: Event<GroupedObservable<Key, Element>>) {
        let all = groups.values
        groups = [:]
        for group in all { group.on(inner) }
        sink.end(outer)
      }
      source.attach(to: link) { event in
        switch event {
        case .next(let element):
          do {
            let key = try keySelector(element)
            if let group = groups[key] {
              group.on(event)
            } else {
              let group = PublishSubject<Element>()
              groups[key] = group
              sink.forward(GroupedObservable(key: key, source: group.retaining(keepAlive)))
              group.on(event)
            }
          } catch {
            if link.stop() { end(.error(error), .error(error)) }
          }
        case .error(let error): end(event, .error(error))
        case .completed: end(event, .completed)
        }
      }
      sink.setUpstream(disposing: keepAlive)
      return sink
    })
  }
}

extension Observable {
  /// This sequence, whose subscriptions keep something alive.
  func retaining(_ keepAlive: RefCountDisposable) -> Observable<Element> {
    RetainingObservable(self, keepAlive)
  }
}

/// A sequence whose subscriptions keep something alive.
private final class RetainingObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let source: Observable<Element>
  private let keepAlive: RefCountDisposable

  init(_ source: Observable<Element>, _ keepAlive: RefCountDisposable) {
    self.source = source
    self.keepAlive = keepAlive
    super.init(isProducer: true)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    let sink = RetainingSink(observer, keepAlive)
    return source.attach(to: sink) { sink.receive(any: $0) }
  }
}

/// One subscription that keeps something alive until it is disposed.
private final class RetainingSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  private let keepAlive: RefCountDisposable

  init(_ observer: AnyObserver<Element>, _ keepAlive: RefCountDisposable) {
    self.keepAlive = keepAlive
    super.init(observer)
    if keepAlive.take() { state.store(UpstreamLink.reportsDisposalBit, ordering: .relaxed) }
  }

  override func didDispose() { keepAlive.release() }
}

/// The elements of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key.
  public let key: Key
  private let source: Observable<Element>

  /// A group of a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The elements as a sequence.
  public func asObservable() -> Observable<Element> {
    source
  }
}
