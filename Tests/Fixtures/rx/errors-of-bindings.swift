// The errors of bindings describe themselves.
import RxCocoa

final class Owner: CustomStringConvertible {
  var description: String { "owner" }
}

let errors: [RxCocoaError] = [
  .unknown, .invalidOperation(object: "a text"), .itemsNotYetBound(object: 3), .errorDuringSwizzling,
  .invalidPropertyName(object: [1, 2], propertyName: "name"),
  .invalidObjectOnKeyPath(object: "object", sourceObject: Owner(), propertyName: "path"),
  .castingError(object: 1, targetType: String.self),
]
for error in errors { print(error.debugDescription) }
