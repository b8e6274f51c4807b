import SyntaxTree
import Types

/// Body and captures of a closure of the program, for callers that keep the closure and provide the frame.
struct ClosureCode {
  private let body: Unmanaged<LoweredBody>
  let captures: UnsafeMutablePointer<Value>

  fileprivate init(_ body: Unmanaged<LoweredBody>, _ captures: UnsafeMutablePointer<Value>) {
    self.body = body
    self.captures = captures
  }

  var frameSize: Int { body._withUnsafeGuaranteedRef { $0.frameSize } }
  func isPlain(_ result: MachineType) -> Bool { body._withUnsafeGuaranteedRef { $0.isPlain(result) } }
  func leaves(_ slot: Int) -> Bool { body._withUnsafeGuaranteedRef { $0.leaves(slot) } }

  @inline(__always)
  func value(_ activation: Activation) throws -> Value {
    try body._withUnsafeGuaranteedRef { try $0.value(activation) }
  }
  @inline(__always)
  func bool(_ activation: Activation) throws -> Bool { try body._withUnsafeGuaranteedRef { try $0.bool(activation) } }
  @inline(__always)
  func plainInt(_ activation: Activation) throws -> Int {
    try body._withUnsafeGuaranteedRef { try $0.plainInt(activation) }
  }
  @inline(__always)
  func plainBool(_ activation: Activation) throws -> Bool {
    try body._withUnsafeGuaranteedRef { try $0.plainBool(activation) }
  }
}

/// A closure of the program: its code, shared by all closures made at that place, and its captures.
final class ClosureFunction: Function, @unchecked Sendable {
  // Held by `owned`. A call goes through these without counting references: the caller keeps the function alive.
  private let body: Unmanaged<LoweredBody>
  private let owned: LoweredBody
  let runtime: Runtime
  let inouts: [Int]
  let site: SourceRange
  private let captures: UnsafeMutablePointer<Value>
  private let count: Int

  init(
    body: LoweredBody, runtime: Runtime, arity: Int, inouts: [Int], captures values: [Value], site: SourceRange,
    isolation: Isolation = .none
  ) {
    self.body = .passUnretained(body)
    owned = body
    self.runtime = runtime
    self.inouts = inouts
    self.site = site
    count = values.count
    captures = .allocate(capacity: count)
    for (index, value) in values.enumerated() { (captures + index).initialize(to: value) }
    super.init(arity: arity, implementation: nil, unary: nil)
    self.isolation = isolation
  }

  deinit {
    if count == 0 { return captures.deallocate() }
    // Closures that hold closures end one within the other.
    if EvaluationThread.isDeep {
      EvaluationThread.keepRemains(Array(UnsafeBufferPointer(start: captures, count: count)))
    }
    captures.deinitialize(count: count)
    captures.deallocate()
    EvaluationThread.destroyRemains()
  }

  override var capturedObjects: (kept: [AnyObject], known: [WeakReference]) {
    var objects: (kept: [AnyObject], known: [WeakReference]) = ([], [])
    for index in 0..<count {
      guard case .object(let captured) = captures[index] else { continue }
      var object = captured
      if let box = captured as? Box {
        guard case .object(let content) = box.value else { continue }
        object = content
      }
      if let reference = object as? WeakReference {
        objects.known.append(reference)
      } else {
        objects.kept.append(object)
      }
    }
    return objects
  }

  override func call() throws -> Value {
    let thread = EvaluationThread.unretained
    return try enter(thread, try push(thread))
  }

  override func call(_ first: Value) throws -> Value {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    if arity > 0 { (frame + 1).place(first) }
    return try enter(thread, frame)
  }

  override func call(_ first: Value, _ second: Value) throws -> Value {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    if arity > 0 { (frame + 1).place(first) }
    if arity > 1 { (frame + 2).place(second) }
    return try enter(thread, frame)
  }

