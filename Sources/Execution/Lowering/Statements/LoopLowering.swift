import SyntaxTree
import Types

extension FrameLowering {
  func forLoop(_ node: CheckedFor, _ range: SourceRange) throws -> Step {
    if node.isAwait { return try asyncLoop(node, range) }
    let control = control(node.target)
    let runtime = runtime
    if let loop = try integerLoop(node, control) ?? elementLoop(node, control) ?? entryLoop(node, control) {
      return loop
    }
    let sequence = try lower(node.sequence).value
    let isArray = node.sequence.type.nativeName == "Array"
    let (bind, step) = try iteration(node)

    @inline(__always)
    func turn(_ activation: Activation, _ element: Value) throws -> Signal? {
      try control.poll()
      guard try bind(activation, element) else { return nil }
      return control.end(after: try step(activation))
    }
    return { activation in
      let value = try sequence(activation)
      if isArray, case .array(let elements) = value {
        for element in elements { if let signal = try turn(activation, element) { return signal } }
        return .normal
      }
      guard let next = try runtime.native(at: range, { try value.makeNext(in: runtime) }) else {
        throw runtime.fault("cannot iterate over \(value.debugDescription)", at: range)
      }
      while let element = try next() { if let signal = try turn(activation, element) { return signal } }
      return .normal
    }
  }

  func whileLoop(_ list: [CheckedCondition], _ body: [CheckedStmt], _ target: JumpTarget) throws -> Step {
    let control = control(target)
    if list.allSatisfy(\.isExpression) {
      let condition = try conditions(list)
      let body = try scopedBlock { try loweredBlock(body) }
      if case .comparison(let place) = condition.shape { return place.operation.whileLoop(place, body, control) }
      return body.repeated(by: WhileLoop(control: control, test: ComputedCondition(run: condition.bool)))
    }
    // The bindings of the conditions live as long as the turn.
    let breaks = control.breaks
    let step = try scoped {
      let condition = try conditions(list)
      let body = try scoped { try block(body) }
      return condition.choose(body) { _ in breaks }
    }
    return LoweredBlock(step: step).repeated(by: WhileLoop(control: control, test: NoCondition()))
  }

  private func control(_ target: JumpTarget) -> LoopControl {
    let (breaks, continues) = signals(target)
    return LoopControl(runtime: runtime, breaks: breaks, continues: continues)
  }

  /// Turn of a loop: the slot that the loop stores the element in, the test of elements, and the body.
  private struct Turn {
    let slot: Int
    /// True if the slot is that of an integer, which needs no end.
    let isInteger: Bool
    let filter: ComputedCondition?
    let body: LoweredBlock
  }

  private func turn(of node: CheckedFor, isInteger: Bool = false) throws -> Turn {
    if case .wildcard = node.pattern, isInteger, node.filter == nil {
      return Turn(
        slot: temporary(), isInteger: true, filter: nil, body: try scopedBlock { try loweredBlock(node.body) })
    }
    if case .binding(let variable) = node.pattern, variable.kind == .local, !analysis.isBoxed(variable),
      variable.ownership == .strong, node.filter == nil || variable.type.machineType != nil
    {
      let slot = slot(for: variable)
      var filter: ComputedCondition?
      let body = try scopedBlock {
        declare(variable)
        filter = try node.filter.map { ComputedCondition(run: try lower($0).bool) }
        return try loweredBlock(node.body)
      }
      return Turn(slot: slot, isInteger: variable.type.machineType == .int, filter: filter, body: body)
    }
    // The element goes through a slot into the scope that binds it.
    let slot = valueTemporary()
    let step = try scoped {
      let match = try matcher(node.pattern)
      let filter = try node.filter.map { try lower($0).bool }
      let body = try scoped { try block(node.body) }
      return { activation in
        let element = activation.take(slot)
        guard try match(activation, element) else { return .normal }
        if let filter, try !filter(activation) { return .normal }
        return try body(activation)
      }
    }
    return Turn(slot: slot, isInteger: false, filter: nil, body: LoweredBlock(step: step))
  }

  /// Binding an element, false where it is filtered out, and the body.
  func iteration(_ node: CheckedFor) throws -> (bind: (Activation, Value) throws -> Bool, step: Step) {
    let turn = try turn(of: node)
    let slot = turn.slot
    let bind: (Activation, Value) throws -> Bool
    if let filter = turn.filter {
      bind = { activation, element in
        activation.slots[slot] = element
        return try filter(activation)
      }
    } else {
      bind = { activation, element in
        activation.slots[slot] = element
        return true
      }
    }
    return (bind, turn.body.step)
  }

