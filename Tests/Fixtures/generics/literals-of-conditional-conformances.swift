struct B<V> { var v: V; init(_ v: V) { self.v = v } }
extension B: ExpressibleByIntegerLiteral where V == Int { init(integerLiteral value: Int) { self.init(value * 100) } }
extension B: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral where V == String {
  init(stringLiteral value: String) { self.init("lit " + value) } }
print(B(3), B<Int>(3), B("x"), B<String>("y"))
let x: B<Int> = 5
print(x)
struct M: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var d: Double; init(_ d: Double) { self.d = d * 10 }; init(integerLiteral i: Int) { d = Double(i) }; init(floatLiteral f: Double) { d = f } }
print(M(3), M(2.5), M.init(4))
typealias BI = B<Int>
print(BI(7))
