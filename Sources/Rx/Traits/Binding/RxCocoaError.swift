/// Errors of what is bound to a user interface.
public enum RxCocoaError: Error, CustomDebugStringConvertible {
  /// No more is known.
  case unknown

  /// An operation that the object does not allow.
  case invalidOperation(object: Any)

  /// A data source is set, but no items are bound yet.
  case itemsNotYetBound(object: Any)

  /// A property that the object does not have.
  case invalidPropertyName(object: Any, propertyName: String)

  /// An object on a key path that cannot be observed.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)

  /// An error while methods were exchanged.
  case errorDuringSwizzling

  /// An object that is not of the type it should have.
  case castingError(object: Any, targetType: Any.Type)

  /// One sentence for people.
  public var debugDescription: String {
    switch self {
    case .unknown: return "Unknown error occurred."
    case .invalidOperation(let object): return "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      return "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .invalidPropertyName(let object, let propertyName):
      return "Object `\(object)` doesn't have a property named `\(propertyName)`."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      return "Unobservable object `\(object)` was observed as `\(propertyName)` of `\(sourceObject)`."
    case .errorDuringSwizzling: return "Error during swizzling."
    case .castingError(let object, let targetType): return Self.castingSentence(object, targetType)
    }
  }

  /// Returns the message for an object that cannot be cast to a type, also for hosts that represent both by their own values.
  package static func castingSentence(_ object: Any, _ targetType: Any) -> String {
    "Error casting `\(object)` to `\(targetType)`"
  }
}

extension RxCocoaError: @unchecked Sendable {}
// Unchecked because the objects are carried for the description only.
