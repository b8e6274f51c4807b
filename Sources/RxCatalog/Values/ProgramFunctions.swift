import Interpreter
import Rx

/// A function of the program that transforms elements, called without a closure between.
struct Transform: ElementFunction {
  let function: Function
  func callAsFunction(_ element: Value) throws -> Value { try function.call(element) }
}

/// One that says which elements pass.
struct ElementTest: ElementFunction {
  let function: Function
  func callAsFunction(_ element: Value) throws -> Bool { try function.test(element) }
}

/// One that takes what was accumulated and an element.
struct Accumulator: AccumulatorFunction {
  let function: Function
  func callAsFunction(_ accumulated: Value, _ element: Value) throws -> Value {
    try function.call(accumulated, element)
  }
}
