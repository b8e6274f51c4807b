import SyntaxTree
import Types

/// Calling a function whose inputs are values: the slow but general way, for accessors, witnesses, and calls from native code.
extension LoweredFunction {
  var takesReceiver: Bool { native == nil ? hasSelf : decl.givesReceiver }

  package func invoke(_ thread: EvaluationThread, typeArguments: TypeArguments, site: SourceRange) throws -> Value {
    var receiver = Value.void
    var arguments: [Value] = []
    return try invoke(thread, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, site: site)
  }

  func invoke(
    _ thread: EvaluationThread, receiver: inout Value, arguments: inout [Value], typeArguments: TypeArguments,
    site: SourceRange
  ) throws -> Value {
    var captures: [Value] = []
    return try invoke(
      thread, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, captures: &captures, site: site)
  }

  func invoke(
    _ thread: EvaluationThread, receiver: inout Value, arguments: inout [Value], typeArguments: TypeArguments,
    captures: inout [Value], site: SourceRange
  ) throws -> Value {
    let runtime = lowering.runtime
    if let native {
      return try runtime.native(at: site) {
        try invokeNative(native, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, site: site)
      }
    }
    let body = try load().takeUnretainedValue()
    guard let frame = thread.push(body.frameSize) else { throw runtime.stackOverflow(at: site) }
    var slot = 1
    let isInout = decl.isMutating && decl.kind != .initializer
    if hasSelf {
      swap(&frame[1], &receiver)
      if !isInout { receiver = frame[1] }
      slot = 2
    }
    for argument in arguments {
      frame[slot] = argument
      slot += 1
    }
    if body.usesTypeArguments { frame[typeArgumentsSlot] = .object(typeArguments) }
    let first = hasSelf ? 2 : 1
    let hasInouts = decl.parameters.contains { $0.isInout }
    if hasInouts {
      for (index, parameter) in decl.parameters.enumerated() where parameter.isInout { arguments[index] = .unset }
    }
    defer {
      if hasSelf, isInout {
        receiver = .void
        swap(&frame[1], &receiver)
      }
      if hasInouts {
        for (index, parameter) in decl.parameters.enumerated() where parameter.isInout {
          swap(&frame[first + index], &arguments[index])
          frame[first + index] = .unset
        }
      }
    }
    return try captures.withUnsafeMutableBufferPointer { buffer in
      try body.value(Activation(slots: frame, captures: buffer.baseAddress ?? thread.base, thread: thread))
    }
  }

  private func invokeNative(
    _ native: NativeImplementation, receiver: inout Value, arguments: inout [Value], typeArguments: TypeArguments,
    site: SourceRange
  ) throws -> Value {
    let runtime = lowering.runtime
    func call(_ arguments: [Value]) -> NativeCall {
      NativeCall(arguments: arguments, typeArguments: typeArguments.types, runtime: runtime, site: site)
    }
    let takesReceiver = takesReceiver
    func input(_ index: Int) -> Value {
      if takesReceiver { return index == 0 ? receiver : index <= arguments.count ? arguments[index - 1] : .void }
      return index < arguments.count ? arguments[index] : .void
    }
    switch native {
    case .nullary(let body): return try body()
    case .unary(let body): return try body(input(0))
    case .binary(let body): return try body(input(0), input(1))
    case .ternary(let body): return try body(input(0), input(1), input(2))
    case .general(let body): return try body(call(takesReceiver ? [receiver] + arguments : arguments))
    case .mutating(let body):
      let place = decl.isMutating ? nil : decl.parameters.firstIndex(where: \.isInout)
      if takesReceiver, place == nil { return try body(&receiver, call(arguments)) }
      guard let index = place ?? decl.parameters.firstIndex(where: \.isInout) else {
        var unused = Value.void
        return try body(&unused, call(arguments))
      }
      var others = arguments
      others.remove(at: index)
      // Where the receiver stays as it is, it goes before the others: `formIndex(after: &i)`.
      if takesReceiver { others.insert(receiver, at: 0) }
      return try body(&arguments[index], call(others))
    case .mutatingAll(let body):
      var places: [Value] = takesReceiver ? [receiver] : []
      var others: [Value] = []
      for (index, argument) in arguments.enumerated() {
        if index < decl.parameters.count, decl.parameters[index].isInout {
          places.append(argument)
          arguments[index] = .unset
        } else {
          others.append(argument)
        }
      }
      if takesReceiver { receiver = .void }
      defer {
        var next = 0
        if takesReceiver {
          receiver = places[0]
          next = 1
        }
        for index in arguments.indices where index < decl.parameters.count && decl.parameters[index].isInout {
          arguments[index] = places[next]
          next += 1
        }
      }
      return try body(&places, call(others))
    case .requirement:
      throw runtime.fault("'\(decl.fullName)' has no implementation here", at: site)
    }
  }
}

extension Runtime {
  /// Runs native code: a fault in it gets the place of the call, and so does one that happened in a closure that it called
  /// and that it made something else of.
  @inline(__always)
  func native<Result>(at site: SourceRange, _ body: () throws -> Result) throws -> Result {
    let result: Result
    do { result = try body() } catch let error { throw failure(error, at: site) }
    if isStopping { throw stopped(at: site) }
    return result
  }

  /// Returns the trap that stops the program; a fault without a place gets this one.
  @inline(never)
  func stopped(at site: SourceRange) -> Trap {
    guard let trap = stopTrap else { return Trap(.interrupted) }
    guard case .fault = trap.reason, trap.place == nil else { return trap }
    return place(trap, at: site)
  }

  @inline(never)
  func failure(_ error: any Error, at site: SourceRange) -> any Error {
    if isStopping { return stopped(at: site) }
    guard let trap = error as? Trap else { return error }
    let placed = trap.placed(at: site)
    stop(for: placed)
    return placed
  }

  @inline(never)
  func stackOverflow(at site: SourceRange) -> Trap {
    fault("stack overflow: the calls are nested too deeply", at: site)
  }
}

extension FunctionDecl {
  /// True if a native implementation gets a receiver before its arguments. The subscript for key paths belongs to no
  /// type.
  var givesReceiver: Bool {
    if isStatic || kind == .initializer { return false }
    return owner != nil || name == "subscript"
  }
}
