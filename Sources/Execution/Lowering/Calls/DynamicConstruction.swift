import SyntaxTree
import Types

/// Initializers of types that are known only when the code runs: of a type argument, and of a metatype.
extension FrameLowering {
  /// `T(…)`: the initializer of the type argument.
  func construct(
    _ callee: Callee, ofArgument argument: Type, _ arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code {
    let function = callee.function
    let resolve = typeCode(argument)
    let ownArguments = typeArgumentsCode(Array(callee.typeArguments.dropFirst()))
    let lowering = lowering
    return try constructed(by: arguments, type: type, range: range) { activation, _, arguments in
      try lowering.construct(
        try resolve(activation), requirement: function, ownArguments: try ownArguments?(activation).types ?? [],
        arguments: &arguments, thread: activation.thread, site: range)
    }
  }

  /// `type.init(…)`, where the type is a value: it is evaluated before the arguments.
  func construct(
    _ callee: Callee, ofType metatype: CheckedExpr, arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code {
    let function = callee.function
    let typeArguments = typeArgumentsCode(callee.typeArguments)
    let ownerCount = function.owner.map { $0.selfParameter != nil ? 1 : $0.allGenerics.count } ?? 0
    let lowering = lowering
    return try constructed(of: try lower(metatype).value, by: arguments, type: type, range: range) {
      activation, metatype, arguments in
      let own = try typeArguments?(activation).types.dropFirst(ownerCount) ?? []
      return try lowering.construct(
        metatype.asType, requirement: function, ownArguments: Array(own), arguments: &arguments,
        thread: activation.thread, site: range)
    }
  }

  /// Returns code that evaluates a metatype, where there is one, then the arguments, and makes an instance.
  private func constructed(
    of metatype: Run<Value>? = nil, by arguments: [CheckedExpr], type: Type, range: SourceRange,
    _ make: @escaping (Activation, Value, inout [Value]) throws -> Value
  ) throws -> Code {
    if arguments.contains(where: \.isInout) {
      return try callWithInouts(
        { activation, metatype, arguments in try make(activation, metatype, &arguments) }, receiver: nil,
        makeReceiver: metatype, arguments: arguments, type: type, range: range)
    }
    let inputs = try arguments.map { try lower($0).operand }
    return Code.typed(type) { activation in
      let metatype = try metatype?(activation) ?? .void
      var arguments: [Value] = []
      for input in inputs { arguments.append(try input(activation)) }
      return try make(activation, metatype, &arguments)
    }
  }
}
