/// Something that can be turned into an observable sequence.
public protocol ObservableConvertibleType {
  /// The elements of the sequence.
  associatedtype Element

  /// The sequence.
  func asObservable() -> Observable<Element>
}

/// A sequence of events that can be subscribed to.
public protocol ObservableType: ObservableConvertibleType {
  /// Subscribes `observer`; events arrive until a terminal event or until the result is disposed.
  ///
  /// - Returns: The subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
  /// This sequence with its type erased.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
