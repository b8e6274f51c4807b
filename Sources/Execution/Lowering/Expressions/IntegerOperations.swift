import SyntaxTree

/// Operations as types, so that the closures made for each are specialized.
protocol IntegerOperation {
  static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool)
  /// Returns the addend if this is the second operand; nil if the operation is no addition.
  static func added(_ y: Int) -> Int?
  static var sign: String { get }
  static var update: IntegerUpdate { get }
}
enum Addition: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.addingReportingOverflow(y)
  }
  static func added(_ y: Int) -> Int? { y }
  static var sign: String { "+" }
  static var update: IntegerUpdate { .addition }
}
enum Subtraction: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.subtractingReportingOverflow(y)
  }
  static func added(_ y: Int) -> Int? { y == .min ? nil : -y }
  static var sign: String { "-" }
  static var update: IntegerUpdate { .subtraction }
}
enum Multiplication: IntegerOperation {
  @inline(__always) static func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    x.multipliedReportingOverflow(by: y)
  }
  static func added(_ y: Int) -> Int? { nil }
  static var sign: String { "*" }
  static var update: IntegerUpdate { .multiplication }
}

/// Operations as values, for changes of an element of a collection: their closures are specialized for the place and for the index,
/// beside which a switch takes no time.
enum IntegerUpdate: Sendable {
  case addition, subtraction, multiplication

  @inline(__always)
  func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    switch self {
    case .addition: Addition.apply(x, y)
    case .subtraction: Subtraction.apply(x, y)
    case .multiplication: Multiplication.apply(x, y)
    }
  }

  var sign: String {
    switch self {
    case .addition: Addition.sign
    case .subtraction: Subtraction.sign
    case .multiplication: Multiplication.sign
    }
  }
}

/// Operations on floating-point numbers as types.
protocol DoubleOperation {
  static func apply(_ x: Double, _ y: Double) -> Double
  static var update: DoubleUpdate { get }
}
enum DoubleAddition: DoubleOperation {
  @inline(__always) static func apply(_ x: Double, _ y: Double) -> Double { x + y }
  static var update: DoubleUpdate { .addition }
}
enum DoubleSubtraction: DoubleOperation {
  @inline(__always) static func apply(_ x: Double, _ y: Double) -> Double { x - y }
  static var update: DoubleUpdate { .subtraction }
}
enum DoubleMultiplication: DoubleOperation {
  @inline(__always) static func apply(_ x: Double, _ y: Double) -> Double { x * y }
  static var update: DoubleUpdate { .multiplication }
}
enum DoubleDivision: DoubleOperation {
  @inline(__always) static func apply(_ x: Double, _ y: Double) -> Double { x / y }
  static var update: DoubleUpdate { .division }
}

/// Operations on floating-point numbers as values, for the same purpose.
enum DoubleUpdate: Sendable {
  case addition, subtraction, multiplication, division

  @inline(__always)
  func apply(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .addition: x + y
    case .subtraction: x - y
    case .multiplication: x * y
    case .division: x / y
    }
  }
}

/// Comparison of integers. It makes the code for each kind of conditional itself: generic code would go through thunks.
protocol IntegerComparison {
  static func apply(_ x: Int, _ y: Int) -> Bool
  static func choose(_ place: LocalComparison, _ then: @escaping Run<Int>, _ otherwise: @escaping Run<Int>) -> Run<Int>
  static func choose(
    _ place: LocalComparison, _ then: @escaping Run<Value>, _ otherwise: @escaping Run<Value>
  ) -> Run<Value>
  static func choose(_ place: LocalComparison, _ then: @escaping Step, _ otherwise: @escaping Step) -> Step
  static func chooseRun(
    _ place: LocalComparison, _ then: @escaping Run<Void>, _ otherwise: @escaping Run<Void>
  ) -> Run<Void>
  static func whileLoop(_ place: LocalComparison, _ body: LoweredBlock, _ control: LoopControl) -> Step
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
    let slot = place.slot
    switch place.other {
    case .constant(let constant): return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
    case .local(let other): return { apply($0.int(slot), $0.int(other)) ? try then($0) : try otherwise($0) }
    }
  }
  static func choose(
    _ place: LocalComparison, _ then: @escaping Run<Value>, _ otherwise: @escaping Run<Value>
  ) -> Run<Value> {
    let slot = place.slot
    switch place.other {
    case .constant(let constant): return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
    case .local(let other): return { apply($0.int(slot), $0.int(other)) ? try then($0) : try otherwise($0) }
    }
  }
  static func choose(_ place: LocalComparison, _ then: @escaping Step, _ otherwise: @escaping Step) -> Step {
    let slot = place.slot
    switch place.other {
    case .constant(let constant): return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
    case .local(let other): return { apply($0.int(slot), $0.int(other)) ? try then($0) : try otherwise($0) }
    }
  }
  static func chooseRun(
    _ place: LocalComparison, _ then: @escaping Run<Void>, _ otherwise: @escaping Run<Void>
  ) -> Run<Void> {
    let slot = place.slot
    switch place.other {
    case .constant(let constant): return { apply($0.int(slot), constant) ? try then($0) : try otherwise($0) }
    case .local(let other): return { apply($0.int(slot), $0.int(other)) ? try then($0) : try otherwise($0) }
    }
  }
  static func whileLoop(_ place: LocalComparison, _ body: LoweredBlock, _ control: LoopControl) -> Step {
    switch place.other {
    case .constant(let constant):
      let test = ComparisonCondition<Self, ConstantInteger>(slot: place.slot, other: ConstantInteger(number: constant))
      return body.repeated(by: WhileLoop(control: control, test: test))
    case .local(let other):
      let test = ComparisonCondition<Self, LocalInteger>(slot: place.slot, other: LocalInteger(slot: other))
      return body.repeated(by: WhileLoop(control: control, test: test))
    }
  }
}

/// `n < 2`, `n < m`: a condition that dependent code evaluates without a separate closure.
struct LocalComparison {
  enum Other {
    case constant(Int)
    case local(Int)
  }
  let operation: any IntegerComparison.Type
  let slot: Int
  let other: Other
}
