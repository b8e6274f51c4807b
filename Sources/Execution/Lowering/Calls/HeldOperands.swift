import Types

/// Operands that are evaluated ahead of a call and kept until it has ended.
///
/// Compiled code keeps temporaries of a call until the end of the statement that uses the result. Mostly their release
/// with the call cannot be distinguished from that; where it can, the operands are held in slots of the frame.
extension FrameLowering {
  /// Code over expressions that read the held values; these go in reverse order when it has run.
  func holding(_ operands: [CheckedExpr], _ body: ([CheckedExpr]) throws -> Code) throws -> Code {
    var evaluate: [Run<Void>] = []
    var slots: [Int] = []
    let readers = try operands.map { operand in
      let run = try lower(operand).value
      let variable = VariableDecl(name: "operand", kind: .local, type: operand.type, isLet: true)
      let slot = looseSlot(for: variable)
      evaluate.append { $0.slots[slot] = try run($0) }
      slots.append(slot)
      return CheckedExpr(.variable(variable), operand.type, operand.range)
    }
    let code = try body(readers)
    if slots.isEmpty { return code }
    func held<Result>(_ run: @escaping Run<Result>) -> Run<Result> {
      { [slots = Array(slots.reversed())] activation in
        defer { for slot in slots { activation.slots[slot] = .unset } }
        for step in evaluate { try step(activation) }
        return try run(activation)
      }
    }
    switch code.body {
    case .void(let run): return Code(.void(held(run)))
    case .int(let run): return Code(.int(held(run)))
    case .double(let run): return Code(.double(held(run)))
    case .bool(let run): return Code(.bool(held(run)))
    case .value(let run): return Code(.value(held(run)))
    }
  }

  /// Evaluates arguments in Swift's order, default arguments after written ones, and passes them in the order of their
  /// parameters.
  func inOrder(_ arguments: [CheckedExpr], _ body: ([CheckedExpr]) throws -> Code) throws -> Code {
    guard let first = arguments.firstIndex(where: { $0.isDefaultArgument && !$0.isPlain }) else {
      return try body(arguments)
    }
    let early = arguments.indices.filter { index in
      let argument = arguments[index]
      return !argument.isDefaultArgument && !argument.isInout && !argument.isPlain
        && (index > first || arguments[first...].contains { !$0.isDefaultArgument && !$0.isPlain })
    }
    guard early.contains(where: { $0 > first }) else { return try body(arguments) }
    return try holding(early.map { arguments[$0] }) { readers in
      var arguments = arguments
      for (index, reader) in zip(early, readers) { arguments[index] = reader }
      return try body(arguments)
    }
  }

  /// Evaluates the receiver and the arguments of a synchronous function of the main actor before code that is elsewhere
  /// switches to it.
  func beforeLeaving(
    for function: FunctionDecl, _ receiver: CheckedExpr?, _ arguments: [CheckedExpr],
    _ body: (CheckedExpr?, [CheckedExpr]) throws -> Code
  ) throws -> Code {
    guard isAsync, function.isMainActor, !function.isAsync, isolation.constant != .main else {
      return try body(receiver, arguments)
    }
    let holdsReceiver = receiver.map { $0.type.isReference && !$0.isPlain } ?? false
    let held = arguments.indices.filter { !arguments[$0].isInout && !arguments[$0].isPlain }
    return try holding((holdsReceiver ? [receiver].compactMap { $0 } : []) + held.map { arguments[$0] }) { readers in
      var arguments = arguments
      for (index, reader) in zip(held, readers.suffix(held.count)) { arguments[index] = reader }
      return try body(holdsReceiver ? readers[0] : receiver, arguments)
    }
  }

  /// Lowers an access to an element of a tuple literal: the others are evaluated in order and released at once.
  func onlyElement(_ wanted: Int, of elements: [CheckedExpr], _ type: Type) throws -> Code {
    let before = try elements[..<wanted].map { try discarded($0) }
    let after = try elements[(wanted + 1)...].map { try discarded($0) }
    let run = try lower(elements[wanted]).value
    return Code.typed(type) { activation in
      for step in before { try step(activation) }
      let value = try run(activation)
      for step in after { try step(activation) }
      return value
    }
  }

