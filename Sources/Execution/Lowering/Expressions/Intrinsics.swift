import SyntaxTree
import Types

/// Operations on integers, doubles, booleans and strings that need no call.
extension FrameLowering {
  func intrinsic(
    _ function: FunctionDecl, receiver: CheckedExpr?, _ arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code? {
    guard function.body == nil, function.native != nil || function.isRequirement else { return nil }
    if arguments.count == 2 {
      if case .inoutArgument(let target) = arguments[0].kind {
        return try compound(function.name, target, arguments[1], range)
      }
      switch (arguments[0].type.machineType, arguments[1].type.machineType) {
      case (.int, .int): return try integers(function.name, try lower(arguments[0]), try lower(arguments[1]), range)
      case (.double, .double):
        return try doubles(function.name, try lower(arguments[0]).double, try lower(arguments[1]).double)
      case (.bool, .bool):
        let (a, b) = (try lower(arguments[0]).bool, try lower(arguments[1]).bool)
        switch function.name {
        case "==": return Code(.bool { try a($0) == b($0) })
        case "!=": return Code(.bool { try a($0) != b($0) })
        default: return nil
        }
      default:
        guard arguments[0].type.nativeName == "String", arguments[1].type.nativeName == "String" else { return nil }
        return try strings(function.name, arguments[0], arguments[1])
      }
    }
    if arguments.count == 1, receiver == nil {
      let machine = arguments[0].type.machineType
      switch (function.name, machine) {
      case ("-", .int):
        let run = try lower(arguments[0]).int
        let runtime = runtime
        return Code(
          .int {
            let operand = try run($0)
            let (value, overflow) = (0).subtractingReportingOverflow(operand)
            if overflow { throw runtime.overflow(0, "-", operand, at: range) }
            return value
          })
      case ("-", .double):
        let run = try lower(arguments[0]).double
        return Code(.double { try -run($0) })
      case ("!", .bool):
        let run = try lower(arguments[0]).bool
        return Code(.bool { try !run($0) })
      default: return nil
      }
    }
    return nil
  }

  private func integers(_ name: String, _ left: Code, _ right: Code, _ range: SourceRange) throws -> Code? {
    let runtime = runtime
    switch name {
    case "+":
      return arithmetic(Addition.self, left, right, range)
    case "-":
      return arithmetic(Subtraction.self, left, right, range)
    case "*":
      return arithmetic(Multiplication.self, left, right, range)
    case "/", "%":
      let (a, b) = (left.int, right.int)
      let isDivision = name == "/"
      if let divisor = right.constantInt, divisor != 0, divisor != -1 {
        // Nothing can go wrong.
        if let slot = left.slot {
          return isDivision ? Code(.int { $0.int(slot) / divisor }) : Code(.int { $0.int(slot) % divisor })
        }
        return isDivision ? Code(.int { try a($0) / divisor }) : Code(.int { try a($0) % divisor })
      }
      return Code(
        .int { activation in
          let (x, y) = (try a(activation), try b(activation))
          return try Self.divide(x, y, isDivision, runtime, range)
        })
    case "<": return comparison(Less.self, left, right)
    case ">": return comparison(Greater.self, left, right)
    case "<=": return comparison(LessOrEqual.self, left, right)
    case ">=": return comparison(GreaterOrEqual.self, left, right)
    case "==": return comparison(Equal.self, left, right)
    case "!=": return comparison(Unequal.self, left, right)
    case "&": return bits(left, right) { $0 & $1 }
    case "|": return bits(left, right) { $0 | $1 }
    case "^": return bits(left, right) { $0 ^ $1 }
    case "<<": return bits(left, right) { $0 << $1 }
    case ">>": return bits(left, right) { $0 >> $1 }
    case "&+": return bits(left, right) { $0 &+ $1 }
    case "&-": return bits(left, right) { $0 &- $1 }
    case "&*": return bits(left, right) { $0 &* $1 }
    default: return nil
    }
  }

  static func divide(_ x: Int, _ y: Int, _ isDivision: Bool, _ runtime: Runtime, _ range: SourceRange) throws -> Int {
    if y == 0 {
      throw runtime.fault(
        isDivision ? "Division by zero" : "Division by zero in remainder operation", at: range,
        note: "what is divided is \(x)")
    }
    let (value, overflow) = isDivision ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
    if overflow { throw runtime.fault("Division results in overflow", at: range) }
    return value
  }

  private func arithmetic<Operation: IntegerOperation>(
    _: Operation.Type, _ left: Code, _ right: Code, _ range: SourceRange
  ) -> Code {
    let site = FaultSite(runtime, range)
    if let a = left.constantInt, let b = right.constantInt {
      let (value, overflow) = Operation.apply(a, b)
      if !overflow { return .constant(.int(value)) }
    }
    if let slot = left.slot, let constant = right.constantInt {
      if let added = Operation.added(constant) {
        let sum = LocalSum(slot: slot, constant: added, site: site)
        return Code(.int { try sum($0) }, shape: .sum(sum))
      }
      return Code(
        .int { activation in
          let (value, overflow) = Operation.apply(activation.int(slot), constant)
          if overflow { throw site.overflow(activation.int(slot), Operation.sign, constant) }
          return value
        })
    }
    if let a = left.slot, let b = right.slot {
      return Code(
        .int { activation in
          let (value, overflow) = Operation.apply(activation.int(a), activation.int(b))
          if overflow { throw site.overflow(activation.int(a), Operation.sign, activation.int(b)) }
          return value
        })
    }
    let a = left.int
    if let constant = right.constantInt {
      return Code(
        .int { activation in
          let operand = try a(activation)
          let (value, overflow) = Operation.apply(operand, constant)
          if overflow { throw site.overflow(operand, Operation.sign, constant) }
          return value
        })
    }
    let b = right.int
    return Code(
      .int { activation in
        let x = try a(activation)
        let y = try b(activation)
        let (value, overflow) = Operation.apply(x, y)
        if overflow { throw site.overflow(x, Operation.sign, y) }
        return value
      })
  }

  private func comparison<Operation: IntegerComparison>(_: Operation.Type, _ left: Code, _ right: Code) -> Code {
    if let slot = left.slot, let constant = right.constantInt {
      let comparison = LocalComparison(operation: Operation.self, slot: slot, other: .constant(constant))
      return Code(.bool { Operation.apply($0.int(slot), constant) }, shape: .comparison(comparison))
    }
    if let a = left.slot, let b = right.slot {
      let comparison = LocalComparison(operation: Operation.self, slot: a, other: .local(b))
      return Code(.bool { Operation.apply($0.int(a), $0.int(b)) }, shape: .comparison(comparison))
    }
    let a = left.int
    if let constant = right.constantInt { return Code(.bool { Operation.apply(try a($0), constant) }) }
    let b = right.int
    return Code(.bool { Operation.apply(try a($0), try b($0)) })
  }

  @inline(__always)
  private func bits(_ left: Code, _ right: Code, _ operation: @escaping (Int, Int) -> Int) -> Code {
    let (a, b) = (left.int, right.int)
    return Code(.int { operation(try a($0), try b($0)) })
  }

  private func doubles(_ name: String, _ a: @escaping Run<Double>, _ b: @escaping Run<Double>) throws -> Code? {
    switch name {
    case "+": return Code(.double { try a($0) + b($0) })
    case "-": return Code(.double { try a($0) - b($0) })
    case "*": return Code(.double { try a($0) * b($0) })
    case "/": return Code(.double { try a($0) / b($0) })
    case "<": return Code(.bool { try a($0) < b($0) })
    case ">": return Code(.bool { try a($0) > b($0) })
    case "<=": return Code(.bool { try a($0) <= b($0) })
    case ">=": return Code(.bool { try a($0) >= b($0) })
    case "==": return Code(.bool { try a($0) == b($0) })
    case "!=": return Code(.bool { try a($0) != b($0) })
    default: return nil
    }
  }

  private func strings(_ name: String, _ left: CheckedExpr, _ right: CheckedExpr) throws -> Code? {
    let (a, b) = (try lower(left).value, try lower(right).value)
    switch name {
    case "+": return .value { .string(try TextBudget.joined(a($0).asString, b($0).asString)) }
    case "==": return Code(.bool { try a($0).asString == b($0).asString })
    case "!=": return Code(.bool { try a($0).asString != b($0).asString })
    case "<": return Code(.bool { try a($0).asString < b($0).asString })
    case ">": return Code(.bool { try a($0).asString > b($0).asString })
    case "<=": return Code(.bool { try a($0).asString <= b($0).asString })
    case ">=": return Code(.bool { try a($0).asString >= b($0).asString })
    default: return nil
    }
  }

  // MARK: Compound assignment

  private func compound(_ name: String, _ target: CheckedExpr, _ value: CheckedExpr, _ range: SourceRange) throws
    -> Code?
  {
    switch (target.type.machineType, value.type.machineType) {
    case (.int, .int):
      switch name {
      case "+=": return try update(Addition.self, target, value, range)
      case "-=": return try update(Subtraction.self, target, value, range)
      case "*=": return try update(Multiplication.self, target, value, range)
      default: return nil
      }
    case (.double, .double):
      switch name {
      case "+=": return try update(DoubleAddition.self, target, value)
      case "-=": return try update(DoubleSubtraction.self, target, value)
      case "*=": return try update(DoubleMultiplication.self, target, value)
      case "/=": return try update(DoubleDivision.self, target, value)
      default: return nil
      }
    default:
      guard name == "+=", target.type.nativeName == "String", value.type.nativeName == "String" else { return nil }
      if case .variable(let variable) = target.kind, variable.willSet == nil, variable.didSet == nil,
        variable.ownership == .strong, case .slot(let slot) = place(of: variable)
      {
        let run = try lower(value).value
        return .void { activation in
          let addition = try run(activation).asString
          guard case .string(var text) = activation.take(slot) else { return }
          text += addition
          (activation.slots + slot).initialize(to: .string(text))
        }
      }
      let place = try lvalue(of: target)
      let run = try lower(value).value
      return .void { activation in
        try place.prepare?(activation)
        let addition = try run(activation).asString
        try place.modify(activation) { reference in
          guard case .string(var text) = reference else { return }
          reference = .unset
          text += addition
          reference = .string(text)
        }
        place.end(activation)
      }
    }
  }

  private func update<Operation: IntegerOperation>(
    _: Operation.Type, _ target: CheckedExpr, _ value: CheckedExpr, _ range: SourceRange
  ) throws -> Code {
    let runtime = runtime
    let amount = try lower(value)
    let run = amount.int
    if case .variable(let variable) = target.kind, variable.willSet == nil, variable.didSet == nil,
      variable.ownership == .strong, watch(variable, range) == nil
    {
      @inline(__always)
      func change(_ box: Box, _ amount: Int, unset: (() throws -> Value)? = nil) throws {
        switch box.updateInt({ Operation.apply($0, amount) }) {
        case true?: return
        case false?: throw runtime.overflow(box.value.asInt, Operation.sign, amount, at: range)
        case nil where box.isBeingChangedHere:
          EvaluationThread.failForOverlap()
          throw runtime.stopped(at: range)
        case nil:
          guard let unset else {
            throw runtime.fault("variable '\(variable.name)' was used before it had a value", at: range)
          }
          box.value = try unset()
          try change(box, amount)
        }
      }
      switch place(of: variable) {
      case .slot(let slot):
        let site = FaultSite(runtime, range)
        switch amount.integer {
        case .constant(let amount): return .void(Self.update(Operation.self, slot, amount, site))
        case .local(let amount): return .void(Self.update(Operation.self, slot, amount, site))
        default: return .void(Self.update(Operation.self, slot, ComputedInteger(run: run), site))
        }
      case .boxedSlot(let slot): return .void { try change($0.box(slot), try run($0)) }
      case .boxedCapture(let index): return .void { try change($0.capturedBox(index), try run($0)) }
      case .global(let box):
        let unset = unset(variable, range)
        return .void { try change(box, try run($0), unset: unset) }
      case .capture: break
      }
    }
    if let code = try elementUpdate(Operation.update, target, amount, range)
      ?? entryUpdate(Operation.update, target, amount, range)
    {
      return code
    }
    let place = try lvalue(of: target)
    return .void { activation in
      try place.prepare?(activation)
      let amount = try run(activation)
      try place.modify(activation) { reference in
        let (result, overflow) = Operation.apply(reference.asInt, amount)
        if overflow { throw runtime.overflow(reference.asInt, Operation.sign, amount, at: range) }
        reference = .int(result)
      }
      place.end(activation)
    }
  }

  /// Returns code that changes a local integer.
  private static func update<Operation: IntegerOperation, Amount: IntegerSource>(
    _: Operation.Type, _ slot: Int, _ amount: Amount, _ site: FaultSite
  ) -> Run<Void> {
    { activation in
      let amount = try amount(activation)
      let (result, overflow) = Operation.apply(activation.int(slot), amount)
      if overflow { throw site.overflow(activation.int(slot), Operation.sign, amount) }
      (activation.slots + slot).initialize(to: .int(result))
    }
  }

  private func update<Operation: DoubleOperation>(
    _: Operation.Type, _ target: CheckedExpr, _ value: CheckedExpr
  ) throws -> Code {
    let run = try lower(value).double
    if case .variable(let variable) = target.kind, variable.willSet == nil, variable.didSet == nil,
      variable.ownership == .strong, case .slot(let slot) = place(of: variable)
    {
      return .void { activation in
        let amount = try run(activation)
        (activation.slots + slot).initialize(to: .double(Operation.apply(activation.double(slot), amount)))
      }
    }
    if let code = try elementUpdate(Operation.update, target, run) { return code }
    let place = try lvalue(of: target)
    return .void { activation in
      try place.prepare?(activation)
      let amount = try run(activation)
      try place.modify(activation) { $0 = .double(Operation.apply($0.asDouble, amount)) }
      place.end(activation)
    }
  }
}

extension Runtime {
  @inline(never)
  func overflow(_ a: Int, _ sign: String, _ b: Int, at range: SourceRange) -> Trap {
    fault("arithmetic overflow", at: range, note: FaultValues.overflow(a, sign, b))
  }

  /// `T!` is unwrapped where no sign says so.
  @inline(never)
  func nilFault(at range: SourceRange) -> Trap {
    let isWritten = range.text.last == "!"
    return fault(
      "Unexpectedly found nil while \(isWritten ? "" : "implicitly ")unwrapping an Optional value", at: range)
  }

  @inline(never)
  func indexFault(_ index: Int, of count: Int, at range: SourceRange) -> Trap {
    fault("Index out of range", at: range, note: FaultValues.index(index, of: count))
  }
}
