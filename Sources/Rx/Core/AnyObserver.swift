/// An observer with its type erased: a closure that receives events.
///
/// Operators pass these to one another. The stored closure takes a pointer to the event, because that has
/// one calling convention for all elements: specialised and unspecialised code call it without a thunk between, which
/// saves a call for each event and an allocation for each observer. The pointer is good for the length of the call.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// A closure that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline
  let receive: (UnsafePointer<Event<Element>>) -> Void

  /// An observer that calls `eventHandler` with every event.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    receive = { eventHandler($0.pointee) }
  }

  /// An observer that hands every event to `observer`.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    if let same = observer as? AnyObserver<Element> {
      receive = same.receive
    } else {
      receive = { observer.on($0.pointee) }
    }
  }

  /// An observer that calls `receive` with a pointer to every event.
  @inlinable
  init(receive: @escaping (UnsafePointer<Event<Element>>) -> Void) {
    self.receive = receive
  }

  /// Receives one event.
  @inlinable
  public func on(_ event: Event<Element>) {
    withUnsafePointer(to: event) { receive($0) }
  }

  /// This observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}
