import SyntaxTree
import Types

extension FrameLowering {
  func lower(_ expression: CheckedExpr) throws -> Code {
    let type = expression.type
    let range = expression.range
    let runtime = runtime
    switch expression.kind {
    case .integer(let value): return try integer(value, type, range)
    case .double(let value): return try floating(value, type, range)
    case .boolean(let value):
      return type.nativeName == "Bool"
        ? .constant(.bool(value)) : try literal(.bool(value), "booleanLiteral", type, range)
    case .string(let value): return try literal(.string(value), "stringLiteral", type, range)
    case .character(let value): return .constant(.character(value))
    case .nilLiteral: return type.nativeName == nil ? try literal(.none, "nilLiteral", type, range) : .constant(.none)
    case .void: return .constant(.void)
    case .interpolation(let segments): return try interpolation(segments, type, range)
    case .array(let elements):
      let runs = try elements.map { try lower($0).operand }
      if runs.isEmpty { return .constant(.array([])) }
      return .value { activation in
        var values: [Value] = []
        values.reserveCapacity(runs.count)
        for run in runs { values.append(try run(activation)) }
        return .array(values)
      }
    case .set(let elements):
      let runs = try elements.map { try lower($0).operand }
      return .value { activation in
        var values: Set<Value> = []
        for run in runs { values.insert(try run(activation)) }
        return .set(values)
      }
    case .dictionary(let elements):
      let runs = try elements.map { (try lower($0.key).value, try lower($0.value).value) }
      return .value { activation in
        var values: ValueTable = [:]
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
      let runs = try elements.map { try lower($0).operand }
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
      if property.ownership != .strong {
        let runtime = runtime
        return Code.value { try runtime.dereference(try storage.box($0.thread).value, property, at: range) }
          .watched(watch(static: property, range))
      }
      return Code.typed(property.type) { try storage.box($0.thread).value }.watched(watch(static: property, range))
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
      if let direct = try element(of: base, arguments, getter, type, range)
        ?? dictionaryElement(base, arguments, getter, type)
      {
        return direct
      }
      return try call(getter, receiver: base, arguments: arguments, type: type, range: range)
    case .tupleElement(let base, let index):
      if case .tuple(let elements) = base.kind { return try onlyElement(index, of: elements, type) }
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
    case .apply(let function, let arguments):
      let code = try apply(function, arguments, type: type, range: range)
      guard let closure = lastCalls[ObjectIdentifier(expression)] else { return code }
      let run = code.value
      let slot = slot(for: closure)
      return Code.typed(type) { activation in
        let result = try run(activation)
        activation.slots[slot] = .unset
        return result
      }
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
      return try inOrder(arguments) { try construct(callee, $0, type: type, range: range) }
    case .memberwise(let decl, let values):
      return onMainActor(decl.isMainActor, try memberwise(decl, values, type: type, range: range), type)
    case .closure(let closure): return try self.closure(closure)
    case .inoutArgument(let value): return try lower(value)

    case .assign(let target, let value): return try assign(target, value, range)
    case .discard(let value): return .void(try discarded(value))
    case .logicalAnd(let left, let right):
      let (a, b) = (try lower(left).bool, try lower(right).bool)
      return Code(.bool { try a($0) && b($0) })
    case .logicalOr(let left, let right):
      let (a, b) = (try lower(left).bool, try lower(right).bool)
      return Code(.bool { try a($0) || b($0) })
    case .coalesce(let left, let right):
      let code = try lower(left)
      let isOptional = type.isOptionalType && right.type.isOptionalType && left.type.isSame(as: right.type)
      if !isOptional, case .optional(let find) = code.shape { return .coalesced(find, try lower(right), type) }
      let optional = code.value
      let other = try lower(right).value
      return Code.typed(type) { activation in
        let value = try optional(activation)
        guard case .some(let box) = value else { return try other(activation) }
        return isOptional ? value : box.value
      }
    case .ternary(let condition, let then, let otherwise):
      return Code.choose(try lower(condition), try lower(then), try lower(otherwise), type: type)
    case .identical(let left, let right, let negated):
      let (a, b) = (try lower(left).value, try lower(right).value)
      return Code(.bool { (try a($0).referenced === (try b($0).referenced)) != negated })

    case .wrap(let value):
      let code = try lower(value)
      if case .constant(let constant) = code.shape { return .constant(.wrapped(constant)) }
      let run = telling(code, value.type, seenAs: type).value
      return .value { .wrapped(try run($0)) }
    case .bindOptional(let value):
      let run = try lower(value).content
      return Code.typed(type) { activation in
        guard let value = try run(activation) else { throw ChainBreak.error }
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
      let run = try lower(value).content
      return Code.typed(type) { activation in
        guard let value = try run(activation) else {
          throw runtime.nilFault(at: range)
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
    case .await(let value): return try awaited(value)
    case .conditionalCast(let value, let target):
      let run = try lower(value).value
      let (resolve, cast) = (typeCode(target), cast(of: value.type))
      return .value { .optional(try cast(try run($0), try resolve($0), $0)) }
    case .forcedCast(let value, let target):
      let run = try lower(value).value
      let (resolve, cast) = (typeCode(target), cast(of: value.type))
      return Code.typed(type) { activation in
        let value = try run(activation)
        let target = try resolve(activation)
        if let cast = target.nominalDecl?.hostCast { return cast(value, runtime) }
        guard let result = try cast(value, target, activation) else {
          throw runtime.fault(
            "Could not cast value of type '\(runtime.type(of: value).runtimeName(qualified: true))' to "
              + "'\(target.runtimeName(qualified: true))'", at: range, note: FaultValues.value(value))
        }
        return result
      }
    case .typeCheck(let value, let target):
      let run = try lower(value).value
      let (resolve, cast) = (typeCode(target), cast(of: value.type))
      return Code(.bool { try cast(try run($0), try resolve($0), $0) != nil })
    case .convert(let value, let conversion):
      if case .identity = conversion { return telling(try lower(value), value.type, seenAs: type) }
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

  /// The cast of values of a type, which are asked for as another.
  private func cast(of source: Type) -> (Value, _ target: Type, Activation) throws -> Value? {
    let runtime = runtime
    guard source.saysMoreThanValues else { return { value, target, _ in runtime.cast(value, to: target) } }
    let resolve = typeCode(source)
    return { value, target, activation in runtime.cast(value, of: try resolve(activation), to: target) }
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
}

extension Type {
  /// True if values of the type may be optionals or collections, which includes those of every generic parameter.
  var saysMoreThanValues: Bool {
    switch head {
    case .parameter, .dependentMember: true
    default: optionalPayload != nil || isNativeCollection
    }
  }
}
