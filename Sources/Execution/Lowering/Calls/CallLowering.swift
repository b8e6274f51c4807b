import SyntaxTree
import Types

extension FrameLowering {
  /// Lowers a call of a declared function.
  func call(
    _ callee: Callee, receiver: CheckedExpr?, arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code {
    try beforeLeaving(for: callee.function, receiver, arguments) { receiver, arguments in
      let code = try inOrder(arguments) {
        try plainCall(callee, receiver: receiver, arguments: $0, type: type, range: range)
      }
      return isolated(callee.function, receiver, code, type)
    }
  }

  private func plainCall(
    _ callee: Callee, receiver: CheckedExpr?, arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code {
    let function = callee.function
    if let index = arguments.firstIndex(where: \.isInoutChain), case .inoutArgument(let target) = arguments[index].kind,
      case .optionalChain(let inner, _) = target.kind
    {
      // `a?.b += 1` does nothing where `a` is nil.
      var arguments = arguments
      arguments[index] = CheckedExpr(.inoutArgument(inner), inner.type, target.range)
      let run = try plainCall(callee, receiver: receiver, arguments: arguments, type: type, range: range).void
      return .void { activation in
        do { try run(activation) } catch is ChainBreak {}
      }
    }
    if function.kind == .initializer, let receiver, receiver.isMetatypeExpression {
      return try construct(callee, ofType: receiver, arguments: arguments, type: type, range: range)
    }
    if receiver == nil || function.native != nil, !callee.isSuper,
      let code = try intrinsic(function, receiver: receiver, arguments, type: type, range: range)
    {
      return code
    }
    let mutates = function.isMutating && receiver.map { !$0.type.isReference } ?? false && function.kind != .initializer
    if mutates, let receiver, let native = function.implementation, case .mutating(let body) = native,
      callee.dispatch != .witness,
      !arguments.contains(where: \.isInout)
    {
      return try mutatingCall(
        body, function, receiver, arguments, typeArguments: typeArgumentsCode(callee.typeArguments), type: type, range)
    }
    if mutates || arguments.contains(where: \.isInout) {
      return try callWithInouts(
        try invoker(callee, range: range), receiver: mutates ? receiver : nil,
        makeReceiver: mutates ? nil : try receiverRun(receiver, callee),
        arguments: arguments, type: type, range: range)
    }
    if callee.isSuper, function.native != nil {
      let invoke = try invoker(callee, range: range)
      return try callWithInouts(
        invoke, receiver: nil, makeReceiver: try receiver.map { try lower($0).value } ?? staticReceiver(callee),
        arguments: arguments, type: type, range: range)
    }
    if callee.dispatch == .direct || (callee.dispatch == .dynamic && !function.isOverridden && function.native != nil) {
      if let native = function.implementation {
        var inputs = try arguments.map { try argument($0) }
        if let receiver, function.givesReceiver {
          inputs.insert(try lower(receiver), at: 0)
        }
        return nativeCall(
          native, function, inputs: inputs, typeArguments: typeArgumentsCode(callee.typeArguments), type: type, range)
      }
      let target = callTarget(function)
      var inputs = try arguments.map { try argument($0) }
      if function.selfVariable != nil {
        inputs.insert(try receiver.map { try lower($0) } ?? .value(staticReceiver(callee)), at: 0)
      }
      return directCall(
        target, inputs: inputs, captures: captureSources(target.captures),
        typeArguments: typeArgumentsCode(callee.typeArguments), type: type, range)
    }
    let own = try receiverRun(receiver, callee)
    let inputs = try arguments.map { try lower($0).operand }
    return dispatchedCall(callee, own, inputs, type: type, range)
  }

  /// Returns code for the receiver of a call: an instance, or the type.
  func receiverRun(_ receiver: CheckedExpr?, _ callee: Callee) throws -> Run<Value> {
    if let receiver { return try lower(receiver).value }
    return staticReceiver(callee)
  }

  func argument(_ expression: CheckedExpr) throws -> Code { try lower(expression) }

  private func dispatchedCall(
    _ callee: Callee, _ own: @escaping Run<Value>, _ inputs: [Operand], type: Type, _ range: SourceRange
  ) -> Code {
    let lowering = lowering
    let runtime = runtime
    let function = callee.function
    let kind = callee.dispatch
    let cache = DispatchCache()
    let typeArguments = typeArgumentsCode(callee.typeArguments)
    return Code.typed(type) { activation in
      var receiver = try own(activation)
      var arguments: [Value] = []
      arguments.reserveCapacity(inputs.count)
      for input in inputs { arguments.append(try input(activation)) }
      if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
      // The last one goes first, as in compiled code.
      defer { while arguments.count > 1 { arguments.removeLast() } }
      return try lowering.dispatch(
        function, kind, cache, typeArguments: try typeArguments?(activation) ?? .none, activation.thread, &receiver,
        &arguments, site: range)
    }
  }

  // MARK: Functions of the program

  /// Lowers a call of a known function of the program.
  func directCall(
    _ target: LoweredFunction, inputs: [Code], captures: [Operand], typeArguments: Run<TypeArguments>?, type: Type,
    _ range: SourceRange
  ) -> Code {
    guard captures.isEmpty, typeArguments == nil, inputs.count <= 3 else {
      return Code.typed(type, generalCall(target, inputs.map(\.operand), captures, typeArguments, range))
    }
    switch inputs.count {
    case 0: return call(target, NoInputs(), type, range)
    case 1:
      if case .sum(let sum) = inputs[0].shape { return call(target, OneInteger(source: sum), type, range) }
      if case .int(let run) = inputs[0].body {
        return call(target, OneInteger(source: ComputedInteger(run: run)), type, range)
      }
      return call(target, OneInput(first: inputs[0].value), type, range)
    case 2:
      if case .int(let first) = inputs[0].body, case .int(let second) = inputs[1].body {
        return call(target, TwoIntegers(first: first, second: second), type, range)
      }
      return call(target, TwoInputs(first: inputs[0].value, second: inputs[1].value), type, range)
    default:
      return call(
        target, ThreeInputs(first: inputs[0].value, second: inputs[1].value, third: inputs[2].value), type, range)
    }
  }

  private func call<Inputs: CallInputs>(
    _ target: LoweredFunction, _ inputs: Inputs, _ type: Type, _ range: SourceRange
  ) -> Code {
    let call = DirectCall(target: target, inputs: inputs, runtime: runtime, range: range)
    switch type.machineType {
    case .int: return Code(.int { try call.int($0) })
    case .bool: return Code(.bool { try call.bool($0) })
    case .double: return Code(.double { try call.double($0) })
    case .void: return .void { try call.void($0) }
    case nil: return .value { try call.value($0) }
    }
  }

  private func generalCall(
    _ target: LoweredFunction, _ inputs: [Operand], _ captures: [Operand], _ typeArguments: Run<TypeArguments>?,
    _ range: SourceRange
  ) -> Run<Value> {
    let runtime = runtime
    let typeArgumentsSlot = target.typeArgumentsSlot
    return { activation in
      var values: [Value] = []
      values.reserveCapacity(inputs.count)
      for input in inputs { values.append(try input(activation)) }
      let body = try target.load().takeUnretainedValue()
      let thread = activation.thread
      let types = body.usesTypeArguments ? try typeArguments?(activation) : nil
      // The captures are directly below the frame.
      guard let base = thread.push(body.frameSize + captures.count) else { throw runtime.stackOverflow(at: range) }
      for (index, capture) in captures.enumerated() { base[index] = try capture(activation) }
      let frame = base + captures.count
      for (index, value) in values.enumerated() { frame[1 + index] = value }
      if let types { frame[typeArgumentsSlot] = .object(types) }
      values.removeAll()
      defer {
        for index in captures.indices { base[index] = .unset }
        thread.top = base
      }
      return try body.value(Activation(slots: frame, captures: base, thread: thread))
    }
  }
}

extension CheckedExpr {
  fileprivate var isInoutChain: Bool {
    if case .inoutArgument(let target) = kind, case .optionalChain = target.kind { true } else { false }
  }
}
