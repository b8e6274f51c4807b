import Types

/// Lowering of the code of one frame: assigns slots and tracks open scopes.
final class FrameLowering {
  /// Cleanup at the end of a scope; the last one declared runs first.
  enum Cleanup {
    case slot(Int)
    case deferred(flag: Int, Step)
  }

  /// Storage of a variable.
  enum Place {
    case slot(Int)
    case boxedSlot(Int)
    case capture(Int)
    case boxedCapture(Int)
    case global(Box)
  }

  let lowering: Lowering
  var runtime: Runtime { lowering.runtime }
  let analysis: CaptureAnalysis
  let info: FrameInfo
  let parent: FrameLowering?
  /// Enclosing function, which `return` leaves; nil for closures.
  let function: FunctionDecl?
  let isolation: FrameIsolation
  let isAsync: Bool
  private(set) var slotCount = 1
  private var slots: [ObjectIdentifier: Int] = [:]
  private var scopes: [[Cleanup]] = [[]]
  private var jumpTargets: [ObjectIdentifier: Int] = [:]
  private var localFunctions: [ObjectIdentifier: LoweredFunction] = [:]
  /// Indices of the captures that a closure's capture list declares.
  var ownCaptures: [ObjectIdentifier: Int] = [:]
  /// Calls after which the closure that is called is not needed any more.
  var lastCalls: [ObjectIdentifier: VariableDecl] = [:]
  /// Temporaries that may still hold something when a call ends early.
  private(set) var loose: [Int] = []

  init(
    _ lowering: Lowering, analysis: CaptureAnalysis, info: FrameInfo, parent: FrameLowering?, function: FunctionDecl?,
    isolation: FrameIsolation = .fixed(.none), isAsync: Bool = false
  ) {
    self.lowering = lowering
    self.analysis = analysis
    self.info = info
    self.parent = parent
    self.function = function
    self.isolation = isolation
    self.isAsync = isAsync
  }

  // MARK: Slots

  /// Returns a new slot for a temporary value; its user clears it.
  func temporary() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  /// Returns a new slot that may hold references.
  func valueTemporary() -> Int {
    let slot = temporary()
    loose.append(slot)
    return slot
  }

  /// Returns a new slot for a variable whose value may hold references.
  func looseSlot(for variable: VariableDecl) -> Int {
    let slot = valueTemporary()
    slots[ObjectIdentifier(variable)] = slot
    return slot
  }

  func slot(for variable: VariableDecl) -> Int {
    if let slot = slots[ObjectIdentifier(variable)] { return slot }
    let slot = temporary()
    slots[ObjectIdentifier(variable)] = slot
    return slot
  }

  func slots(where isWanted: (ObjectIdentifier) -> Bool) -> [Int] {
    slots.filter { isWanted($0.key) }.map(\.value).sorted()
  }

  /// Assigns a slot to a variable of the open scope.
  func declare(_ variable: VariableDecl) {
    guard variable.kind == .local else { return }
    let slot = slot(for: variable)
    if analysis.isBoxed(variable) || variable.type.machineType == nil || variable.ownership != .strong {
      scopes[scopes.count - 1].append(.slot(slot))
    }
  }

  func deferred(flag: Int, _ step: @escaping Step) { scopes[scopes.count - 1].append(.deferred(flag: flag, step)) }

  func place(of variable: VariableDecl) -> Place {
    if variable.kind == .global { return .global(lowering.box(of: variable)) }
    if let index = ownCaptures[ObjectIdentifier(variable)] { return .capture(index) }
    let isBoxed = analysis.isBoxed(variable)
    if slots[ObjectIdentifier(variable)] == nil, let index = info.captureIndex(of: variable) {
      return isBoxed ? .boxedCapture(index) : .capture(index)
    }
    let slot = slot(for: variable)
    return isBoxed ? .boxedSlot(slot) : .slot(slot)
  }

  // MARK: Jumps

  func number(of target: JumpTarget) -> Int {
    if let number = jumpTargets[ObjectIdentifier(target)] { return number }
    defer { jumpTargets[ObjectIdentifier(target)] = jumpTargets.count }
    return jumpTargets.count
  }

  // MARK: Scopes

