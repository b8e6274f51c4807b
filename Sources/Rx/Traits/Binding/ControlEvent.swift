/// A sequence of what happens to a control: it never fails, delivers on the main scheduler, and sends nothing on
/// subscription.
public protocol ControlEventType: ObservableType {
  /// This as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// A sequence of what happens to a control: it never fails, delivers on the main scheduler, and sends nothing on
/// subscription.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Takes events that have these properties; they are subscribed to on the main scheduler.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// The control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events as a sequence that cannot fail.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// ControlEvent(events: source).asInfallible()
  ///          -1-2-3-|
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(events) }

  /// The events as a driver.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// ControlEvent(events: source).asDriver()
  ///          -1-2-3-|
  /// ```
  public func asDriver() -> Driver<Element> { events.sharedWithoutErrors() }

  /// The events as a signal.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// ControlEvent(events: source).asSignal()
  ///          -1-2-3-|
  /// ```
  public func asSignal() -> Signal<Element> { events.sharedWithoutErrors() }
}
