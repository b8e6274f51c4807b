import Execution
import Rx

/// Function of the program that an operator applies to each element. Consecutive operators of this kind are run as one.
struct ProgramStep: ElementStep {
  let step: FunctionChain.Step

  static func row(of steps: [ProgramStep]) -> FunctionChain { FunctionChain(steps.map(\.step)) }
}

extension FunctionChain: StepRow {}

extension NativeCall {
  /// Returns the receiver, a stream, with such a step added.
  func step(_ step: FunctionChain.Step) throws -> Value { .stream(try observable(0).step(ProgramStep(step: step))) }
}

/// A function of the program that consumes elements, called without a closure between.
package struct FunctionConsumer: ElementConsumer {
  private let function: Function
  // Not optional, because the payload of an optional is retained for each call.
  package init(_ function: Function?) { self.function = function ?? .nothing }

  @inline(__always)
  package func callAsFunction(_ element: Value) { try? function.perform(element) }
}

/// Consumer of elements by a native closure.
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

/// Function of the program that combines three elements.
struct TripleCombiner: ElementCombiner {
  let function: Function
  func callAsFunction(_ first: Value, _ second: Value, _ third: Value, _: Void) throws -> Value {
    try function.call(first, second, third)
  }
}
