let a: UInt8 = 250
print(a &+ 10, a &- 251, a &* 2, Int8.max &+ 1, Int8.min &- 1)
print(a.addingReportingOverflow(10), a.subtractingReportingOverflow(1).overflow, Int.max.multipliedReportingOverflow(by: 2).overflow)
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: -4), Int8(exactly: 300) as Any, UInt8("12") ?? 0, UInt8("300") as Any)
print(UInt16.max, Int32.min, UInt32.bitWidth, Int64.max, UInt64.max, UInt.max)
print(0b1010, 0o17, 0xFF, 1_000_000, -0x1F, 0x1p3, 1e3, 1.5e-2)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.quotientAndRemainder(dividingBy: 2), 12.isMultiple(of: 4))
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2, a << 1, a &<< 9, Int8(-128) >> 7)
print(a.leadingZeroBitCount, a.trailingZeroBitCount, a.nonzeroBitCount, 40.byteSwapped, (3).signum(), (-3).magnitude, abs(-4))
print(Int("ff", radix: 16) ?? 0, String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("0x1") as Any, Int("+5") ?? 0)
print(Int(3.99), Int(-3.99), Double(7) / 2, Int(exactly: 3.5) as Any, Double("1.5e3") ?? 0, Double("abc") as Any, Float(1) / 3, Double(1) / 3)
var x: Int32 = 5
x += 3; x -= 1; x *= 2; x /= 3; x %= 3; x <<= 2; x |= 1; x ^= 3; x &= 0xF; x >>= 1
print(x)
var o: UInt8 = 255
o &+= 1
print(o)
print(3.0.squareRoot(), (2.5).rounded(), (3.5).rounded(.toNearestOrEven), (2.5).rounded(.toNearestOrEven), (-2.5).rounded(.towardZero), 2.1.rounded(.up), 2.9.rounded(.down))
print(Double.pi, Double.infinity, -Double.infinity, Double.nan.isNaN, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne)
print(5.0.truncatingRemainder(dividingBy: 3), 10.0.remainder(dividingBy: 3), (1.0).nextUp, 0.1 + 0.2, 100.0, 1e16, 1e-5, 123456789.123)
print(min(3, 1, 2), max(1.5, 2), (1...5).clamped(to: 3...9), (-5).advanced(by: 3), 3.distance(to: 10))
print(Int.random(in: 1...1), Bool.random() || true)
print(5 == 5.0, Int(UInt8.max) + 1, Double(Int32.max))
let big = 1 << 40
print(big, UInt32(truncatingIfNeeded: big), Int16(truncatingIfNeeded: 70000))
print([Int8](repeating: -1, count: 2).map { UInt8(bitPattern: $0) }, Int8(bitPattern: 255))
print((1...3).reduce(1, *), stride(from: 1.0, through: 2.0, by: 0.25).map { $0 }, stride(from: 5, to: 0, by: -2).map { $0 })
print(Int.zero, Double.zero, 6.description, (-6).hashValue == (-6).hashValue)
print(String(format: "%05.2f|%x|%-5d|%5@|%03d|%+d|%e", 3.14159, 255, 42, "ab", 7, 5, 12345.678))
import Foundation
print(pow(2, 10), sqrt(16.0), floor(2.7), ceil(2.1), round(2.5), sin(0.0), log2(8.0), exp(0.0), hypot(3.0, 4.0), fabs(-1.5), trunc(2.9), cbrt(27.0), atan2(0, 1.0), log10(1000.0), fmod(7, 4))
