import Execution
import Types

/// An object of the program behind a protocol of the controls, which is not retained.
final class ProgramObject {
  private(set) weak var object: AnyObject?
  let runtime: Runtime
  private let protocolName: String

  init(_ object: AnyObject, _ protocolName: String, _ runtime: Runtime) {
    self.object = object
    self.protocolName = protocolName
    self.runtime = runtime
  }

  /// Calls a method that the program wrote; nil where it did not, or where a fault has stopped the program.
  @discardableResult
  func call(_ name: String, _ labels: [String?], _ arguments: Value...) -> Value? {
    guard let object, runtime.writtenWitness(of: .object(object), protocolName, name, labels: labels) != nil else {
      return nil
    }
    return try? runtime.callWitness(.object(object), protocolName, name, arguments, labels: labels)
  }
}
