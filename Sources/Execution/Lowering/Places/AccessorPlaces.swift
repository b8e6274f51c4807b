import SyntaxTree
import Types

/// Computed properties and subscripts as places: read and written back.
extension FrameLowering {
  func lvalue(
    base: CheckedExpr?, arguments: [CheckedExpr], getter: Callee, setter: Callee?, range: SourceRange
  ) throws -> LValue {
    var slots: [Int] = []
    var evaluate: [Run<Void>] = []
    for argument in arguments {
      let code = try lower(argument).value
      let slot = valueTemporary()
      slots.append(slot)
      evaluate.append { $0.slots[slot] = try code($0) }
    }
    let get = try invoker(getter, range: range)
    let set = try setter.map { try invoker($0, range: range) }
    let operands: (Activation) -> [Value] = { activation in slots.map { activation.slots[$0] } }
    guard let base, !base.type.isReference, !base.isMetatypeExpression else {
      var object: Run<Value> = { _ in .void }
      var prepareObject: Run<Void>?
      var finish = slots
      if let base {
        let operand = try objectOperand(base)
        object = operand.object
        prepareObject = operand.prepare
        finish += operand.finish
      } else {
        object = staticReceiver(getter)
      }
      let load: Run<Value> = { activation in
        var receiver = try object(activation)
        var values = operands(activation)
        return try get(activation, &receiver, &values)
      }
      let store: (Activation, Value) throws -> Void = { activation, value in
        var receiver = try object(activation)
        var values = operands(activation) + [value]
        _ = try set?(activation, &receiver, &values)
      }
      return LValue(
        prepare: { activation in
          try prepareObject?(activation)
          for step in evaluate { try step(activation) }
        }, finish: finish, load: load, store: store,
        modify: { activation, body in
          var value = try load(activation)
          try body(&value)
          try store(activation, value)
        })
    }
    let outer = try lvalue(of: base)
    return LValue(
      prepare: { activation in
        try outer.prepare?(activation)
        for step in evaluate { try step(activation) }
      }, finish: outer.finish + slots,
      load: { activation in
        var receiver = try outer.load(activation)
        var values = operands(activation)
        return try get(activation, &receiver, &values)
      },
      store: { activation, value in
        var values = operands(activation) + [value]
        try outer.modify(activation) { reference in _ = try set?(activation, &reference, &values) }
      },
      modify: { activation, body in
        var values = operands(activation)
        try outer.modify(activation) { reference in
          var value = try get(activation, &reference, &values)
          try body(&value)
          values.append(value)
          _ = try set?(activation, &reference, &values)
        }
      })
  }
}
