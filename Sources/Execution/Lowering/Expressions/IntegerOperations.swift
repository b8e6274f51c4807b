import SyntaxTree

/// Operations as types, so that the closures made for each are specialized.
protocol IntegerOperation {
  static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool)
  /// Returns the addend if this is the second operand; nil if the operation is no addition.
  static func added(_ y: Int) -> Int?
  static var sign: String { get }
}
enum Addition: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.addingReportingOverflow(y)
  }
  static func added(_ y: Int) -> Int? { y }
  static var sign: String { "+" }
}
enum Subtraction: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.subtractingReportingOverflow(y)
  }
  static func added(_ y: Int) -> Int? { y == .min ? nil : -y }
  static var sign: String { "-" }
}
enum Multiplication: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.multipliedReportingOverflow(by: y)
  }
  static func added(_ y: Int) -> Int? { nil }
  static var sign: String { "*" }
}

/// Comparison of integers. It makes the code for each kind of conditional itself: generic code would go through thunks.
protocol IntegerComparison {
  static func apply(_ x: Int, _ y: Int) -> Bool
  static func choose(_ place: LocalComparison, _ then: @escaping Run<Int>, _ otherwise: @escaping Run<Int>) -> Run<Int>
  static func choose(
    _ place: LocalComparison, _ then: @escaping Run<Value>, _ otherwise: @escaping Run<Value>
  ) -> Run<Value>
  static func choose(_ place: LocalComparison, _ then: @escaping Step, _ otherwise: @escaping Step) -> Step
}
enum Less: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x < y } }
enum Greater: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x > y } }
enum LessOrEqual: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x <= y } }
enum GreaterOrEqual: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x >= y } }
enum Equal: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x == y } }
enum Unequal: IntegerComparison { @inline(__always) static func apply(_ x: Int, _ y: Int) -> Bool { x != y } }

extension IntegerComparison {
  static func choose(
    _ place: LocalComparison, _ then: @escaping Run<Int>, _ otherwise: @escaping Run<Int>
  ) -> Run<Int> {
    let (slot, constant) = (place.slot, place.constant)
    return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
  }
  static func choose(
    _ place: LocalComparison, _ then: @escaping Run<Value>, _ otherwise: @escaping Run<Value>
  ) -> Run<Value> {
    let (slot, constant) = (place.slot, place.constant)
    return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
  }
  static func choose(_ place: LocalComparison, _ then: @escaping Step, _ otherwise: @escaping Step) -> Step {
    let (slot, constant) = (place.slot, place.constant)
    return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
  }
}

/// `n - 1`: an argument of most recursive calls, which evaluate it without a separate closure.
struct LocalSum: IntegerSource {
  let slot: Int
  let constant: Int
  let runtime: Runtime
  let range: SourceRange

  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Int {
    let (value, overflow) = activation.int(slot).addingReportingOverflow(constant)
    if overflow {
      throw runtime.overflow(
        activation.int(slot), constant < 0 && constant != .min ? "-" : "+", constant == .min ? constant : abs(constant),
        at: range)
    }
    return value
  }
}

/// `n < 2`: a condition that dependent code evaluates without a separate closure.
struct LocalComparison {
  let operation: any IntegerComparison.Type
  let slot: Int
  let constant: Int
}
