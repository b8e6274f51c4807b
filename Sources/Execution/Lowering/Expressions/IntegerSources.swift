/// An integer that is evaluated without being made a value. Its forms are types, so that an operation on it is one specialized
/// closure.
protocol IntegerSource {
  func callAsFunction(_ activation: Activation) throws -> Int
}

struct ConstantInteger: IntegerSource {
  let number: Int
  @inline(__always)
  func callAsFunction(_: Activation) -> Int { number }
}

struct LocalInteger: IntegerSource {
  let slot: Int
  @inline(__always)
  func callAsFunction(_ activation: Activation) -> Int { activation.int(slot) }
}

struct ComputedInteger: IntegerSource {
  let run: Run<Int>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Int { try run(activation) }
}

/// `n - 1`: an argument of most recursive calls, and an index beside another.
struct LocalSum: IntegerSource {
  let slot: Int
  let constant: Int
  let site: FaultSite

  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Int {
    let (value, overflow) = activation.int(slot).addingReportingOverflow(constant)
    if overflow { throw site.overflow(activation.int(slot), adding: constant) }
    return value
  }
}

enum IntegerForm {
  case constant(ConstantInteger)
  case local(LocalInteger)
  case sum(LocalSum)
  case computed(ComputedInteger)
}
