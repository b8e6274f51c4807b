/// Something that receives the events of a sequence.
public protocol ObserverType {
  /// The elements it receives.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `next(element)`.
  @inlinable
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Sends `completed`.
  @inlinable
  public func onCompleted() {
    on(.completed)
  }

  /// Sends `error(error)`.
  @inlinable
  public func onError(_ error: Swift.Error) {
    on(.error(error))
  }

  /// This observer with its type erased.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer that transforms what it receives and hands it on to this one; an error thrown by `transform` is sent as
  /// an error event.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in
      on(event.map(transform))
    }
  }
}