  /// Returns code for a discarded value, which is released before its operands.
  func discarded(_ value: CheckedExpr) throws -> Run<Void> {
    switch value.kind {
    case .tuple(let elements):
      let runs = try elements.map { try discarded($0) }
      return { activation in for run in runs { try run(activation) } }
    case .tupleElement(let base, _) where base.isTupleLiteral: return try discarded(base)
    case .convert(let inner, .identity) where inner.type.isSame(as: value.type): return try discarded(inner)
    case .ternary(let condition, let then, let otherwise):
      let (test, then, otherwise) = (try lower(condition).bool, try discarded(then), try discarded(otherwise))
      return { try test($0) ? try then($0) : try otherwise($0) }
    case .forceTry(let inner) where !inner.type.isVoid:
      return try lower(CheckedExpr(.forceTry(CheckedExpr(.discard(inner), .void, inner.range)), .void, value.range))
        .void
    default: break
    }
    if value.type.machineType != nil { return try lower(value).void }
    let all = value.operands
    let count = (all.lastIndex(where: \.isTemporary) ?? -1) + 1
    // Operands before one that is held are evaluated before it, too.
    let operands = all.prefix(count).filter { !$0.isPlain && !$0.isMetatypeExpression }
    return try holding(operands) { readers in
      let replaced = Dictionary(uniqueKeysWithValues: zip(operands.map { ObjectIdentifier($0) }, readers))
      let code = try lower(value.replacingOperands(replaced))
      guard case .tuple = value.type.resolvedHead else { return .void(code.void) }
      // A tuple that a function gave is taken apart, and its parts go the last one first.
      let run = code.value
      return .void { activation in
        var elements = try run(activation).asElements
        while !elements.isEmpty { elements.removeLast() }
      }
    }.void
  }
}

extension CheckedExpr {
  /// True if its evaluation has no side effects and gives the same result at any time.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .double, .boolean, .string, .character, .nilLiteral, .void, .metatype, .closure, .function: true
    case .enumCase(_, let payload): payload.allSatisfy(\.isPlain)
    case .array(let elements), .tuple(let elements): elements.allSatisfy(\.isPlain)
    case .dictionary(let entries): entries.isEmpty
    case .wrap(let inner), .convert(let inner, _): inner.isPlain
    default: false
    }
  }

  /// True if only the enclosing expression owns its value.
  fileprivate var isTemporary: Bool {
    if type.machineType != nil || isMetatypeExpression { return false }
    switch kind {
    case .call, .apply, .construct, .memberwise, .computed, .array, .set, .dictionary, .coalesce, .ternary, .forcedCast:
      return true
    case .property(let base, _), .forceUnwrap(let base), .wrap(let base), .convert(let base, _), .forceTry(let base),
      .tupleElement(let base, _):
      return base.isTemporary
    case .subscriptCall(let base, _, _, _): return base.isTemporary
    default: return false
    }
  }

  /// Operands that may have to outlive the value made of them.
  fileprivate var operands: [CheckedExpr] {
    switch kind {
    case .call(let callee, let receiver, let arguments):
      if callee.function.isMutating || arguments.contains(where: \.isInout) { return [] }
      // A result returned through memory is released with its operands, in the usual order.
      if callee.function.result.isOfOpenSize { return [] }
      if callee.function.isConsuming { return [] }
      return (receiver.map { [$0] } ?? []) + arguments
    case .construct(_, let arguments): return arguments.contains(where: \.isInout) ? [] : arguments
    case .computed(let base?, _, let getter, _): return getter.function.isMutating ? [] : [base]
    case .property(let base, _): return base.type.isReference ? [] : [base]
    case .subscriptCall(let base, let arguments, let getter, _):
      return getter.function.native != nil || getter.function.isMutating ? [] : [base] + arguments
    default: return []
    }
  }

  /// Returns a copy of the expression with some operands replaced.
  fileprivate func replacingOperands(_ others: [ObjectIdentifier: CheckedExpr]) -> CheckedExpr {
    if others.isEmpty { return self }
    func other(_ operand: CheckedExpr) -> CheckedExpr { others[ObjectIdentifier(operand)] ?? operand }
    let replaced: Kind =
      switch kind {
      case .call(let callee, let receiver, let arguments):
        .call(callee, receiver: receiver.map(other), arguments: arguments.map(other))
      case .construct(let callee, let arguments): .construct(callee, arguments: arguments.map(other))
      case .computed(let base, let variable, let getter, let setter):
        .computed(base.map(other), variable, getter: getter, setter: setter)
      case .property(let base, let variable): .property(other(base), variable)
      case .subscriptCall(let base, let arguments, let getter, let setter):
        .subscriptCall(other(base), arguments: arguments.map(other), getter: getter, setter: setter)
      default: kind
      }
    return CheckedExpr(replaced, type, range)
  }

  fileprivate var isTupleLiteral: Bool {
    switch kind {
    case .tuple: true
    case .tupleElement(let base, _): base.isTupleLiteral
    default: false
    }
  }
}

extension Type {
  /// A generic parameter, or an optional of one.
  fileprivate var isOfOpenSize: Bool {
    switch resolvedHead {
    case .parameter, .dependentMember: true
    case .nominal(let decl, let arguments): decl.isOptional && arguments[0].isOfOpenSize
    default: false
    }
  }
}

extension FunctionDecl {
  private static let consuming: Set<String> = [
    "drop", "dropFirst", "dropLast", "filter", "makeIterator", "prefix", "reversed", "split", "suffix", "zip",
  ]

  /// True if it consumes its receiver, as the standard library's `__consuming` methods do. Operators of streams have
  /// the same names: their results retain the receiver, so nothing is released early.
  fileprivate var isConsuming: Bool { native != nil && Self.consuming.contains(name) }
}
