func same<I: BinaryInteger>(_ n: I) -> I { I(n) }
print(same(Int8(7)), same(UInt(3)), same(5))
func gcd<I: BinaryInteger>(_ a: I, _ b: I) -> I { b == 0 ? a : gcd(b, a % b) }
func g<I: SignedInteger & FixedWidthInteger>(_ n: I, _ d: I) -> I { I(gcd(n.magnitude, d.magnitude)) }
func f2<I: BinaryInteger>(_ n: I) -> Bool { n.magnitude % 2 == 0 }
print(g(-12, 18), f2(-4), f2(Int8(-3)))
extension Sequence where Element: FixedWidthInteger { func checksum() -> Element { reduce(0) { ($0 << 1 | $0 >> (Element.bitWidth - 1)) ^ $1 } } }
print([1, 2].checksum())
print(Int(bitPattern: UInt.max), UInt(bitPattern: -1))
func k2<I: BinaryInteger, J: BinaryInteger>(_ n: I, _ t: J.Type) -> J { J(n) }
func k3<I: FixedWidthInteger>(_ n: I) -> I { I(n) }
func k4<I: FixedWidthInteger>(_ n: Int) -> I { I(n) }
func k5<I: FixedWidthInteger>(_ n: String) -> I? { I(n) }
print(k2(8, Int.self), k2(8, UInt8.self), k3(9))
let b: UInt8 = k4(3); print(b, k5("4")! as UInt8)
