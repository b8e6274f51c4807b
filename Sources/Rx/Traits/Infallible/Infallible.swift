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

extension Infallible: Sendable {}

/// An event of a sequence that never fails.
@frozen
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The end.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// This event as one of an observable.
  public var event: Event<Element> {
    switch self {
    case .next(let element): return .next(element)
    case .completed: return .completed
    }
  }
}

extension Infallible {
  /// Makes a sequence of a function that is called for each subscription and sends what it likes to the observer.
  ///
  /// ```marble
  /// Infallible<Int>.create { observer in observer(.next(1)); observer(.completed); return Disposables.create() }
  ///          (1|)
  /// ```
  public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Infallible<Element> {
    Infallible(Observable.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension ObservableConvertibleType {
  /// Makes the sequence infallible; an error is replaced by a last element.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asInfallible(onErrorJustReturn: 0)
  ///          -1-2-(0|)
  /// ```
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Makes the sequence infallible; after an error it goes on with another infallible sequence.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asInfallible(onErrorFallbackTo: .of(7, 8))
  ///          -1-2-(78|)
  /// ```
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// Makes the sequence infallible; after an error it goes on with the infallible sequence made for that error.
  ///
  /// ```marble
  /// source   -1-2-#
  /// source.asInfallible(onErrorRecover: { _ in .just(5) })
  ///          -1-2-(5|)
  /// ```
  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension BehaviorRelay {
  /// The relay as a sequence that cannot fail.
  ///
  /// ```marble
  /// BehaviorRelay(value: 1).asInfallible()
  ///          1
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension PublishRelay {
  /// The relay as a sequence that cannot fail.
  ///
  /// ```marble
  /// PublishRelay<Int>().asInfallible()
  ///          -
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The relay as a sequence that cannot fail.
  ///
  /// ```marble
  /// ReplayRelay<Int>.createUnbound().asInfallible()
  ///          -
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
