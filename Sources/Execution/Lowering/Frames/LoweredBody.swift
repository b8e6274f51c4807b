/// Body of a function as closures, with preparation and cleanup.
///
/// A caller stores the inputs in a frame of `frameSize` slots and runs the body as the type of its result; the frame is
/// then cleared and freed in any case.
final class LoweredBody: @unchecked Sendable {
  // Unchecked because the closures are: everything is constant.

  /// Preparation and cleanup of a frame.
  struct Upkeep {
    /// Inputs that closures inside capture and change: they go into boxes.
    var boxed: [Int] = []
    /// `inout` inputs among those: their callers take values back.
    var unboxed: [Int] = []
    /// Slots that may still hold a reference in the end.
    var cleared: [Int] = []
  }

  let frameSize: Int
  let usesTypeArguments: Bool
  // Whatever calls this holds the runtime, which owns the lowering; checking that would cost a lock instruction a call.
  private let runtime: Unmanaged<Runtime>
  private let machineType: MachineType?
  // Bare: the code alone. As properties of their own, because a closure that is taken out of an enum is retained for its call.
  private let bareValue: Run<Value>
  private let bareInt: Run<Int>
  private let bareBool: Run<Bool>
  private let bareDouble: Run<Double>
  private let bareVoid: Run<Void>
  /// The one slot to be cleared, or 0: the usual upkeep.
  private let cleared: Int
  /// True if the frame needs more than one cleared slot.
  private let needsUpkeep: Bool
  private let upkeep: Upkeep

  init(frameSize: Int, code: Code, upkeep: Upkeep, usesTypeArguments: Bool, runtime: Runtime) {
    self.frameSize = frameSize
    self.usesTypeArguments = usesTypeArguments
    self.runtime = .passUnretained(runtime)
    machineType = code.machineType
    bareValue = code.value
    bareInt = code.int
    bareBool = code.bool
    bareDouble = code.double
    bareVoid = code.void
    let isUsual = upkeep.boxed.isEmpty && upkeep.cleared.count <= 1
    cleared = isUsual ? upkeep.cleared.first ?? 0 : 0
    needsUpkeep = !isUsual
    self.upkeep = upkeep
  }

  /// Returns true if a frame needs no upkeep, and the result is of a type without references.
  func isPlain(_ result: MachineType) -> Bool { !needsUpkeep && cleared == 0 && machineType == result }

  /// Returns a plain body's integer; the caller frees the frame.
  @inline(__always)
  func plainInt(_ activation: Activation) throws -> Int {
    if runtime._withUnsafeGuaranteedRef({ $0.isStopping }) { throw stopped() }
    return try bareInt(activation)
  }

  /// Returns a plain body's truth value; the caller frees the frame.
  @inline(__always)
  func plainBool(_ activation: Activation) throws -> Bool {
    if runtime._withUnsafeGuaranteedRef({ $0.isStopping }) { throw stopped() }
    return try bareBool(activation)
  }

  /// Returns true if the body leaves an input's slot unchanged.
  func leaves(_ slot: Int) -> Bool { !needsUpkeep && cleared != slot }

  @inline(__always)
  func value(_ activation: Activation) throws -> Value {
    switch machineType {
    case .int: return .int(try int(activation))
    case .bool: return .bool(try bool(activation))
    case .double: return .double(try double(activation))
    case .void:
      try void(activation)
      return .void
    case nil: return try run(activation) { try bareValue($0) }
    }
  }

  @inline(__always)
  func int(_ activation: Activation) throws -> Int { try run(activation) { try bareInt($0) } }
  @inline(__always)
  func bool(_ activation: Activation) throws -> Bool { try run(activation) { try bareBool($0) } }
  @inline(__always)
  func double(_ activation: Activation) throws -> Double { try run(activation) { try bareDouble($0) } }
  @inline(__always)
  func void(_ activation: Activation) throws { _ = try run(activation) { try bareVoid($0) } }

  @inline(__always)
  private func run<Result>(_ activation: Activation, _ bare: (Activation) throws -> Result) throws -> Result {
    let result: Result
    do {
      if needsUpkeep { box(activation) }
      if runtime._withUnsafeGuaranteedRef({ $0.isStopping }) { throw stopped() }
      result = try bare(activation)
    } catch {
      activation.slots[0] = .unset
      leave(activation)
      throw error
    }
    leave(activation)
    return result
  }

  @inline(never)
  private func stopped() -> any Error { runtime.takeUnretainedValue().stopTrap ?? Trap(.interrupted) }

  @inline(__always)
  private func leave(_ activation: Activation) {
    if cleared != 0 { activation.slots[cleared] = .unset }
    if needsUpkeep { clear(activation) }
    activation.thread.top = activation.slots
  }

  @inline(never)
  private func box(_ activation: Activation) {
    for slot in upkeep.boxed { activation.slots[slot] = .object(Box(activation.take(slot))) }
  }

  @inline(never)
  private func clear(_ activation: Activation) {
    for slot in upkeep.unboxed { activation.slots[slot] = activation.box(slot).value }
    for slot in upkeep.cleared { activation.slots[slot] = .unset }
  }
}
