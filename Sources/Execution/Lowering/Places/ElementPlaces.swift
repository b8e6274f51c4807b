import SyntaxTree
import Types

/// Elements of native collections as places, changed without copying the collection.
extension FrameLowering {
  /// `array[i]` and `dictionary[key]`, changed without copying the collection.
  func collectionElement(
    _ base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee, range: SourceRange
  ) throws -> LValue? {
    guard getter.function.native != nil, let name = base.type.nativeName,
      getter.function !== runtime.universe.keyPathAccessors.getter
    else { return nil }
    if isArrayElement(base, arguments, getter) {
      let outer = try lvalue(of: base)
      let index = try lower(arguments[0]).int
      let slot = temporary()
      let site = FaultSite(runtime, range)
      return LValue(
        prepare: { activation in
          try outer.prepare?(activation)
          activation.slots[slot] = .int(try index(activation))
        }, finish: outer.finish,
        load: { activation in
          guard case .array(let elements) = try outer.load(activation) else { return .void }
          let index = activation.int(slot)
          guard index >= 0, index < elements.count else { throw site.index(index, of: elements.count) }
          return elements[index]
        },
        store: { activation, value in
          try outer.modify(activation) { try $0.changeElement(at: activation.int(slot), site) { $0 = value } }
        },
        modify: { activation, body in
          try outer.modify(activation) { try $0.changeElement(at: activation.int(slot), site, body) }
        })
    }
    guard name == "Dictionary", arguments.count == 1 || getter.function.parameters.last?.label == "default" else {
      return nil
    }
    let outer = try lvalue(of: base)
    let key = try lower(arguments[0]).value
    let fallback = arguments.count > 1 ? try lower(arguments[1]).value : nil
    let slot = valueTemporary()
    let defaultValue: Run<Value> = { activation in
      guard let value = try fallback?(activation) else { return .none }
      if case .function(let function) = value { return try function.call() }
      return value
    }
    return LValue(
      prepare: { activation in
        try outer.prepare?(activation)
        activation.slots[slot] = try key(activation)
      }, finish: outer.finish + [slot],
      load: { activation in
        let found = try outer.load(activation).asDictionary[activation.slots[slot]]
        if fallback != nil { return try found ?? defaultValue(activation) }
        return .optional(found)
      },
      store: { activation, value in
        try outer.modify(activation) { reference in
          guard case .dictionary(var elements) = reference else { return }
          reference = .unset
          defer { reference = .dictionary(elements) }
          // In place, as the standard library does it: the default is made and put there first.
          if fallback != nil, elements[activation.slots[slot]] == nil { _ = try defaultValue(activation) }
          elements[activation.slots[slot]] = fallback != nil ? value : value.asOptional
        }
      },
      modify: { activation, body in
        try outer.modify(activation) { reference in
          guard case .dictionary(var elements) = reference else { return }
          reference = .unset
          defer { reference = .dictionary(elements) }
          let key = activation.slots[slot]
          guard let position = elements.index(forKey: key) else {
            var value = try defaultValue(activation)
            try body(&value)
            elements[key] = fallback != nil ? value : value.asOptional
            return
          }
          var value = Value.void
          elements.swapValue(at: position, with: &value)
          if fallback == nil { value = .wrapped(value) }
          do { try body(&value) } catch {
            if fallback == nil { value = value.asOptional ?? .none }
            elements.swapValue(at: position, with: &value)
            throw error
          }
          if fallback == nil {
            guard case .some(let box) = value else {
              elements.remove(at: position)
              return
            }
            value = box.value
          }
          elements.swapValue(at: position, with: &value)
        }
      })
  }
}