  /// Lowers a loop over integers, which needs neither a range nor a sequence.
  private func integerLoop(_ node: CheckedFor, _ control: LoopControl) throws -> Step? {
    guard case .call(let callee, nil, let operands) = node.sequence.kind, callee.function.body == nil,
      operands.allSatisfy({ $0.type.machineType == .int })
    else { return nil }
    switch (callee.function.name, operands.count) {
    case ("..<", 2), ("...", 2):
      let limits = try limits(operands, isClosed: callee.function.name == "...", node.sequence.range)
      let turn = try turn(of: node, isInteger: true)
      guard let filter = turn.filter else {
        return turn.body.repeated(
          by: CountingLoop(control: control, slot: turn.slot, filter: NoCondition(), limits: limits))
      }
      return turn.body.repeated(
        by: CountingLoop(control: control, slot: turn.slot, filter: filter, limits: limits))
    case ("stride", 3):
      let isThrough = callee.function.parameters[1].label == "through"
      let limits = try strideLimits(operands, node.sequence.range)
      let turn = try turn(of: node, isInteger: true)
      let filter = turn.filter ?? ComputedCondition { _ in true }
      return turn.body.repeated(
        by: StridingLoop(control: control, slot: turn.slot, filter: filter, isThrough: isThrough, limits: limits))
    default: return nil
    }
  }

  private func limits(
    _ bounds: [CheckedExpr], isClosed: Bool, _ range: SourceRange
  ) throws -> (Activation) throws -> (first: Int, last: Int)? {
    let lower = try lower(bounds[0]).int
    let upper = try self.lower(bounds[1]).int
    let runtime = runtime
    return { activation in
      let first = try lower(activation)
      let last = try upper(activation)
      if first > last {
        throw runtime.fault(
          "Range requires lowerBound <= upperBound", at: range,
          note: FaultValues.bounds(.int(first), .int(last)))
      }
      if isClosed { return (first, last) }
      return first == last ? nil : (first, last - 1)
    }
  }

  private func strideLimits(
    _ operands: [CheckedExpr], _ range: SourceRange
  ) throws -> (Activation) throws -> (first: Int, end: Int, step: Int) {
    let runs = try operands.map { try lower($0).int }
    let (start, end, distance) = (runs[0], runs[1], runs[2])
    let runtime = runtime
    return { activation in
      let limits = (first: try start(activation), end: try end(activation), step: try distance(activation))
      if limits.step == 0 { throw runtime.fault("Stride size must not be zero", at: range) }
      return limits
    }
  }

  /// Lowers a loop over an array.
  private func elementLoop(_ node: CheckedFor, _ control: LoopControl) throws -> Step? {
    guard node.sequence.type.nativeName == "Array" else { return nil }
    let array = try lower(node.sequence).value
    let isInteger = node.sequence.type.nominalArguments.first?.machineType == .int
    let turn = try turn(of: node, isInteger: isInteger)
    guard let filter = turn.filter else {
      return turn.body.repeated(
        by: ElementLoop(
          control: control, slot: turn.slot, isInteger: turn.isInteger, filter: NoCondition(), array: array))
    }
    return turn.body.repeated(
      by: ElementLoop(
        control: control, slot: turn.slot, isInteger: turn.isInteger, filter: filter,
        array: array))
  }

  /// Lowers a loop over the keys and values of a dictionary, which makes no tuples.
  private func entryLoop(_ node: CheckedFor, _ control: LoopControl) throws -> Step? {
    guard node.sequence.type.nativeName == "Dictionary", case .tuple(let patterns) = node.pattern, patterns.count == 2
    else { return nil }
    let dictionary = try lower(node.sequence).value
    let (key, value) = (valueTemporary(), valueTemporary())
    let step = try scoped {
      let matchKey = try matcher(patterns[0])
      let matchValue = try matcher(patterns[1])
      let filter = try node.filter.map { try lower($0).bool }
      let body = try scoped { try block(node.body) }
      return { activation in
        let value = activation.take(value)
        guard try matchKey(activation, activation.take(key)), try matchValue(activation, value) else { return .normal }
        if let filter, try !filter(activation) { return .normal }
        return try body(activation)
      }
    }
    let loop = EntryLoop(control: control, key: key, value: value, dictionary: dictionary)
    return LoweredBlock(step: step).repeated(by: loop)
  }
}

extension CheckedCondition {
  /// True if it binds nothing.
  fileprivate var isExpression: Bool { if case .pattern = self { false } else { true } }
}
