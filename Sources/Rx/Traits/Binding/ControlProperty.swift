/// A property of a control, both a sequence of its values and an observer that sets it.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// This as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: a sequence of its values as the user changes them, beginning with the present one, and an
/// observer that sets it. It never fails and delivers on the main scheduler.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Takes the values, which are subscribed to on the main scheduler, and what sets the property.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = AnyObserver(valueSink)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes that follow the present value.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// ControlProperty(values: source, valueSink: PublishSubject<Int>()).changed
  ///          ---2-3-|
  /// ```
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// The control property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// The values as a driver.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// ControlProperty(values: source, valueSink: PublishSubject<Int>()).asDriver()
  ///          -1-2-3-|
  /// ```
  public func asDriver() -> Driver<Element> { values.sharedWithoutErrors() }

  /// Sets the property. An error is a fault of the program.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): Environments.current.report(.bindingError(error))
    case .next, .completed: valueSink.on(event)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of nil.
  ///
  /// ```marble
  /// source   -a-b-|
  /// ControlProperty(values: source.map { $0 == "a" ? nil : $0 }, valueSink: PublishSubject<String?>()).orEmpty
  ///          -''-b-|
  /// ```
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.asObservable().map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
