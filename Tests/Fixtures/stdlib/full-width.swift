let product = UInt64.max.multipliedFullWidth(by: 10)
print(product, product.high, Int8(100).multipliedFullWidth(by: -3))
print(UInt64(7).dividingFullWidth((high: 1, low: 5)), UInt8(10).dividingFullWidth((3, 200)))
var bits: UInt8 = 0b1001
bits &<<= 9
print(bits)
bits &>>= 1
print(bits)
let small: Int16 = numericCast(300 as Int)
let c: CInt = 5
print(small, c, type(of: c), type(of: 1 as CLongLong))
func modular(_ a: UInt64, _ b: UInt64, _ m: UInt64) -> UInt64 {
  let (high, low) = a.multipliedFullWidth(by: b)
  return m.dividingFullWidth((high % m, low)).remainder
}
print(modular(1 << 62, 1 << 61, 1_000_000_007))
let name: StaticString = "fixed"
print(name, name.utf8CodeUnitCount, "\(name)")
