import SyntaxTree
import Types

/// Variables, properties and elements that are read.
extension FrameLowering {
  func load(_ variable: VariableDecl, _ range: SourceRange) -> Code {
    unwatchedLoad(variable, range).watched(watch(variable, range))
  }

  private func unwatchedLoad(_ variable: VariableDecl, _ range: SourceRange) -> Code {
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
      if machine == .void { return .constant(.void) }
      let unset = unset(variable, range)
      if variable.isConstant {
        let load: Run<Value> = { _ in
          let value = box.constant
          return value.isUnset ? try unset() : value
        }
        if machine == nil { return Code(.value(load), shape: .global(box)) }
        return Code.typed(variable.type, load)
      }
      if machine == .int {
        return Code(
          .int { _ in
            if let number = box.int { return number }
            let value = box.value
            return value.isUnset ? try unset().asInt : value.asInt
          })
      }
      return Code.typed(variable.type) { _ in
        let value = box.value
        return value.isUnset ? try unset() : value
      }
    }
  }

  func load(property: VariableDecl, of base: CheckedExpr, _ range: SourceRange) throws -> Code {
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
    if property.isOfObjects {
      let (instance, back) = onActor(of: property, base, code.value)
      let field = back(loadField(index, of: property, in: watched(instance, for: property, range), range))
      return onMainActor(property.owner?.isMainActor == true, field, property.type)
    }
    if let slot = code.slot {
      return Code.typed(property.type) { activation in
        if case .structure(let instance) = activation.slots[slot] { instance.fields[index] } else { .void }
      }
    }
    let value = code.value
    return Code.typed(property.type) { Self.field(try value($0), index) }
  }
}

extension VariableDecl {
  /// True if it keeps its first value.
  var isConstant: Bool { isLet && ownership == .strong && willSet == nil && didSet == nil }
}
