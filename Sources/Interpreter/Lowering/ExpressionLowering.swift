extension FrameLowering {
  func lower(_ expression: CheckedExpr) throws -> Code {
    let type = expression.type
    let range = expression.range
    let runtime = runtime
    switch expression.kind {
    case .integer(let value): return try integer(value, type, range)
    case .double(let value): return try floating(value, type, range)
    case .boolean(let value):
      return type.nativeName == nil ? try literal(.bool(value), "booleanLiteral", type, range) : .constant(.bool(value))
    case .string(let value): return try literal(.string(value), "stringLiteral", type, range)
    case .character(let value): return .constant(.character(value))
    case .nilLiteral: return type.nativeName == nil ? try literal(.none, "nilLiteral", type, range) : .constant(.none)
    case .void: return .constant(.void)
    case .interpolation(let segments): return try interpolation(segments)
    case .array(let elements):
      let runs = try elements.map { try lower($0).value }
      if runs.isEmpty { return .constant(.array([])) }
      return .value { activation in
        var values: [Value] = []
        values.reserveCapacity(runs.count)
        for run in runs { values.append(try run(activation)) }
        return .array(values)
      }
    case .set(let elements):
      let runs = try elements.map { try lower($0).value }
      return .value { activation in
        var values: Set<Value> = []
        for run in runs { values.insert(try run(activation)) }
        return .set(values)
      }
    case .dictionary(let elements):
      let runs = try elements.map { (try lower($0.key).value, try lower($0.value).value) }
      return .value { activation in
        var values: [Value: Value] = [:]
        for (key, value) in runs {
          if values.updateValue(try value(activation), forKey: try key(activation)) != nil {
            throw runtime.fault("Dictionary literal contains duplicate keys", at: range)
          }
        }
        return .dictionary(values)
      }
    case .tuple(let elements):
      if elements.isEmpty { return .constant(.void) }
      var labels: [String?] = Array(repeating: nil, count: elements.count)
      if case .tuple(let fields) = type.resolvedHead { labels = fields.map(\.label) }
      let runs = try elements.map { try lower($0).value }
      return .value { activation in
        var values: [Value] = []
        values.reserveCapacity(runs.count)
        for run in runs { values.append(try run(activation)) }
        return .tuple(TupleValue(labels: labels, elements: values))
      }

    case .variable(let variable): return load(variable, range)
    case .property(let base, let property): return try load(property: property, of: base, range)
    case .staticProperty(let property, _):
      let storage = lowering.staticStorage(property)
      return Code.typed(property.type) { try storage.box($0.thread).value }
    case .computed(let base, let property, let getter, _):
      if let base, getter.function.native != nil, property.name == "count", base.type.nativeName == "Array" {
        let code = try lower(base)
        if let slot = code.slot {
          return Code(.int { if case .array(let elements) = $0.slots[slot] { elements.count } else { 0 } })
        }
        let array = code.value
        return Code(.int { if case .array(let elements) = try array($0) { elements.count } else { 0 } })
      }
      return try call(getter, receiver: base, arguments: [], type: type, range: range)
    case .subscriptCall(let base, let arguments, let getter, _):
      if let direct = try element(of: base, arguments, getter, type, range) { return direct }
      return try call(getter, receiver: base, arguments: arguments, type: type, range: range)
    case .tupleElement(let base, let index):
      let tuple = try lower(base).value
      return Code.typed(type) { Self.element(try tuple($0), index) }
    case .metatype(let named):
      if !named.isOpen { return .constant(.metatype(TypeBox(named))) }
      let resolve = typeCode(named)
      return .value { .metatype(TypeBox(try resolve($0))) }
    case .keyPath(let path):
      let code = try keyPath(path, range)
      guard case .function = type.resolvedHead else { return code }
      // `map(\.name)`
      let run = code.value
      return .value { activation in
        guard let path = try run(activation).asKeyPath else { return .void }
        return .function(Function(unary: { try path.get($0) }))
      }

    case .call(let callee, let receiver, let arguments):
      return try call(callee, receiver: receiver, arguments: arguments, type: type, range: range)
    case .apply(let function, let arguments): return try apply(function, arguments, type: type, range: range)
    case .function(let callee, let receiver): return try functionValue(callee, receiver, range)
    case .unboundMethod(let callee):
      let invoke = try invoker(callee, range: range)
      let arity = callee.function.parameters.count
      let context = contextCode(for: callee.function)
      return .value { activation in
        let context = try context(activation)
        return .function(
          BoundFunction(arity: 1) { receivers in
            let own = receivers[0]
            return .function(
              BoundFunction(arity: arity) { arguments in
                var receiver = own
                return try context.run { try invoke($0, &receiver, &arguments) }
              })
          })
      }
    case .enumCase(let enumCase, let arguments): return try enumCaseCode(enumCase, arguments, type)
    case .enumCaseFunction(let enumCase):
      let types: [Type] =
        if case .function(let function) = type.resolvedHead { function.result.nominalArguments } else { [] }
      let typeArguments = typeArgumentsCode(types)
      let arity = enumCase.payload.count
      NominalInfo.attach(to: enumCase.owner, in: runtime)
      let make = Self.enumMaker(enumCase)
      return .value { activation in
        let types = try typeArguments?(activation).types ?? []
        return .function(Function(arity: arity) { make($0, types) })
      }
    case .construct(let callee, let arguments):
      return try construct(callee, arguments, type: type, range: range)
    case .memberwise(let decl, let values): return try memberwise(decl, values, type: type, range: range)
    case .closure(let closure): return try self.closure(closure)
    case .inoutArgument(let value): return try lower(value)

    case .assign(let target, let value): return try assign(target, value, range)
    case .discard(let value): return .void(try lower(value).void)
    case .logicalAnd(let left, let right):
      let (a, b) = (try lower(left).bool, try lower(right).bool)
      return Code(.bool { try a($0) && b($0) })
    case .logicalOr(let left, let right):
      let (a, b) = (try lower(left).bool, try lower(right).bool)
      return Code(.bool { try a($0) || b($0) })
    case .coalesce(let left, let right):
      let optional = try lower(left).value
      let isOptional = type.isOptionalType && right.type.isOptionalType && left.type.isSame(as: right.type)
      let other = try lower(right).value
      return Code.typed(type) { activation in
        let value = try optional(activation)
        guard case .some(let box) = value else { return try other(activation) }
        return isOptional ? value : box.value
      }
    case .ternary(let condition, let then, let otherwise):
      return Code.choose(try lower(condition).bool, try lower(then), try lower(otherwise), type: type)
    case .identical(let left, let right, let negated):
      let (a, b) = (try lower(left).value, try lower(right).value)
      return Code(.bool { (try a($0).referenced === (try b($0).referenced)) != negated })

    case .wrap(let value):
      let code = try lower(value)
      if case .constant(let constant) = code.shape { return .constant(.wrapped(constant)) }
      let run = code.value
      return .value { .wrapped(try run($0)) }
    case .bindOptional(let value):
      let run = try lower(value).value
      return Code.typed(type) { activation in
        guard let value = try run(activation).asOptional else { throw ChainBreak.error }
        return value
      }
    case .optionalChain(let chain, let flattens):
      let run = try lower(chain).value
      return .value { activation in
        let value: Value
        do { value = try run(activation) } catch is ChainBreak { return .none }
        return flattens ? value : .wrapped(value)
      }
    case .forceUnwrap(let value):
      let run = try lower(value).value
      return Code.typed(type) { activation in
        guard let value = try run(activation).asOptional else {
          throw runtime.fault("Unexpectedly found nil while unwrapping an Optional value", at: range)
        }
        return value
      }
    case .optionalTry(let value, let flattens):
      let run = try lower(value).value
      return .value { activation in
        let value: Value
        do { value = try run(activation) } catch {
          if error is Trap || error is ChainBreak || runtime.isStopping { throw error }
          return .none
        }
        return flattens ? value : .wrapped(value)
      }
    case .forceTry(let value):
      let run = try lower(value).value
      return Code.typed(type) { activation in
        do { return try run(activation) } catch {
          if error is Trap || error is ChainBreak || runtime.isStopping { throw error }
          throw runtime.fault(
            "'try!' expression unexpectedly raised an error: \(Value(error: error).debugDescription)", at: range)
        }
      }
    case .await: throw Diagnostic(.error, "not supported here: 'await'", at: range)
    case .conditionalCast(let value, let target):
      let run = try lower(value).value
      let resolve = typeCode(target)
      return .value { .optional(runtime.cast(try run($0), to: try resolve($0))) }
    case .forcedCast(let value, let target):
      let run = try lower(value).value
      let resolve = typeCode(target)
      return Code.typed(type) { activation in
        let value = try run(activation)
        let target = try resolve(activation)
        guard let result = runtime.cast(value, to: target) else {
          throw runtime.fault(
            "Could not cast value of type '\(runtime.type(of: value).runtimeName(qualified: true))' to "
              + "'\(target.runtimeName(qualified: true))'", at: range)
        }
        return result
      }
    case .typeCheck(let value, let target):
      let run = try lower(value).value
      let resolve = typeCode(target)
      return Code(.bool { runtime.cast(try run($0), to: try resolve($0)) != nil })
    case .convert(let value, let conversion):
      if case .identity = conversion { return try lower(value) }
      let run = try lower(value).value
      let convert = Self.converter(conversion)
      return Code.typed(type) { convert(try run($0)) }

    case .ifExpression(let node):
      guard let values = node.values else { throw Diagnostic(.error, "'if' without a value", at: range) }
      return try scopedCode {
        let condition = try conditions(node.conditions)
        let then = try sequence(node.then, values.then)
        let otherwise = try sequence(node.otherwise ?? [], values.otherwise)
        return Code.choose(condition, then, otherwise, type: type)
      }
    case .switchExpression(let node): return try switchExpression(node, type: type, range: range)
    case .sequence(let statements, let value): return try sequence(statements, value)
    }
  }

  /// Statements and then a value: a branch that is an expression.
  func sequence(_ statements: [CheckedStmt], _ value: CheckedExpr) throws -> Code {
    if statements.isEmpty { return try lower(value) }
    return try scopedCode {
      let step = try block(statements)
      let run = try lower(value).value
      return Code.typed(value.type) { activation in
        _ = try step(activation)
        return try run(activation)
      }
    }
  }

  // MARK: Literals

  private func integer(_ value: Int, _ type: Type, _ range: SourceRange) throws -> Code {
    switch type.nativeName {
    case "Int": return .constant(.int(value))
    case nil where type.nominal == nil: return .constant(.int(value))
    case "Double": return .constant(.double(Double(value)))
    case "Float": return .constant(.boxed(Float(value)))
    case "Int8": return .constant(.boxed(Int8(truncatingIfNeeded: value)))
    case "Int16": return .constant(.boxed(Int16(truncatingIfNeeded: value)))
    case "Int32": return .constant(.boxed(Int32(truncatingIfNeeded: value)))
    case "Int64": return .constant(.boxed(Int64(value)))
    case "UInt": return .constant(.boxed(UInt(truncatingIfNeeded: value)))
    case "UInt8": return .constant(.boxed(UInt8(truncatingIfNeeded: value)))
    case "UInt16": return .constant(.boxed(UInt16(truncatingIfNeeded: value)))
    case "UInt32": return .constant(.boxed(UInt32(truncatingIfNeeded: value)))
    case "UInt64": return .constant(.boxed(UInt64(truncatingIfNeeded: value)))
    case "CGFloat": return try literal(.double(Double(value)), "floatLiteral", type, range)
    default: return try literal(.int(value), "integerLiteral", type, range)
    }
  }

  private func floating(_ value: Double, _ type: Type, _ range: SourceRange) throws -> Code {
    switch type.nativeName {
    case "Double": return .constant(.double(value))
    case "Float": return .constant(.boxed(Float(value)))
    default: return try literal(.double(value), "floatLiteral", type, range)
    }
  }

  /// A literal of a type that makes itself from one.
  private func literal(_ value: Value, _ label: String, _ type: Type, _ range: SourceRange) throws -> Code {
    if let name = type.nativeName, ["String", "Substring", "Double", "Int"].contains(name) { return .constant(value) }
    guard let decl = type.nominal else { return .constant(value) }
    for case .function(let function) in decl.members["init"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == label {
      let kind: CheckedExpr.Kind =
        switch label {
        case "stringLiteral": .string(value.asString)
        case "floatLiteral": .double(value.asDouble)
        case "booleanLiteral": .boolean(value.asBool)
        case "nilLiteral": .void
        default: .integer(value.asInt)
        }
      let argument = CheckedExpr(kind, function.parameters[0].type, range)
      return try construct(
        Callee(function, .direct, typeArguments: type.nominalArguments), [argument], type: type, range: range)
    }
    return .constant(value)
  }

  private func interpolation(_ segments: [CheckedExpr.Segment]) throws -> Code {
    enum Piece {
      case text(String)
      case int(Run<Int>)
      case value(Run<Value>)
    }
    let pieces: [Piece] = try segments.map { segment in
      switch segment {
      case .text(let text): return .text(text)
      case .value(let expression):
        let code = try lower(expression)
        if case .int(let run) = code.body { return .int(run) }
        return .value(code.value)
      }
    }
    return .value { activation in
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let piece): text += piece
        case .int(let run): text += try run(activation).description
        case .value(let run):
          let value = try run(activation)
          if case .string(let piece) = value { text += piece } else { text += value.description }
        }
      }
      return .string(text)
    }
  }

  // MARK: Names

  func load(_ variable: VariableDecl, _ range: SourceRange) -> Code {
    if variable.ownership != .strong {
      let load = lvalue(of: variable).load
      return .value(load)
    }
    let machine = variable.type.machineType
    switch place(of: variable) {
    case .slot(let slot):
      switch machine {
      case .int: return Code(.int { $0.int(slot) }, shape: .slot(slot))
      case .double: return Code(.double { $0.double(slot) }, shape: .slot(slot))
      case .bool: return Code(.bool { $0.bool(slot) }, shape: .slot(slot))
      case .void: return .constant(.void)
      case nil: return Code(.value { $0.slots[slot] }, shape: .slot(slot))
      }
    case .capture(let index):
      switch machine {
      case .int: return Code(.int { $0.captures[index].asInt })
      default: return Code.typed(variable.type) { $0.captures[index] }
      }
    case .boxedSlot(let slot):
      if machine == .int { return Code(.int { $0.box(slot).int ?? $0.box(slot).value.asInt }) }
      return Code.typed(variable.type) { $0.box(slot).value }
    case .boxedCapture(let index):
      if machine == .int { return Code(.int { $0.capturedBox(index).int ?? $0.capturedBox(index).value.asInt }) }
      return Code.typed(variable.type) { $0.capturedBox(index).value }
    case .global(let box):
      if machine == .int { return Code(.int { _ in box.int ?? box.value.asInt }) }
      return Code.typed(variable.type) { _ in box.value }
    }
  }

  private func load(property: VariableDecl, of base: CheckedExpr, _ range: SourceRange) throws -> Code {
    if property.isLazy || property.ownership != .strong {
      let place = try lvalue(of: CheckedExpr(.property(base, property), property.type, range))
      return Code.typed(property.type) { activation in
        try place.prepare?(activation)
        defer { place.end(activation) }
        return try place.load(activation)
      }
    }
    let index = property.layoutIndex
    let code = try lower(base)
    if base.type.isReference {
      let object = code.value
      return Code.typed(property.type) { activation in
        guard case .object(let object) = try object(activation) else { return .void }
        return unsafeDowncast(object, to: ClassInstance.self)[index]
      }
    }
    if let slot = code.slot {
      return Code.typed(property.type) { activation in
        if case .structure(let instance) = activation.slots[slot] { instance.fields[index] } else { .void }
      }
    }
    let value = code.value
    return Code.typed(property.type) { Self.field(try value($0), index) }
  }

  /// `array[i]`.
  private func element(
    of base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee, _ type: Type, _ range: SourceRange
  ) throws -> Code? {
    guard getter.function.native != nil, base.type.nativeName == "Array", arguments.count == 1,
      arguments[0].type.machineType == .int
    else { return nil }
    let runtime = runtime
    let code = try lower(base)
    let index = try lower(arguments[0]).int
    if let slot = code.slot {
      return Code.typed(type) { activation in
        let index = try index(activation)
        guard case .array(let elements) = activation.slots[slot] else { return .void }
        guard index >= 0, index < elements.count else { throw runtime.fault("Index out of range", at: range) }
        return elements[index]
      }
    }
    let array = code.value
    return Code.typed(type) { activation in
      guard case .array(let elements) = try array(activation) else { return .void }
      let index = try index(activation)
      guard index >= 0, index < elements.count else { throw runtime.fault("Index out of range", at: range) }
      return elements[index]
    }
  }

  // MARK: Enum cases

  private func enumCaseCode(_ enumCase: EnumCaseDecl, _ arguments: [CheckedExpr], _ type: Type) throws -> Code {
    let owner = enumCase.owner
    if owner.isNative, owner.name == "Optional" {
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
    let runs = try arguments.map { try lower($0).value }
    return .value { activation in
      var payload: [Value] = []
      for run in runs { payload.append(try run(activation)) }
      return .enumeration(
        EnumInstance(
          enumCase: enumCase, typeArguments: try typeArguments?(activation).types ?? [], payload: payload))
    }
  }

  private static func enumMaker(_ enumCase: EnumCaseDecl) -> @Sendable ([Value], [Type]) -> Value {
    if enumCase.owner.isNative, enumCase.owner.name == "Optional" { return { values, _ in .wrapped(values[0]) } }
    return { values, types in
      .enumeration(EnumInstance(enumCase: enumCase, typeArguments: types, payload: values))
    }
  }

  // MARK: Function values

  private func apply(_ function: CheckedExpr, _ arguments: [CheckedExpr], type: Type, range: SourceRange) throws -> Code
  {
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
    let runs = try arguments.map { try lower($0).value }
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

  private func functionValue(_ callee: Callee, _ receiver: CheckedExpr?, _ range: SourceRange) throws -> Code {
    let function = callee.function
    let arity = function.parameters.count
    let context = contextCode(for: function)
    if function.kind == .initializer, function.native == nil || callee.dispatch == .witness {
      return try initializerValue(callee, range)
    }
    let invoke = try invoker(callee, range: range)
    let own = try receiver.map { try lower($0).value } ?? staticReceiver(callee)
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
      VariableDecl(name: parameter.variable.name, kind: .local, type: parameter.variable.type, isLet: true)
    }
    let names = parameters.map { CheckedExpr(.variable($0), $0.type, range) }
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
        parameters: parameters.map { FunctionType.Parameter($0.type) }, isThrowing: true, result: result))
    return try self.closure(closure)
  }

  /// What a function value takes along of the frame that makes it, so that it can be called later: the type arguments, and for
  /// a local function what the frame captured and holds of its variables.
  private func contextCode(for function: FunctionDecl) -> Run<CallContext> {
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
