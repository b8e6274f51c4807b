import SyntaxTree
import Types

/// Functions, initializers and enum cases as values, and calls of values.
extension FrameLowering {
  func enumCaseCode(_ enumCase: EnumCaseDecl, _ arguments: [CheckedExpr], _ type: Type) throws -> Code {
    let owner = enumCase.owner
    if owner.isOptional {
      guard let payload = arguments.first else { return .constant(.none) }
      let run = try lower(payload).value
      return .value { .wrapped(try run($0)) }
    }
    NominalInfo.attach(to: owner, in: runtime)
    let typeArguments = typeArgumentsCode(type.nominalArguments)
    if arguments.isEmpty, !type.isOpen {
      return .constant(
        .enumeration(EnumInstance(enumCase: enumCase, typeArguments: type.nominalArguments, payload: [])))
    }
    let runs = try arguments.map { try lower($0).operand }
    return .value { activation in
      var payload: [Value] = []
      for run in runs { payload.append(try run(activation)) }
      return .enumeration(
        EnumInstance(
          enumCase: enumCase, typeArguments: try typeArguments?(activation).types ?? [], payload: payload))
    }
  }

  static func enumMaker(_ enumCase: EnumCaseDecl) -> @Sendable ([Value], [Type]) -> Value {
    if enumCase.owner.isOptional { return { values, _ in .wrapped(values[0]) } }
    return { values, types in
      .enumeration(EnumInstance(enumCase: enumCase, typeArguments: types, payload: values))
    }
  }

  func apply(_ function: CheckedExpr, _ arguments: [CheckedExpr], type: Type, range: SourceRange) throws -> Code {
    let callee = try lower(function).value
    let runtime = runtime
    if arguments.contains(where: \.isInout) {
      let slot = valueTemporary()
      let invoke: Invoke = { activation, _, arguments in
        try activation.slots[slot].asFunction.call(changing: &arguments)
      }
      return try callWithInouts(
        invoke, receiver: nil,
        makeReceiver: {
          $0.slots[slot] = try callee($0)
          return .void
        }, arguments: arguments, type: type, range: range)
    }
    let runs = try arguments.map { try lower($0).operand }
    switch runs.count {
    case 0:
      return Code.typed(type) { activation in
        let function = try callee(activation).asFunction
        return try runtime.native(at: range) { try function.call() }
      }
    case 1:
      let first = runs[0]
      return Code.typed(type) { activation in
        let function = try callee(activation).asFunction
        let first = try first(activation)
        return try runtime.native(at: range) { try function.call(first) }
      }
    case 2:
      let (first, second) = (runs[0], runs[1])
      return Code.typed(type) { activation in
        let function = try callee(activation).asFunction
        let first = try first(activation)
        let second = try second(activation)
        return try runtime.native(at: range) { try function.call(first, second) }
      }
    default:
      return Code.typed(type) { activation in
        let function = try callee(activation).asFunction
        var arguments: [Value] = []
        for run in runs { arguments.append(try run(activation)) }
        return try runtime.native(at: range) { try function.call(arguments) }
      }
    }
  }

  func functionValue(_ callee: Callee, _ receiver: CheckedExpr?, _ range: SourceRange) throws -> Code {
    let function = callee.function
    let arity = function.parameters.count
    let context = contextCode(for: function)
    if function.kind == .initializer, function.native == nil || callee.dispatch == .witness {
      return try initializerValue(callee, range)
    }
    let invoke = try invoker(callee, range: range)
    let own = try receiverRun(receiver, callee)
    return .value { activation in
      let receiver = try own(activation)
      let context = try context(activation)
      return .function(
        BoundFunction(arity: arity) { arguments in
          var receiver = receiver
          return try context.run { try invoke($0, &receiver, &arguments) }
        })
    }
  }

  /// `Type.init` as a function.
  private func initializerValue(_ callee: Callee, _ range: SourceRange) throws -> Code {
    let function = callee.function
    let parameters = function.parameters.map { parameter in
      let own = parameter.variable
      let variable = VariableDecl(name: own.name, kind: .local, type: own.type, isLet: !own.isInout)
      variable.isInout = own.isInout
      return variable
    }
    let names = parameters.map { parameter in
      let name = CheckedExpr(.variable(parameter), parameter.type, range)
      return parameter.isInout ? CheckedExpr(.inoutArgument(name), parameter.type, range) : name
    }
    let owner: Type =
      function.owner.map { owner in
        owner.selfParameter != nil
          ? callee.typeArguments.first ?? .any
          : .nominal(owner, Array(callee.typeArguments.prefix(owner.allGenerics.count)))
      } ?? function.result
    let result =
      function.isFailable ? (runtime.universe.nominal("Optional").map { .nominal($0, [owner]) } ?? owner) : owner
    let body = CheckedStmt(
      .returnStatement(CheckedExpr(.construct(callee, arguments: names), result, range)), range)
    let closure = CheckedClosure(
      captures: [], parameters: parameters, body: [body],
      type: FunctionType(
        parameters: parameters.map { FunctionType.Parameter($0.type, isInout: $0.isInout) }, isThrowing: true,
        result: result))
    return try self.closure(closure)
  }

  /// Returns code for the context of a function value, so that it can be called after the frame that makes it: the type
  /// arguments, and for a local function the frame's captures and the captured variables.
  func contextCode(for function: FunctionDecl) -> Run<CallContext> {
    let isLocal = isLocal(function)
    let needsCaptures = isLocal || info.captureIndex(of: info.typeArguments) != nil || info.parent != nil
    let captures = needsCaptures ? info.captures.count + ownCaptures.count : 0
    var needed = isLocal ? analysis.capturedSlots(of: self) : []
    if info.usesTypeArguments { needed.append(slot(for: info.typeArguments)) }
    let frameSize = (needed.max() ?? 0) + 1
    return { activation in
      CallContext(
        captures: (0..<captures).map { activation.captures[$0] }, slots: needed.map { ($0, activation.slots[$0]) },
        frameSize: frameSize)
    }
  }
}
