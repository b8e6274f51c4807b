/// Turns checked code into closures and calls them; one a session.
package final class Lowering: @unchecked Sendable {
  unowned let runtime: Runtime

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Calls a function from native code: the receiver first, except where it is given in place.
  package func call(
    _ function: FunctionDecl, typeArguments: [Type] = [], arguments: [Value]
  ) throws -> Value {
    var unused = Value.void
    return try call(function, typeArguments: typeArguments, arguments: arguments, mutating: &unused)
  }

  package func call(
    _ function: FunctionDecl, typeArguments: [Type] = [], arguments: [Value], mutating receiver: inout Value
  ) throws -> Value {
    switch function.native {
    case .nullary(let body)?: return try body()
    case .unary(let body)?: return try body(arguments[0])
    case .binary(let body)?: return try body(arguments[0], arguments[1])
    case .ternary(let body)?: return try body(arguments[0], arguments[1], arguments[2])
    case .general(let body)?: return try body(nativeCall(arguments, typeArguments))
    case .mutating(let body)?: return try body(&receiver, nativeCall(arguments, typeArguments))
    case .mutatingAll, .requirement, nil: throw runtime.fault("'\(function.fullName)' cannot be called here", at: nil)
    }
  }

  private func nativeCall(_ arguments: [Value], _ typeArguments: [Type]) -> NativeCall {
    NativeCall(arguments: arguments, typeArguments: typeArguments, runtime: runtime, site: Lowering.nowhere)
  }

  static let nowhere = SourceRange(file: SourceFile(name: "", text: "", isLibrary: true), start: 0, end: 0)
}
extension Lowering {
  func run(_ unit: CheckedUnit) throws {}
}