  /// Lowers a scope and releases its variables in reverse order, however it ends.
  func scoped(_ body: () throws -> Step) throws -> Step {
    scopes.append([])
    let step: Step
    do { step = try body() } catch {
      scopes.removeLast()
      throw error
    }
    guard let cleanup = closeScope() else { return step }
    return Self.releasing(step, cleanup)
  }

  /// Lowers a block as a scope.
  func scopedBlock(_ body: () throws -> LoweredBlock) throws -> LoweredBlock {
    scopes.append([])
    let block: LoweredBlock
    do { block = try body() } catch {
      scopes.removeLast()
      throw error
    }
    guard let cleanup = closeScope() else { return block }
    return LoweredBlock(step: Self.releasing(block.step, cleanup))
  }

  /// Lowers a statement that is a scope.
  func scopedStatement(_ body: () throws -> LoweredStatement) throws -> LoweredStatement {
    scopes.append([])
    let statement: LoweredStatement
    do { statement = try body() } catch {
      scopes.removeLast()
      throw error
    }
    guard let cleanup = closeScope() else { return statement }
    return LoweredStatement(step: Self.releasing(statement.step, cleanup))
  }

  private static func releasing(
    _ step: @escaping Step, _ cleanup: @escaping (Activation, (any Error)?) throws -> Void
  ) -> Step {
    { activation in
      let signal: Signal
      do { signal = try step(activation) } catch {
        try cleanup(activation, error)
        throw error
      }
      try cleanup(activation, nil)
      return signal
    }
  }

  func scopedCode(_ body: () throws -> Code) throws -> Code {
    scopes.append([])
    let code: Code
    do { code = try body() } catch {
      scopes.removeLast()
      throw error
    }
    guard let cleanup = closeScope() else { return code }
    let run = code.value
    let whole: Run<Value> = { activation in
      let result: Value
      do { result = try run(activation) } catch {
        try cleanup(activation, error)
        throw error
      }
      try cleanup(activation, nil)
      return result
    }
    switch code.body {
    case .void: return .void { _ = try whole($0) }
    case .int: return Code(.int { try whole($0).asInt })
    case .double: return Code(.double { try whole($0).asDouble })
    case .bool: return Code(.bool { try whole($0).asBool })
    case .value: return .value(whole)
    }
  }

  private func closeScope() -> ((Activation, (any Error)?) throws -> Void)? {
    let cleanups = scopes.removeLast()
    if cleanups.isEmpty { return nil }
    let plain: [Int] = cleanups.reversed().compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
    if plain.count == cleanups.count {
      if plain.count == 1 {
        let only = plain[0]
        return { activation, _ in activation.slots[only] = .unset }
      }
      return { activation, _ in
        for slot in plain { activation.slots[slot] = .unset }
      }
    }
    let reversed = Array(cleanups.reversed())
    return { activation, error in
      for cleanup in reversed {
        switch cleanup {
        case .slot(let slot): activation.slots[slot] = .unset
        case .deferred(let flag, let step):
          guard activation.bool(flag) else { continue }
          activation.slots[flag] = .unset
          // A program that is being stopped runs nothing more.
          if error is Trap { continue }
          _ = try step(activation)
        }
      }
    }
  }

  // MARK: Local functions

  func localFunction(_ decl: FunctionDecl) -> LoweredFunction {
    var root = self
    while let parent = root.parent { root = parent }
    if let known = root.localFunctions[ObjectIdentifier(decl)] { return known }
    let function = LoweredFunction(decl, lowering)
    function.captures = analysis.frame(of: decl).captures
    root.localFunctions[ObjectIdentifier(decl)] = function
    return function
  }

  /// Returns true if it is declared inside the body that is being lowered, so that it shares its variables.
  func isLocal(_ decl: FunctionDecl) -> Bool { analysis.isLocal(decl) }

  /// Returns the captured variables of this frame, to be passed to a closure or local function: values, or their boxes.
  func captureSources(_ variables: [VariableDecl]) -> [Operand] {
    variables.map { variable in
      switch place(of: variable) {
      case .slot(let slot), .boxedSlot(let slot): return Operand { $0.slots[slot] }
      case .capture(let index), .boxedCapture(let index): return Operand { $0.captures[index] }
      case .global(let box): return Operand { _ in .object(box) }
      }
    }
  }
}
