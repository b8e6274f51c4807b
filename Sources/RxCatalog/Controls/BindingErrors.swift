import Execution
import Rx
import Types

extension RxCocoaError {
  /// The sentence of an `RxCocoaError` that the program has made.
  static func sentence(of error: EnumInstance) -> String {
    let values = error.payload
    switch error.enumCase.index {
    case 1: return RxCocoaError.invalidOperation(object: values[0]).debugDescription
    case 2: return RxCocoaError.itemsNotYetBound(object: values[0]).debugDescription
    case 3:
      return RxCocoaError.invalidPropertyName(object: values[0], propertyName: values[1].asString).debugDescription
    case 4:
      return RxCocoaError.invalidObjectOnKeyPath(
        object: values[0], sourceObject: ShownObject(values[1]), propertyName: values[2].asString
      ).debugDescription
    case 5: return RxCocoaError.errorDuringSwizzling.debugDescription
    case 6: return RxCocoaError.castingSentence(values[0], values[1])
    default: return RxCocoaError.unknown.debugDescription
    }
  }

  /// An object of the program, as an object that is shown as it is.
  private final class ShownObject: CustomStringConvertible {
    let description: String
    init(_ value: Value) { description = value.description }
  }
}
