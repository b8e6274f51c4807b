/// An observer with its type erased: a closure that receives events.
///
/// Operators hand these to one another. The closure is stored in a frozen struct, so specialised code calls it directly.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// A closure that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline
  let handler: EventHandler

  /// An observer that calls `eventHandler` with every event.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// An observer that hands every event to `observer`.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    if let same = observer as? AnyObserver<Element> {
      handler = same.handler
    } else {
      handler = observer.on
    }
  }

  /// Receives one event.
  @inlinable
  public func on(_ event: Event<Element>) {
    handler(event)
  }

  /// This observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}
