/// Errors of the library itself.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
  /// An unknown error.
  case unknown

  /// A disposed object was used.
  case disposed(object: AnyObject)

  /// An arithmetic overflow.
  case overflow

  /// An argument was out of range.
  case argumentOutOfRange

  /// A sequence had no elements where one was needed.
  case noElements

  /// A sequence had more than one element where one was allowed.
  case moreThanOneElement

  /// Nothing came in time.
  case timeout

  /// A sentence that describes the error.
  public var debugDescription: String {
    switch self {
    case .unknown: return "Unknown error occurred."
    case .disposed(let object): return "Object `\(nameInMessages(of: object))` was already disposed."
    case .overflow: return "Arithmetic overflow occurred."
    case .argumentOutOfRange: return "Argument out of range."
    case .noElements: return "Sequence doesn't contain any elements."
    case .moreThanOneElement: return "Sequence contains more than one element."
    case .timeout: return "Sequence timeout."
    }
  }
}

extension RxError: @unchecked Sendable {}
// Unchecked because the object of `disposed` is carried for its description only.
