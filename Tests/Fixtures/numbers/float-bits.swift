import Foundation
let x = 6.5
print(x.exponent, x.significand, x.sign, x.bitPattern, x.binade, x.floatingPointClass, x.isNormal)
print(Double(bitPattern: 4611686018427387904), Double(sign: .minus, exponent: 2, significand: 1.5), Double.radix)
var y = 16.0; y.formSquareRoot(); y.formTruncatingRemainder(dividingBy: 3); print(y)
print((1.5 as Float).bitPattern, (1.0).addingProduct(2, 3), 1.0.isLess(than: 2), (0.1).debugDescription)
let zero = 0; let m1: Int8 = -1; print(UInt16(0x1234).bigEndian, 5.dividedReportingOverflow(by: zero), UInt8(ascii: "a"), Int8.min.dividedReportingOverflow(by: m1))
print(Float.significandBitCount, Double.exponentBitCount)
switch (-0.0).floatingPointClass { case .negativeZero: print("nz"); default: print("?") }
print((3.0).sign == .plus, 1.0.nextUp > 1)
