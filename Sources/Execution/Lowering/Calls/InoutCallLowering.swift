import SyntaxTree
import Types

/// Calls with places among their operands.
extension FrameLowering {
  /// Lowers a call that changes its receiver or some of its arguments in place. All operands are evaluated before the
  /// first access begins, as in Swift.
  func callWithInouts(
    _ invoke: @escaping Invoke, receiver: CheckedExpr?, makeReceiver: Run<Value>?, arguments: [CheckedExpr], type: Type,
    range: SourceRange
  ) throws -> Code {
    let place = try receiver.map { try lvalue(of: $0) }
    var places: [(index: Int, place: LValue)] = []
    var values: [Operand?] = []
    for (index, argument) in arguments.enumerated() {
      if argument.isInout {
        places.append((index, try lvalue(of: argument)))
        values.append(nil)
      } else {
        values.append(try lower(argument).operand)
      }
    }
    let runtime = runtime
    let areParts = Self.arePartsOfOne((receiver.map { [$0] } ?? []) + arguments.filter(\.isInout))
    return Code.typed(type) { activation in
      try place?.prepare?(activation)
      var own = try makeReceiver?(activation) ?? .void
      var inputs: [Value] = []
      inputs.reserveCapacity(values.count)
      var next = 0
      for value in values {
        if let value {
          inputs.append(try value(activation))
        } else {
          try places[next].place.prepare?(activation)
          next += 1
          inputs.append(.void)
        }
      }
      if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
      var result = Value.void
      func enter(_ index: Int) throws {
        guard index < places.count else {
          if let place {
            try place.modify(activation) { reference in result = try invoke(activation, &reference, &inputs) }
          } else {
            result = try invoke(activation, &own, &inputs)
          }
          return
        }
        let (argument, target) = places[index]
        try target.modify(activation) { reference in
          swap(&inputs[argument], &reference)
          defer { swap(&inputs[argument], &reference) }
          try enter(index + 1)
        }
      }
      do {
        if areParts {
          if let place { own = try place.load(activation) }
          for (argument, target) in places { inputs[argument] = try target.load(activation) }
          // The places were loaded from just before: that they cannot be stored to is no fault that could come up now.
          defer {
            if let place { try? place.store(activation, own) }
            for (argument, target) in places { try? target.store(activation, inputs[argument]) }
          }
          result = try invoke(activation, &own, &inputs)
        } else if places.isEmpty, let place {
          try place.modify(activation) { reference in result = try invoke(activation, &reference, &inputs) }
        } else {
          try enter(0)
        }
      } catch {
        throw runtime.isStopping ? runtime.stopped(at: range) : error
      }
      place?.end(activation)
      for (_, target) in places { target.end(activation) }
      return result
    }
  }

  /// `swap(&pair.0, &pair.1)`: parts of one value are put back one after the other.
  private static func arePartsOfOne(_ arguments: [CheckedExpr]) -> Bool {
    let roots = arguments.compactMap(\.rootOfPart)
    return Set(roots.map { ObjectIdentifier($0) }).count < roots.count
  }
}

extension CheckedExpr {
  /// The variable whose value an argument is a part of: a field of a struct, an element of a tuple.
  fileprivate var rootOfPart: VariableDecl? {
    switch kind {
    case .inoutArgument(let inner), .convert(let inner, .identity), .forceUnwrap(let inner), .bindOptional(let inner):
      inner.rootOfPart
    case .tupleElement(let base, _): base.rootOfPart
    case .property(let base, _) where !base.type.isReference: base.rootOfPart
    // Variables other than locals are guarded as a whole at run time, by compiled code and by us.
    case .variable(let variable): variable.kind == .global ? nil : variable
    default: nil
    }
  }
}