  override func call(_ first: Value, _ second: Value, _ third: Value) throws -> Value {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    if arity > 0 { (frame + 1).place(first) }
    if arity > 1 { (frame + 2).place(second) }
    if arity > 2 { (frame + 3).place(third) }
    return try enter(thread, frame)
  }

  override func test(_ first: Value) throws -> Bool {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    if arity > 0 { (frame + 1).place(first) }
    let activation = Activation(slots: frame, captures: captures, thread: thread)
    if thread._withUnsafeGuaranteedRef({ $0.isInside }) { return try runTest(activation) }
    return try enterFirst(activation).asBool
  }

  override func perform(_ first: Value) throws {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    if arity > 0 { (frame + 1).place(first) }
    let activation = Activation(slots: frame, captures: captures, thread: thread)
    if thread._withUnsafeGuaranteedRef({ $0.isInside }) { return try runVoid(activation) }
    _ = try enterFirst(activation)
  }

  override func call(_ arguments: [Value]) throws -> Value {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    for index in 0..<min(arity, arguments.count) { (frame + 1 + index).initialize(to: arguments[index]) }
    return try enter(thread, frame)
  }

  override func call(changing arguments: inout [Value]) throws -> Value {
    let thread = EvaluationThread.unretained
    let frame = try push(thread)
    for index in 0..<min(arity, arguments.count) {
      (frame + 1 + index).initialize(to: arguments[index])
      if inouts.contains(index) { arguments[index] = .unset }
    }
    defer {
      for index in inouts where index < arguments.count {
        swap(&frame[1 + index], &arguments[index])
        frame[1 + index] = .unset
      }
    }
    return try enter(thread, frame)
  }

  @inline(__always)
  private func push(_ thread: Unmanaged<EvaluationThread>) throws -> UnsafeMutablePointer<Value> {
    let size = body._withUnsafeGuaranteedRef { $0.frameSize }
    guard let frame = thread._withUnsafeGuaranteedRef({ $0.push(size) }) else {
      throw runtime.stackOverflow(at: site)
    }
    return frame
  }

  @inline(__always)
  private func enter(
    _ thread: Unmanaged<EvaluationThread>, _ frame: UnsafeMutablePointer<Value>
  ) throws -> Value {
    let activation = Activation(slots: frame, captures: captures, thread: thread)
    if thread._withUnsafeGuaranteedRef({ $0.isInside }) { return try run(activation) }
    return try enterFirst(activation)
  }

  @inline(__always)
  private func run(_ activation: Activation) throws -> Value {
    try body._withUnsafeGuaranteedRef { try $0.value(activation) }
  }

  @inline(__always)
  private func runTest(_ activation: Activation) throws -> Bool {
    try body._withUnsafeGuaranteedRef { try $0.bool(activation) }
  }

  @inline(__always)
  private func runVoid(_ activation: Activation) throws {
    try body._withUnsafeGuaranteedRef { try $0.void(activation) }
  }

  /// Runs the closure as the outermost program code on the stack, so a runtime error is reported here.
  @inline(never)
  private func enterFirst(_ activation: Activation) throws -> Value {
    try runtime.entered(on: activation.thread) { try run(activation) }
  }

  /// Returns the code for a caller that stores this number of arguments in a frame; nil if the number differs.
  func code(arity: Int) -> ClosureCode? {
    arity == self.arity && inouts.isEmpty ? ClosureCode(body, captures) : nil
  }
}

extension Runtime {
  /// Runs a closure's code if no code of the program is further up the stack, and reports a fault in it.
  @inline(__always)
  func entered<Result>(on thread: EvaluationThread, _ run: () throws -> Result) throws -> Result {
    thread.entries += 1
    thread.runtime = self
    defer {
      thread.entries -= 1
      EvaluationThread.destroyRemains()
    }
    do { return try run() } catch let trap as Trap {
      thread.entries -= 1
      abandon(trap)
      thread.entries += 1
      throw trap
    }
  }
}

