import SyntaxTree
import Types
extension NativeMember {
  package init(
    _ signature: String, _ implementation: NativeImplementation, setter: NativeImplementation? = nil,
    deriving: Derivation? = nil, documentation: String? = nil, isMeantFor: (@Sendable (String) -> Bool)? = nil
  ) {
    self.init(
      signature: signature, body: .host(HostFunction(implementation)), setter: setter.map { .host(HostFunction($0)) },
      derivation: deriving.map(HostDerivation.init), documentation: documentation, isMeantFor: isMeantFor)
  }
}

/// A native implementation as declarations carry it.
final class HostFunction: HostCode {
  let implementation: NativeImplementation
  init(_ implementation: NativeImplementation) { self.implementation = implementation }
}

/// A derivation as declarations carry it.
private final class HostDerivation: HostCode {
  let derivation: Derivation
  init(_ derivation: Derivation) { self.derivation = derivation }
}

extension FunctionDecl {
  /// The native code behind it; nil for functions whose body the program writes.
  package var implementation: NativeImplementation? {
    get {
      switch native {
      case .host(let code)?: (code as? HostFunction)?.implementation
      case .synthesized(let member)?: member.implementation(in: self)
      case .requirement?: .requirement
      case nil: nil
      }
    }
    set { native = newValue.map { .host(HostFunction($0)) } }
  }

  var derivation: Derivation? { (hostDerivation as? HostDerivation)?.derivation }
}

/// Code of an initializer of a native class for a class of the program that derives from it.
package enum Derivation: Sendable {
  /// Makes the native object that an instance of the program's class is, around its own part. The call's arguments are those of
  /// `super.init`.
  case object(@Sendable (ClassInstance, NativeCall) throws -> Value)
  /// A convenience initializer: the designated one that it calls, which the program may override, and the arguments for
  /// it.
  case delegates(to: String, @Sendable (NativeCall) throws -> [Value])
}

/// Implementation of a native declaration. The receiver, if there is one, comes first; static members and initializers
/// have none.
package enum NativeImplementation: Sendable {
  case nullary(@Sendable () throws -> Value)
  case unary(@Sendable (Value) throws -> Value)
  case binary(@Sendable (Value, Value) throws -> Value)
  case ternary(@Sendable (Value, Value, Value) throws -> Value)
  case general(@Sendable (NativeCall) throws -> Value)
  /// `mutating` members, setters, and operators such as `+=`: the receiver (or the one `inout` parameter) in place.
  case mutating(@Sendable (inout Value, NativeCall) throws -> Value)
  /// Several `inout` parameters (`swap`), all in place, in the order of the parameters; `call.arguments` holds the
  /// others.
  case mutatingAll(@Sendable (inout [Value], NativeCall) throws -> Value)
  /// A protocol's requirement: calls look for the witness.
  case requirement
}

/// Arguments and context of a call to a native implementation.
package struct NativeCall: Sendable {
  /// The receiver first, except in `mutating`, where it comes separately. Variadic parameters are one array.
  package let arguments: [Value]
  /// Type arguments by the function's hidden parameters: the receiver type's arguments (or `Self`), then its own;
  /// without type variables or parameters.
  package let typeArguments: [Type]
  package let runtime: Runtime
  /// The call as it was written, for messages and names.
  package let site: SourceRange
  package init(arguments: [Value], typeArguments: [Type], runtime: Runtime, site: SourceRange) {
    self.arguments = arguments
    self.typeArguments = typeArguments
    self.runtime = runtime
    self.site = site
  }
  package subscript(index: Int) -> Value { arguments[index] }
}
