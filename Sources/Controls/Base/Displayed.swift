import Foundation
import Rx

/// Property wrapper for state of the user interface: it belongs to the main thread, and observers are notified of
/// changes.
///
/// An access on another thread is reported as a fault of the program, but is safe: the value is protected by a lock.
@propertyWrapper
public struct Displayed<Value> {
  private var value: Value
  private let member: StaticString

  /// - Parameter member: Name of the property in messages: `UILabel.text`.
  public init(wrappedValue: Value, _ member: StaticString) {
    value = wrappedValue
    self.member = member
  }

  @available(*, unavailable, message: "only properties of classes are displayed")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // Properties are writable through the subscript below.
    // swift-format-ignore
    set { fatalError("unavailable") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Displayed<Value>>
  ) -> Value {
    get {
      let (value, member) = DisplayedState.lock.withLock {
        (owner[keyPath: storage].value, owner[keyPath: storage].member)
      }
      UserInterface.touch("\(member)")
      return value
    }
    set {
      UserInterface.touch("\(owner[keyPath: storage].member)")
      var former = newValue
      DisplayedState.lock.withLock { swap(&owner[keyPath: storage].value, &former) }
      // The former value is released outside of the lock.
      withExtendedLifetime(former) {}
      UserInterface.changed(owner)
    }
  }
}

/// Lock for the state of all controls: it is held for short times only, and screens change at the pace of people.
enum DisplayedState {
  static let lock = NSLock()
}
