/// An interpreted value that was thrown, on its way through native code as a Swift `Error`.
package struct ThrownValue: Error, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package let value: Value
  package init(_ value: Value) { self.value = value }
  package var description: String { value.description }
  package var debugDescription: String { value.debugDescription }
}

extension Value {
  /// An error of native code as the program sees it: its own value back where it was thrown by the program.
  package init(error: any Error) {
    if let thrown = error as? ThrownValue {
      self = thrown.value
    } else if type(of: error) is AnyClass {
      self = .object(error as AnyObject)
    } else {
      func box<E: Error>(_ error: E) -> Value { .native(Boxed(error)) }
      self = box(error)
    }
  }

  /// The value as something that native code can throw and pass on.
  package var asError: any Error {
    switch self {
    case .native(let box): if let error = box.payload as? any Error { return error }
    case .object(let object): if ClassInstance.of(object) == nil, let error = object as? any Error { return error }
    default: break
    }
    return ThrownValue(self)
  }
}
