import Execution
import Rx

/// What an operator does to each element with a function of the program. Operators in a row that do no more than this are
/// carried out as one.
struct ProgramStep: ElementStep {
  let step: FunctionChain.Step

  static func row(of steps: [ProgramStep]) -> FunctionChain { FunctionChain(steps.map(\.step)) }
}

extension FunctionChain: StepRow {}

extension NativeCall {
  /// The receiver, a stream, after such a step.
  func step(_ step: FunctionChain.Step) throws -> Value { .stream(try observable(0).step(ProgramStep(step: step))) }
}

/// A function of the program that consumes elements, called without a closure between.
package struct FunctionConsumer: ElementConsumer {
  private let function: Function
  // Not left optional, because what an optional holds is retained for each call.
  package init(_ function: Function?) { self.function = function ?? .nothing }

  @inline(__always)
  package func callAsFunction(_ element: Value) { try? function.perform(element) }
}

/// What else consumes elements.
package struct HandlerConsumer: ElementConsumer {
  private let handle: (Value) -> Void
  package init(_ handle: ((Value) -> Void)?) { self.handle = handle ?? { _ in } }
  package func callAsFunction(_ element: Value) { handle(element) }
}

/// A function of the program that combines two elements.
struct PairCombiner: ElementCombiner {
  let function: Function
  func callAsFunction(_ first: Value, _ second: Value, _: Void, _: Void) throws -> Value {
    try function.call(first, second)
  }
}

/// One that combines three.
struct TripleCombiner: ElementCombiner {
  let function: Function
  func callAsFunction(_ first: Value, _ second: Value, _ third: Value, _: Void) throws -> Value {
    try function.call(first, second, third)
  }
}
