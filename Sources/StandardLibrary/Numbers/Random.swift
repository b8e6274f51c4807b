import Execution
import Types

/// Randomness that the program supplies, so that it can be the same each time.
package func declareRandom(_ module: NativeModule) {
  module.type("protocol RandomNumberGenerator { mutating func next() -> UInt64 }")
  module.type("struct SystemRandomNumberGenerator: RandomNumberGenerator", represents: SystemRandomNumberGenerator.self)
  var system: [NativeMember] = []
  system.nullary("init()") { .boxed(SystemRandomNumberGenerator()) }
  system.mutating("mutating func next() -> UInt64") { _, _ in .boxed(UInt64.random(in: 0...UInt64.max)) }
  module.extend("extension SystemRandomNumberGenerator", system)

  let integer: @Sendable (inout Value, NativeCall) throws -> Value = { generator, call in
    guard let bounds = call[0].rangeBounds else { return .void }
    var source = ProgramGenerator(generator, call.runtime)
    defer { generator = source.state }
    func pick<T: NativeInteger>(_ type: T.Type) throws -> Value {
      let (lower, upper) = (T.from(bounds.lower), T.from(bounds.upper))
      if bounds.isClosed { return T.random(in: lower...upper, using: &source).asValue }
      guard lower < upper else { throw fault("Can't get random value with an empty range") }
      return T.random(in: lower..<upper, using: &source).asValue
    }
    return try pick(integerType(call.typeArguments[0]))
  }
  let float: @Sendable (inout Value, NativeCall) throws -> Value = { generator, call in
    guard let bounds = call[0].rangeBounds else { return .void }
    var source = ProgramGenerator(generator, call.runtime)
    defer { generator = source.state }
    return try bounds.randomElement(Double.self, using: &source)
  }
  var integers: [NativeMember] = []
  var doubles: [NativeMember] = []
  for range in ["Range", "ClosedRange"] {
    func signature(_ type: String) -> String {
      "static func random<T: RandomNumberGenerator>(in range: \(range)<\(type)>, using generator: inout T) -> \(type)"
    }
    integers.mutating(signature("Self"), integer)
    doubles.mutating(signature("Double"), float)
  }
  module.extend("extension FixedWidthInteger", integers)
  module.extend("extension Double", doubles)

  var bool: [NativeMember] = []
  bool.mutating("static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool") { generator, call in
    var source = ProgramGenerator(generator, call.runtime)
    defer { generator = source.state }
    return .bool(Bool.random(using: &source))
  }
  module.extend("extension Bool", bool)

  var sequences: [NativeMember] = []
  sequences.append(
    NativeMember(
      "func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element]",
      // The receiver is first, the generator second.
      .mutatingAll { places, call in
        var source = ProgramGenerator(places[1], call.runtime)
        defer { places[1] = source.state }
        return .array(try elements(of: places[0], call.runtime).shuffled(using: &source, call.runtime))
      }))
  module.extend("extension Sequence", sequences)

  var collections: [NativeMember] = []
  collections.append(
    NativeMember(
      "func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?",
      .mutatingAll { places, call in
        var source = ProgramGenerator(places[1], call.runtime)
        defer { places[1] = source.state }
        return .optional(try elements(of: places[0], call.runtime).randomElement(using: &source))
      }))
  module.extend("extension Collection", collections)

  var arrays: [NativeMember] = []
  arrays.append(
    NativeMember(
      "mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)",
      .mutatingAll { places, call in
        var source = ProgramGenerator(places[1], call.runtime)
        defer { places[1] = source.state }
        places[0] = .array(try elements(of: places[0], call.runtime).shuffled(using: &source, call.runtime))
        return .void
      }))
  module.extend("extension Array", arrays)
}

extension RangeBounds {
  /// Returns a random value in the range. If there is no such value, or no distribution over the range, the fault is
  /// Swift's own.
  func randomElement<T: NativeFloat, Generator: RandomNumberGenerator>(
    _ type: T.Type, using source: inout Generator
  ) throws -> Value where T.RawSignificand: FixedWidthInteger {
    let (lower, upper) = (T.from(lower), T.from(upper))
    guard isClosed ? lower <= upper : lower < upper else {
      throw fault(
        lower == upper
          ? "Can't get random value with an empty range" : "Range requires lowerBound <= upperBound")
    }
    guard (upper - lower).isFinite else { throw fault("There is no uniform distribution on an infinite range") }
    if isClosed { return T.random(in: lower...upper, using: &source).asValue }
    return T.random(in: lower..<upper, using: &source).asValue
  }
}

/// A generator of the program's as Swift's own algorithms want it.
private struct ProgramGenerator: RandomNumberGenerator {
  var state: Value
  private let step: FunctionDecl?
  private let runtime: Runtime

  init(_ generator: Value, _ runtime: Runtime) {
    state = generator
    self.runtime = runtime
    var requirement: FunctionDecl?
    for case .function(let function) in runtime.universe.nominal("RandomNumberGenerator")?.protocolRequirements ?? [] {
      requirement = function
    }
    step = requirement.flatMap { requirement in
      runtime.nominal(of: generator).flatMap { runtime.universe.witness(for: requirement, in: $0) }
    }
  }

  mutating func next() -> UInt64 {
    guard let step else { return UInt64.random(in: 0...UInt64.max) }
    let result = try? runtime.lowering.call(
      step, typeArguments: runtime.typeArguments(of: state), arguments: [], mutating: &state)
    // A generator that faulted has stopped the program; a constant would make Swift's algorithms wait for ever.
    return result.map { UInt64.from($0) } ?? UInt64.random(in: 0...UInt64.max)
  }
}
