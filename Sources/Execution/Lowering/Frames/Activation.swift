/// A running call: its slots, its captures, and its thread. Passed by value through all lowered code.
struct Activation {
  /// Slot 0 is the result; then `self`, the parameters, the type arguments, the locals.
  let slots: UnsafeMutablePointer<Value>
  let captures: UnsafeMutablePointer<Value>
  unowned(unsafe) let thread: EvaluationThread

  @inline(__always)
  init(
    slots: UnsafeMutablePointer<Value>, captures: UnsafeMutablePointer<Value>, thread: Unmanaged<EvaluationThread>
  ) {
    self.init(slots: slots, captures: captures, thread: thread._withUnsafeGuaranteedRef { $0 })
  }

  @inline(__always)
  init(slots: UnsafeMutablePointer<Value>, captures: UnsafeMutablePointer<Value>, thread: EvaluationThread) {
    self.slots = slots
    self.captures = captures
    self.thread = thread
  }

  /// The thread, used without counting references: it outlives what runs on it.
  @inline(__always)
  var unretained: Unmanaged<EvaluationThread> { .passUnretained(thread) }

  @inline(__always)
  func int(_ slot: Int) -> Int { if case .int(let value) = slots[slot] { value } else { 0 } }
  @inline(__always)
  func double(_ slot: Int) -> Double { if case .double(let value) = slots[slot] { value } else { 0 } }
  @inline(__always)
  func bool(_ slot: Int) -> Bool { if case .bool(let value) = slots[slot] { value } else { false } }

  /// Moves a value out of a slot.
  @inline(__always)
  func take(_ slot: Int) -> Value {
    let value = (slots + slot).move()
    (slots + slot).initialize(to: .unset)
    return value
  }

  @inline(__always)
  func box(_ slot: Int) -> Box { slots[slot].lockedBox }
  @inline(__always)
  func capturedBox(_ index: Int) -> Box { captures[index].lockedBox }
}

extension UnsafeMutablePointer<Value> {
  /// Stores an argument in a slot that holds no reference. Integers are most frequent, and copying any other value is a
  /// call.
  @inline(__always)
  func place(_ value: Value) {
    if case .int(let number) = value { initialize(to: .int(number)) } else { initialize(to: value) }
  }
}

extension Value {
  /// The box that lowering put here for a captured variable.
  @inline(__always)
  var lockedBox: Box {
    guard case .object(let object) = self else { return Box() }
    return unsafeDowncast(object, to: Box.self)
  }
}

/// Outcome of a statement.
struct Signal: Equatable {
  let raw: Int
  static let normal = Signal(raw: 0)
  static let returned = Signal(raw: 1)
  static let fellThrough = Signal(raw: 2)
  /// The condition of an `if` does not hold.
  static let refused = Signal(raw: 3)
  static func breaks(_ target: Int) -> Signal { Signal(raw: 4 + 2 * target) }
  static func continues(_ target: Int) -> Signal { Signal(raw: 5 + 2 * target) }
  @inline(__always) var isNormal: Bool { raw == 0 }
}

typealias Run<Result> = (Activation) throws -> Result
typealias Step = (Activation) throws -> Signal

/// Code for a value, as an element of an array: a bare function there would be called through two thunks.
struct Operand {
  let run: Run<Value>
  init(_ run: @escaping Run<Value>) { self.run = run }
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Value { try run(activation) }
}

/// Leaves an optional chain: made once, because throwing it must not allocate.
struct ChainBreak: Error {
  static let error: any Error = ChainBreak()
}

/// Leaves an initializer that failed inside one that it delegates to.
struct InitializerFailed: Error {
  static let error: any Error = InitializerFailed()
}
