/// Body of a loop. Its forms are types, so that the loop and the calls of its statements are one specialized closure.
protocol LoopTurn {
  func callAsFunction(_ activation: Activation) throws -> Signal
}

struct SingleStatement: LoopTurn {
  let run: Run<Void>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Signal {
    try run(activation)
    return .normal
  }
}

struct TwoStatements: LoopTurn {
  let first: Run<Void>
  let second: Run<Void>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Signal {
    try first(activation)
    try second(activation)
    return .normal
  }
}

/// A body that may leave the loop or the turn.
struct LeavingStatements: LoopTurn {
  let step: Step
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Signal { try step(activation) }
}

/// A loop without its body.
protocol Loop {
  func code<Turn: LoopTurn>(_ turn: Turn) -> Step
}

extension LoweredBlock {
  /// Returns the loop's code with this block as its body.
  @inline(__always)
  func repeated(by loop: some Loop) -> Step {
    guard let statements, let plain else { return loop.code(LeavingStatements(step: step)) }
    if statements.count == 2 {
      return loop.code(TwoStatements(first: statements[0].run, second: statements[1].run))
    }
    return loop.code(SingleStatement(run: plain.run))
  }
}

/// The ways in which a loop ends: a poll for interruption before each turn, and the signals that are meant for it.
struct LoopControl {
  let runtime: Runtime
  let breaks: Signal
  let continues: Signal

  @inline(__always)
  func poll() throws {
    if runtime.isStopping { throw runtime.stopError() }
  }

  /// Returns the signal with which the loop ends after a turn; nil where it goes on.
  @inline(__always)
  func end(after signal: Signal) -> Signal? {
    if signal.isNormal || signal == continues { return nil }
    return signal == breaks ? .normal : signal
  }
}

/// Condition of a loop or a branch.
protocol Condition {
  func callAsFunction(_ activation: Activation) throws -> Bool
}

struct NoCondition: Condition {
  @inline(__always)
  func callAsFunction(_: Activation) -> Bool { true }
}

struct ComputedCondition: Condition {
  let run: Run<Bool>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Bool { try run(activation) }
}

/// Comparison of a local integer with another integer.
struct ComparisonCondition<Operation: IntegerComparison, Other: IntegerSource>: Condition {
  let slot: Int
  let other: Other
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Bool {
    Operation.apply(activation.int(slot), try other(activation))
  }
}
