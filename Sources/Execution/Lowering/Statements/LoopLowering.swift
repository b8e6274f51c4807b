import SyntaxTree
import Types

extension FrameLowering {
  func forLoop(_ node: CheckedFor, _ range: SourceRange) throws -> Step {
    if node.isAwait { return try asyncLoop(node, range) }
    let number = number(of: node.target)
    let breaks = Signal.breaks(number)
    let continues = Signal.continues(number)
    let runtime = runtime
    if let loop = try countingLoop(node, breaks: breaks, continues: continues) { return loop }
    let sequence = try lower(node.sequence).value
    let isArray = node.sequence.type.nativeName == "Array"
    let (bind, step) = try iteration(node)

    @inline(__always)
    func turn(_ activation: Activation, _ element: Value) throws -> Signal? {
      if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
      guard try bind(activation, element) else { return nil }
      let signal = try step(activation)
      if signal.isNormal || signal == continues { return nil }
      return signal == breaks ? .normal : signal
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

  /// Binding an element and running the body, with the element's variables dying at the end of each turn.
  func iteration(_ node: CheckedFor) throws -> (bind: (Activation, Value) throws -> Bool, step: Step) {
    if case .binding(let variable) = node.pattern, node.filter == nil, !analysis.isBoxed(variable) {
      let step = try scoped {
        declare(variable)
        return try block(node.body)
      }
      let initialize = initializer(of: variable)
      return (
        { activation, element in
          initialize(activation, element)
          return true
        }, step
      )
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
    return (
      { activation, element in
        activation.slots[slot] = element
        return true
      }, step
    )
  }

  /// `for i in a..<b` over integers needs no range.
  private func countingLoop(_ node: CheckedFor, breaks: Signal, continues: Signal) throws -> Step? {
    guard case .call(let callee, nil, let bounds) = node.sequence.kind, bounds.count == 2,
      callee.function.name == "..<" || callee.function.name == "...", callee.function.body == nil,
      bounds[0].type.machineType == .int, bounds[1].type.machineType == .int
    else { return nil }
    let isClosed = callee.function.name == "..."
    let lower = try lower(bounds[0]).int
    let upper = try self.lower(bounds[1]).int
    let runtime = runtime
    let range = node.sequence.range
    func limits(_ activation: Activation) throws -> (Int, Int) {
      let first = try lower(activation)
      let last = try upper(activation)
      if first > last {
        throw runtime.fault(
          "Range requires lowerBound <= upperBound", at: range,
          note: FaultValues.bounds(.int(first), .int(last)))
      }
      return (first, last)
    }
    if case .binding(let variable) = node.pattern, node.filter == nil, !analysis.isBoxed(variable) {
      let slot = slot(for: variable)
      if node.body.count == 1, case .expression(let expression) = node.body[0].kind {
        // Nothing in it ends the loop.
        let run = try scopedCode { try self.lower(expression) }.void
        return { activation in
          let (first, last) = try limits(activation)
          var index = first
          while isClosed ? index <= last : index < last {
            if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
            (activation.slots + slot).initialize(to: .int(index))
            try run(activation)
            if index == last { break }
            index += 1
          }
          return .normal
        }
      }
      let step = try scoped { try block(node.body) }
      return { activation in
        let (first, last) = try limits(activation)
        var index = first
        while isClosed ? index <= last : index < last {
          if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
          (activation.slots + slot).initialize(to: .int(index))
          let signal = try step(activation)
          if !signal.isNormal, signal != continues { return signal == breaks ? .normal : signal }
          if index == last { break }
          index += 1
        }
        return .normal
      }
    }
    let (bind, step) = try iteration(node)
    return { activation in
      let (first, last) = try limits(activation)
      var index = first
      while isClosed ? index <= last : index < last {
        if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
        _ = try bind(activation, .int(index))
        let signal = try step(activation)
        if !signal.isNormal, signal != continues { return signal == breaks ? .normal : signal }
        if index == last { break }
        index += 1
      }
      return .normal
    }
  }
}
