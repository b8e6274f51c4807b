// Numbers of a generic type from integers that they may not hold.
func conv<T: Numeric>(_ x: Int, _: T.Type) -> T? { T(exactly: x) }
print(conv(3, Double.self) as Any, conv(300, UInt8.self) as Any, conv(7, Int.self)!)
extension Numeric { static func of(_ i: Int) -> Self { Self(exactly: i) ?? 0 } }
print(Double.of(4), Int8.of(400))
