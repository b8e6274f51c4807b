import Testing
@testable import Execution

@Suite("Decimal text")
struct DecimalTextTests {
  @Test("is what the standard library writes, at every change of length and at both ends")
  func agrees() {
    var numbers = [0, Int.min, Int.max]
    var power = 1
    for _ in 0..<19 {
      numbers += [power - 1, power, power + 1, -power, 1 - power, -1 - power]
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    var random = SystemRandomNumberGenerator()
    for width in 1...63 { numbers.append(Int(truncatingIfNeeded: random.next() as UInt64) >> (64 - width)) }
    for number in numbers {
      #expect(number.decimal == number.description)
      #expect(number.decimal.utf8.count <= Int.mostDigits)
    }
  }
}
