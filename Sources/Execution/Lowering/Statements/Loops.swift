/// Loop with a condition before each turn.
struct WhileLoop<Test: Condition>: Loop {
  let control: LoopControl
  let test: Test

  func code<Turn: LoopTurn>(_ turn: Turn) -> Step {
    let (control, test) = (control, test)
    return { activation in
      while true {
        try control.poll()
        guard try test(activation) else { return .normal }
        if let end = control.end(after: try turn(activation)) { return end }
      }
    }
  }
}

/// Loop over integers that follow one another.
struct CountingLoop<Filter: Condition>: Loop {
  let control: LoopControl
  let slot: Int
  let filter: Filter
  /// The first and the last number; nil for none.
  let limits: (Activation) throws -> (first: Int, last: Int)?

  func code<Turn: LoopTurn>(_ turn: Turn) -> Step {
    let (control, slot, filter, limits) = (control, slot, filter, limits)
    return { activation in
      guard let (first, last) = try limits(activation) else { return .normal }
      var index = first
      while true {
        try control.poll()
        (activation.slots + slot).initialize(to: .int(index))
        if try filter(activation), let end = control.end(after: try turn(activation)) { return end }
        if index == last { return .normal }
        index &+= 1
      }
    }
  }
}

/// Loop over integers with a step.
struct StridingLoop<Filter: Condition>: Loop {
  let control: LoopControl
  let slot: Int
  let filter: Filter
  let isThrough: Bool
  let limits: (Activation) throws -> (first: Int, end: Int, step: Int)

  func code<Turn: LoopTurn>(_ turn: Turn) -> Step {
    let (control, slot, filter, isThrough, limits) = (control, slot, filter, isThrough, limits)
    return { activation in
      let (first, end, step) = try limits(activation)
      var index = first
      while (step > 0 ? index < end : index > end) || isThrough && index == end {
        try control.poll()
        (activation.slots + slot).initialize(to: .int(index))
        if try filter(activation), let end = control.end(after: try turn(activation)) { return end }
        let (next, overflow) = index.addingReportingOverflow(step)
        if overflow { return .normal }
        index = next
      }
      return .normal
    }
  }
}

/// Loop over the elements of an array in a variable that no closure captures.
struct ElementLoop<Filter: Condition>: Loop {
  let control: LoopControl
  let slot: Int
  let isInteger: Bool
  let filter: Filter
  let array: Run<Value>

  func code<Turn: LoopTurn>(_ turn: Turn) -> Step {
    let (control, slot, filter, array) = (control, slot, filter, array)
    if isInteger {
      return { activation in
        guard case .array(let elements) = try array(activation) else { return .normal }
        for element in elements {
          try control.poll()
          (activation.slots + slot).initialize(to: .int(element.asInt))
          if try filter(activation), let end = control.end(after: try turn(activation)) { return end }
        }
        return .normal
      }
    }
    return { activation in
      guard case .array(let elements) = try array(activation) else { return .normal }
      for element in elements {
        try control.poll()
        activation.slots[slot] = element
        if try filter(activation), let end = control.end(after: try turn(activation)) { return end }
      }
      return .normal
    }
  }
}

/// Loop over the entries of a dictionary, whose keys and values go through a slot each.
struct EntryLoop: Loop {
  let control: LoopControl
  let key: Int
  let value: Int
  let dictionary: Run<Value>

  func code<Turn: LoopTurn>(_ turn: Turn) -> Step {
    let (control, keySlot, valueSlot, dictionary) = (control, key, value, dictionary)
    return { activation in
      guard case .dictionary(let entries) = try dictionary(activation) else { return .normal }
      for (key, value) in entries {
        try control.poll()
        activation.slots[keySlot] = key
        activation.slots[valueSlot] = value
        if let end = control.end(after: try turn(activation)) { return end }
      }
      return .normal
    }
  }
}
