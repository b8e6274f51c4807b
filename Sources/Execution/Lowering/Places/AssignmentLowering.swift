import SyntaxTree
import Types

extension FrameLowering {
  func assign(_ target: CheckedExpr, _ value: CheckedExpr, _ range: SourceRange) throws -> Code {
    if case .tuple(let targets) = target.kind {
      let places = try targets.map { try lvalue(of: $0) }
      let run = try lower(value).value
      return .void { activation in
        for place in places { try place.prepare?(activation) }
        let elements = try run(activation).asElements
        for (place, element) in zip(places, elements) {
          try place.store(activation, element)
          place.end(activation)
        }
      }
    }
    if case .optionalChain(let inner, _) = target.kind {
      let run = try assign(inner, value, range).void
      return .void { activation in
        do { try run(activation) } catch is ChainBreak {}
      }
    }
    if case .discard = target.kind { return .void(try discarded(value)) }
    if let store = try entryStore(target, value) { return store }
    let code = try lower(value)
    if case .variable(let variable) = target.kind, variable.willSet == nil, variable.didSet == nil,
      variable.ownership == .strong, watch(variable, target.range) == nil
    {
      switch (place(of: variable), variable.type.machineType) {
      case (.slot(let slot), .int):
        let run = code.int
        return .void { ($0.slots + slot).initialize(to: .int(try run($0))) }
      case (.slot(let slot), .double):
        let run = code.double
        return .void { ($0.slots + slot).initialize(to: .double(try run($0))) }
      case (.slot(let slot), .bool):
        let run = code.bool
        return .void { ($0.slots + slot).initialize(to: .bool(try run($0))) }
      case (.slot(let slot), _):
        let run = code.value
        return .void { $0.slots[slot] = try run($0) }
      case (.global(let box), .int):
        let run = code.int
        return .void { box.set(try run($0)) }
      case (.boxedSlot(let slot), .int):
        let run = code.int
        return .void {
          let number = try run($0)
          $0.box(slot).set(number)
        }
      case (.boxedCapture(let index), .int):
        let run = code.int
        return .void {
          let number = try run($0)
          $0.capturedBox(index).set(number)
        }
      case (.global(let box), _):
        let run = code.value
        return .void { box.value = try run($0) }
      default: break
      }
    }
    if let store = try elementStore(target, code) { return store }
    let run = code.value
    let place = try lvalue(of: target)
    let store = place.store
    guard let prepare = place.prepare else { return .void { try store($0, try run($0)) } }
    return .void { activation in
      try prepare(activation)
      let value = try run(activation)
      try store(activation, value)
      place.end(activation)
    }
  }
}