/// A method bound to its receiver, or a declared function, as a value.
final class BoundFunction: Function, @unchecked Sendable {
  private let invoke: (inout [Value]) throws -> Value
  init(arity: Int, _ invoke: @escaping (inout [Value]) throws -> Value) {
    self.invoke = invoke
    super.init(arity: arity, implementation: nil, unary: nil)
  }
  override func call(_ arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try invoke(&arguments)
  }
  override func call(changing arguments: inout [Value]) throws -> Value { try invoke(&arguments) }
}

/// Captures and slots of a frame that a function value made in it needs after the frame has ended.
final class CallContext: @unchecked Sendable {
  private let captures: [Value]
  private let slots: [(Int, Value)]
  private let frameSize: Int

  init(captures: [Value], slots: [(Int, Value)], frameSize: Int) {
    self.captures = captures
    self.slots = slots
    self.frameSize = frameSize
  }

  func run(_ body: (Activation) throws -> Value) throws -> Value {
    let thread = EvaluationThread.current
    guard let frame = thread.push(frameSize) else {
      throw Trap(.fault("stack overflow: the calls are nested too deeply"))
    }
    for (slot, value) in slots { frame[slot] = value }
    defer {
      for (slot, _) in slots { frame[slot] = .unset }
      thread.top = frame
    }
    var captures = captures
    return try captures.withUnsafeMutableBufferPointer { buffer in
      try body(Activation(slots: frame, captures: buffer.baseAddress ?? thread.base, thread: thread))
    }
  }
}

extension FrameLowering {
  func closure(_ closure: CheckedClosure) throws -> Code {
    let isKnown = analysis.hasFrame(closure)
    let closureInfo = isKnown ? analysis.frame(of: closure) : analysis.addedFrame(in: info)
    let frame = FrameLowering(
      lowering, analysis: analysis, info: closureInfo, parent: self, function: nil,
      isolation: Self.isolation(of: closure, closureInfo, in: self), isAsync: closure.type.isAsync)
    let sources = captureSources(closureInfo.captures)
    var written: [Operand] = []
    for (index, capture) in closure.captures.enumerated() {
      frame.ownCaptures[ObjectIdentifier(capture.variable)] = closureInfo.captures.count + index
      let value = try lower(capture.value).value
      written.append(Operand(stored(capture.variable, value)))
    }
    var inouts: [Int] = []
    for (index, parameter) in closure.parameters.enumerated() where parameter.isInout { inouts.append(index) }
    let body = try frame.body(
      inputs: closure.parameters, inouts: Set(inouts.map { ObjectIdentifier(closure.parameters[$0]) }),
      statements: closure.body, result: closure.type.result)
    let runtime = runtime
    let arity = closure.parameters.count
    let site = closure.body.first?.range ?? Lowering.nowhere
    if sources.isEmpty, written.isEmpty {
      return .constant(
        .function(
          ClosureFunction(
            body: body, runtime: runtime, arity: arity, inouts: inouts, captures: [], site: site,
            isolation: frame.isolation.constant)))
    }
    let all = sources + written
    let inoutIndices = inouts
    // An actor's instance is the one of the frame around.
    let isolation: Run<Isolation> =
      if case .instance = frame.isolation { code(of: self.isolation) } else { frame.code(of: frame.isolation) }
    return .value { activation in
      var values: [Value] = []
      values.reserveCapacity(all.count)
      for source in all { values.append(try source(activation)) }
      return .function(
        ClosureFunction(
          body: body, runtime: runtime, arity: arity, inouts: inoutIndices, captures: values, site: site,
          isolation: try isolation(activation)))
    }
  }
}

extension CaptureAnalysis {
  /// Returns the slots of a frame that hold variables which closures or local functions inside of it use.
  func capturedSlots(of frame: FrameLowering) -> [Int] { frame.slots(where: { self.isCaptured($0) }) }
  func isCaptured(_ id: ObjectIdentifier) -> Bool { captures(id) }
}
