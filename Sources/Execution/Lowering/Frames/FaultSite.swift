import SyntaxTree

/// Place of an operation in the program, for the faults of lowered code. It is one object, so that a closure captures one
/// reference instead of the runtime and the range, and faults are made out of line.
final class FaultSite: Sendable {
  let runtime: Runtime
  let range: SourceRange

  init(_ runtime: Runtime, _ range: SourceRange) {
    self.runtime = runtime
    self.range = range
  }

  @inline(never)
  func index(_ index: Int, of count: Int) -> any Error { runtime.indexFault(index, of: count, at: range) }

  @inline(never)
  func overflow(_ a: Int, _ sign: String, _ b: Int) -> any Error { runtime.overflow(a, sign, b, at: range) }

  @inline(never)
  func overflow(_ a: Int, adding b: Int) -> any Error {
    overflow(a, b < 0 && b != .min ? "-" : "+", b == .min ? b : abs(b))
  }
}

extension Runtime {
  /// Error with which lowered code ends while the program is being stopped.
  @inline(never)
  func stopError() -> any Error { stopTrap ?? Trap(.interrupted) }
}
