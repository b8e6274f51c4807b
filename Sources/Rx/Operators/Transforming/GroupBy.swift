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
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    OperatorObservable(asObservable(), keySelector) { this, observer in
      let sink = GroupBySink(consume observer, this.operation)
      sink.run(this.source)
      return sink
    }
  }
}

/// One subscription to `groupBy`. Its upstream is `keepAlive`: groups that somebody listens to keep the source subscribed, but
/// nothing more goes through this once it is disposed.
@usableFromInline
final class GroupBySink<Element, Key: Hashable>: Sink<GroupedObservable<Key, Element>>, @unchecked Sendable {
  // Unchecked because its superclass is; events come one at a time.
  @usableFromInline let keySelector: (Element) throws -> Key
  /// The subscription to the source.
  @usableFromInline let link = UpstreamLink()
  @usableFromInline let keepAlive: RefCountDisposable
  @usableFromInline @exclusivity(unchecked) var groups = GroupTable<Key, PublishSubject<Element>>()

  @inlinable
  init(
    _ observer: AnyObserver<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    keepAlive = RefCountDisposable(disposable: link)
    super.init(observer)
  }

  /// Subscribes to the source.
  @inlinable
  func run(_ source: Observable<Element>) {
    link.setUpstream(source.attach(AnyObserver(receive: { self.receive($0) })))
    setUpstream(disposing: keepAlive)
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      if link.isStopped { return }
      do {
        let key = try keySelector(element)
        let (found, hash) = groups.find(key)
        if let found {
          found.send(event)
        } else {
          let group = PublishSubject<Element>()
          groups.insert(group, for: key, hash: hash)
          forward(GroupedObservable(key: key, source: RetainingObservable(group, keepAlive)))
          group.send(event)
        }
      } catch {
        if link.stop() { end(.error(error), .error(error)) }
      }
    case .error(let error):
      if link.stop() {
        end(event.pointee, .error(error))
        link.finish()
      }
    case .completed:
      if link.stop() {
        end(.completed, .completed)
        link.finish()
      }
    }
  }

  /// Ends the groups, then the result.
  @usableFromInline
  func end(_ inner: Event<Element>, _ outer: Event<GroupedObservable<Key, Element>>) {
    let all = groups.entries
    groups = GroupTable()
    for entry in all { entry.group.on(inner) }
    end(outer)
  }
}

/// The elements of a subject, whose subscriptions keep something alive.
@usableFromInline
final class RetainingObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attach = (RetainingObservable<Element>, __owned AnyObserver<Element>) -> Attachment?

  @usableFromInline let source: PublishSubject<Element>
  @usableFromInline let keepAlive: RefCountDisposable
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attach

  @inlinable
  init(_ source: PublishSubject<Element>, _ keepAlive: RefCountDisposable) {
    self.source = source
    self.keepAlive = keepAlive
    attachment = { this, observer in
      this.source.attach(RetainingListener(consume observer, this.keepAlive))
    }
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }
}

/// One subscription that keeps something alive until it is disposed; as a listener, it is all of it.
@usableFromInline
final class RetainingListener<Element>: HandlingListener<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let target: AnyObserver<Element>
  /// Nil where it was not alive any more.
  @usableFromInline let kept: RefCountDisposable?

  @inlinable
  init(_ target: AnyObserver<Element>, _ keepAlive: RefCountDisposable) {
    self.target = target
    kept = keepAlive.take() ? keepAlive : nil
    super.init { this, event in
      if !this.isListening { return }
      unsafeDowncast(this, to: RetainingListener.self).target.receive(event)
      if event.pointee.isStopEvent { this.dispose() }
    }
  }

  @usableFromInline
  override func dispose() {
    if giveUp() { kept?.release() }
  }
}

/// The elements of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key.
  public let key: Key
  @usableFromInline let source: Observable<Element>

  /// A group of a key.
  @inlinable
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
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }
}
