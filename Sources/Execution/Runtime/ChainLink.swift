import Synchronization

/// A step of a chain in executable form.
struct ChainLink: ~Copyable {
  private enum Kind {
    case transform, test, unwrap, accumulate
    // Of closures whose frames hold no reference and that make integers or truth values, as most do in programs.
    case plainTransform, plainTest, plainAccumulate

    /// Corresponding kind for a closure whose frame needs no upkeep.
    var plain: Kind {
      switch self {
      case .transform: .plainTransform
      case .test: .plainTest
      case .accumulate: .plainAccumulate
      default: self
      }
    }
  }

  /// Slot of the element between two steps: that of a closure's first parameter. It holds no reference after an element
  /// was held back.
  static let elementSlot = 1

  let function: Function
  /// Code of a closure of the program, which the function retains; nil for any other function.
  let code: ClosureCode?
  private let kind: Kind
  /// True if the element, which may hold references, is released after this step.
  let endsElement: Bool
  let isClosed = Atomic<Bool>(false)
  private var accumulated = Value.void

  init(_ step: FunctionChain.Step) {
    let kind: Kind
    switch step {
    case .transform(let function): (kind, self.function) = (.transform, function)
    case .test(let function): (kind, self.function) = (.test, function)
    case .unwrap(let function): (kind, self.function) = (.unwrap, function)
    case .accumulate(let function, let first): (kind, self.function, accumulated) = (.accumulate, function, first)
    }
    // The accumulated value is the first parameter.
    let others = kind == .accumulate ? 1 : 0
    code = (function as? ClosureFunction)?.code(arity: others + 1)
    let isLeft = code?.leaves(Self.elementSlot + others) ?? false
    endsElement = kind != .test && !isLeft
    let isPlain = code?.isPlain(kind == .test ? .bool : .int) ?? false
    self.kind = isPlain ? kind.plain : kind
  }

  /// Runs a closure's code in a frame that holds the element. False where it is held back.
  @inline(__always)
  mutating func run(_ code: ClosureCode, _ activation: Activation) throws -> Bool {
    let slot = activation.slots + Self.elementSlot
    switch kind {
    case .plainTransform:
      slot.initialize(to: .int(try code.plainInt(activation)))
      return true
    case .plainTest: return try code.plainBool(activation)
    case .plainAccumulate:
      (slot + 1).initialize(to: slot.move())
      slot.place(accumulated)
      let sum = try code.plainInt(activation)
      accumulated = .int(sum)
      slot.initialize(to: .int(sum))
      return true
    case .transform:
      slot.initialize(to: try code.value(activation))
      return true
    case .test: return try testing(slot.pointee, slot) { try code.bool(activation) }
    case .unwrap:
      guard let element = try code.value(activation).asOptional else { return false }
      slot.initialize(to: element)
      return true
    case .accumulate:
      (slot + 1).initialize(to: slot.move())
      slot.place(accumulated)
      let result = try code.value(activation)
      // Not in the slot yet: the release of the old accumulated value may run code of the program in this frame.
      accumulated = result
      slot.initialize(to: result)
      return true
    }
  }

  /// Tests the element, which is back in its slot afterwards, unless it is held back.
  private func testing(
    _ element: Value, _ slot: UnsafeMutablePointer<Value>, _ test: () throws -> Bool
  ) throws -> Bool {
    let passes: Bool
    do { passes = try test() } catch {
      slot.initialize(to: element)
      throw error
    }
    if passes { slot.initialize(to: element) }
    return passes
  }

  /// Performs the step by calling its function with the element, without a frame.
  mutating func call(_ slot: UnsafeMutablePointer<Value>) throws -> Bool {
    let element = slot.move()
    slot.initialize(to: .unset)
    switch kind {
    case .transform, .plainTransform: slot.initialize(to: try function.call(element))
    case .test, .plainTest: return try testing(element, slot) { try function.test(element) }
    case .unwrap:
      guard let element = try function.call(element).asOptional else { return false }
      slot.initialize(to: element)
    case .accumulate, .plainAccumulate:
      accumulated = try function.call(accumulated, element)
      slot.initialize(to: accumulated)
    }
    return true
  }
}
