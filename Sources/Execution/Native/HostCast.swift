import Types
/// A cast that the host does: every error can be seen as an `NSError`.
package final class HostCast: HostCode {
  package typealias Convert = @Sendable (Value, Runtime) -> Value
  let convert: Convert
  package init(_ convert: @escaping Convert) { self.convert = convert }
}

extension NominalDecl {
  /// The cast to a native type that the host does.
  var hostCast: HostCast.Convert? { (nativeType?.cast as? HostCast)?.convert }
}
