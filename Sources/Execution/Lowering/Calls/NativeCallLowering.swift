import SyntaxTree
import Types

/// Calls of functions that native modules declare.
extension FrameLowering {
  func nativeCall(
    _ native: NativeImplementation, _ function: FunctionDecl, inputs: [Code], typeArguments: Run<TypeArguments>?,
    type: Type, _ range: SourceRange
  ) -> Code {
    let runtime = runtime
    switch native {
    case .nullary(let body):
      return Code.typed(type) { _ in try runtime.native(at: range) { try body() } }
    case .unary(let body) where inputs.count == 1:
      let first = inputs[0].value
      return Code.typed(type) { activation in
        let first = try first(activation)
        return try runtime.native(at: range) { try body(first) }
      }
    case .binary(let body) where inputs.count == 2:
      return binaryCall(body, inputs[0], inputs[1], type, range)
    case .ternary(let body) where inputs.count == 3:
      let first = inputs[0].value
      let second = inputs[1].value
      let third = inputs[2].value
      return Code.typed(type) { activation in
        let first = try first(activation)
        let second = try second(activation)
        let third = try third(activation)
        return try runtime.native(at: range) { try body(first, second, third) }
      }
    case .general(let body):
      let runs = inputs.map(\.operand)
      return Code.typed(type) { activation in
        var arguments: [Value] = []
        arguments.reserveCapacity(runs.count)
        for run in runs { arguments.append(try run(activation)) }
        let types = try typeArguments?(activation).types ?? []
        if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
        return try runtime.native(at: range) {
          try body(NativeCall(arguments: arguments, typeArguments: types, runtime: runtime, site: range))
        }
      }
    default:
      let target = lowering.lowered(function)
      let runs = inputs.map(\.operand)
      return Code.typed(type) { activation in
        var arguments: [Value] = []
        for run in runs { arguments.append(try run(activation)) }
        var receiver = target.takesReceiver && !arguments.isEmpty ? arguments.removeFirst() : .void
        return try target.invoke(
          activation.thread, receiver: &receiver, arguments: &arguments,
          typeArguments: try typeArguments?(activation) ?? .none, site: range)
      }
    }
  }

  private func binaryCall(
    _ body: @escaping @Sendable (Value, Value) throws -> Value, _ left: Code, _ right: Code, _ type: Type,
    _ range: SourceRange
  ) -> Code {
    let runtime = runtime
    let second = right.value
    guard type.machineType == .void else {
      let first = left.value
      return Code.typed(type) { activation in
        let first = try first(activation)
        let second = try second(activation)
        return try runtime.native(at: range) { try body(first, second) }
      }
    }
    // An element that is sent to a subject: most statements of the loops of a program.
    switch (left.shape, right.shape, right.body) {
    case (.global(let box), .slot(let slot), .int):
      return .void { activation in
        _ = try runtime.native(at: range) { try box.withConstant { try body($0, .int(activation.int(slot))) } }
      }
    case (.global(let box), _, _):
      return .void { activation in
        let second = try second(activation)
        _ = try runtime.native(at: range) { try box.withConstant { try body($0, second) } }
      }
    default:
      let first = left.value
      return .void { activation in
        let first = try first(activation)
        let second = try second(activation)
        _ = try runtime.native(at: range) { try body(first, second) }
      }
    }
  }

  /// Lowers a call of a native method that changes its receiver in place.
  func mutatingCall(
    _ body: @escaping @Sendable (inout Value, NativeCall) throws -> Value, _ function: FunctionDecl,
    _ receiver: CheckedExpr, _ arguments: [CheckedExpr], typeArguments: Run<TypeArguments>?, type: Type,
    _ range: SourceRange
  ) throws -> Code {
    let place = try lvalue(of: receiver)
    let inputs = try arguments.map { try lower($0) }
    let runtime = runtime
    if receiver.type.nativeName == "Array", function.name == "append", inputs.count == 1,
      function.parameters[0].label == nil
    {
      let element = inputs[0].value
      if let slot = try lower(receiver).slot {
        return .void { activation in
          let element = try element(activation)
          guard case .array(var elements) = activation.take(slot) else { return }
          elements.append(element)
          (activation.slots + slot).initialize(to: .array(elements))
        }
      }
      return .void { activation in
        try place.prepare?(activation)
        let element = try element(activation)
        try place.modify(activation) { reference in
          guard case .array(var elements) = reference else { return }
          reference = .unset
          elements.append(element)
          reference = .array(elements)
        }
        place.end(activation)
      }
    }
    let runs = inputs.map(\.operand)
    return Code.typed(type) { activation in
      try place.prepare?(activation)
      var arguments: [Value] = []
      arguments.reserveCapacity(runs.count)
      for run in runs { arguments.append(try run(activation)) }
      let types = try typeArguments?(activation).types ?? []
      if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
      let call = NativeCall(arguments: arguments, typeArguments: types, runtime: runtime, site: range)
      arguments = []
      var result = Value.void
      try place.modify(activation) { reference in
        result = try runtime.native(at: range) { try body(&reference, call) }
      }
      place.end(activation)
      return result
    }
  }
}
