/// A sequence that never fails. Unlike a driver it is neither shared nor bound to a scheduler.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that never fails. Unlike a driver it is neither shared nor bound to a scheduler.
public struct Infallible<Element>: InfallibleType {
  /// Receives the events of an infallible sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  @usableFromInline
  let source: Observable<Element>

  /// Takes a source that does not fail.
  @inlinable
  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }
}

/// An event of a sequence that never fails.
@frozen
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The end.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as one of an observable.
  public var event: Event<Element> {
    switch self {
    case .next(let element): return .next(element)
    case .completed: return .completed
    }
  }
}

extension Infallible {
  /// Makes a sequence of a function that is called for each subscription and sends what it likes to the observer.
  public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Infallible<Element> {
    Infallible(Observable.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension BehaviorRelay {
  /// The relay as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension PublishRelay {
  /// The relay as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The relay as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
