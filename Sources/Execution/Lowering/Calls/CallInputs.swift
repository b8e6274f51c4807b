import SyntaxTree

/// Inputs of a call, as types, so that the call and the evaluation of its arguments are one specialized closure.
protocol CallInputs {
  associatedtype Values
  func evaluate(_ activation: Activation) throws -> Values
  /// Stores the inputs after the slot of the result.
  static func place(_ values: consuming Values, in frame: UnsafeMutablePointer<Value>)
}

struct NoInputs: CallInputs {
  @inline(__always) func evaluate(_: Activation) throws {}
  @inline(__always) static func place(_: Void, in _: UnsafeMutablePointer<Value>) {}
}

struct OneInteger<Source: IntegerSource>: CallInputs {
  let source: Source
  @inline(__always)
  func evaluate(_ activation: Activation) throws -> Int { try source(activation) }
  @inline(__always)
  static func place(_ value: Int, in frame: UnsafeMutablePointer<Value>) { (frame + 1).initialize(to: .int(value)) }
}

struct TwoIntegers: CallInputs {
  let first: Run<Int>
  let second: Run<Int>
  @inline(__always)
  func evaluate(_ activation: Activation) throws -> (Int, Int) {
    let first = try first(activation)
    return (first, try second(activation))
  }
  @inline(__always)
  static func place(_ values: (Int, Int), in frame: UnsafeMutablePointer<Value>) {
    (frame + 1).initialize(to: .int(values.0))
    (frame + 2).initialize(to: .int(values.1))
  }
}

struct OneInput: CallInputs {
  let first: Run<Value>
  @inline(__always)
  func evaluate(_ activation: Activation) throws -> Value { try first(activation) }
  @inline(__always)
  static func place(_ value: consuming Value, in frame: UnsafeMutablePointer<Value>) {
    (frame + 1).initialize(to: value)
  }
}

struct TwoInputs: CallInputs {
  let first: Run<Value>
  let second: Run<Value>
  @inline(__always)
  func evaluate(_ activation: Activation) throws -> (Value, Value) {
    let first = try first(activation)
    return (first, try second(activation))
  }
  @inline(__always)
  static func place(_ values: consuming (Value, Value), in frame: UnsafeMutablePointer<Value>) {
    (frame + 1).initialize(to: values.0)
    (frame + 2).initialize(to: values.1)
  }
}

struct ThreeInputs: CallInputs {
  let first: Run<Value>
  let second: Run<Value>
  let third: Run<Value>
  @inline(__always)
  func evaluate(_ activation: Activation) throws -> (Value, Value, Value) {
    let first = try first(activation)
    let second = try second(activation)
    return (first, second, try third(activation))
  }
  @inline(__always)
  static func place(_ values: consuming (Value, Value, Value), in frame: UnsafeMutablePointer<Value>) {
    (frame + 1).initialize(to: values.0)
    (frame + 2).initialize(to: values.1)
    (frame + 3).initialize(to: values.2)
  }
}

/// A call whose inputs go straight into a new frame. An object, because a closure that captures one thing is entered sooner than
/// one that captures five.
final class DirectCall<Inputs: CallInputs> {
  private let target: LoweredFunction
  private let inputs: Inputs
  private let runtime: Runtime
  private let range: SourceRange

  init(target: LoweredFunction, inputs: Inputs, runtime: Runtime, range: SourceRange) {
    self.target = target
    self.inputs = inputs
    self.runtime = runtime
    self.range = range
  }

  @inline(__always)
  func int(_ activation: Activation) throws -> Int {
    let (body, inner) = try enter(activation)
    return try body._withUnsafeGuaranteedRef { try $0.int(inner) }
  }
  @inline(__always)
  func bool(_ activation: Activation) throws -> Bool {
    let (body, inner) = try enter(activation)
    return try body._withUnsafeGuaranteedRef { try $0.bool(inner) }
  }
  @inline(__always)
  func double(_ activation: Activation) throws -> Double {
    let (body, inner) = try enter(activation)
    return try body._withUnsafeGuaranteedRef { try $0.double(inner) }
  }
  @inline(__always)
  func void(_ activation: Activation) throws {
    let (body, inner) = try enter(activation)
    try body._withUnsafeGuaranteedRef { try $0.void(inner) }
  }
  @inline(__always)
  func value(_ activation: Activation) throws -> Value {
    let (body, inner) = try enter(activation)
    return try body._withUnsafeGuaranteedRef { try $0.value(inner) }
  }

  @inline(__always)
  private func enter(_ activation: Activation) throws -> (body: Unmanaged<LoweredBody>, activation: Activation) {
    let values = try inputs.evaluate(activation)
    let body = try target.load()
    let thread = activation.unretained
    let size = body._withUnsafeGuaranteedRef { $0.frameSize }
    guard let frame = thread._withUnsafeGuaranteedRef({ $0.push(size) }) else { throw overflow() }
    Inputs.place(values, in: frame)
    return (body, Activation(slots: frame, captures: frame, thread: thread))
  }

  @inline(never)
  private func overflow() -> Trap { runtime.stackOverflow(at: range) }
}
