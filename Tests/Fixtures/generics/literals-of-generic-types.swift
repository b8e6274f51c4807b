// Literals of generic types in static members, which know the arguments of the type.
protocol Tag { static var symbol: String { get } }
enum P: Tag { static let symbol = "pts" }
struct A<C: Tag>: ExpressibleByIntegerLiteral, CustomStringConvertible {
    var units: Int
    init(integerLiteral value: Int) { units = value }
    init(_ v: Int) { units = v }
    static var one: A { A(1) }
    static var two: A { 2 }
    static var three: A { let x: A = 2; return x }
    var description: String { "\(units) \(C.symbol)" }
}
print(A<P>.one)
let z: A<P> = 7
print(z)
print(A<P>.three)
print(A<P>.two)
struct B<C: Tag>: ExpressibleByStringInterpolation, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, CustomStringConvertible {
    var text: String
    init(stringLiteral value: String) { text = value }
    init(nilLiteral: ()) { text = "nil" }
    init(booleanLiteral b: Bool) { text = "\(b)" }
    static var one: B { "one" }
    static var two: B { "two \(1 + 1)" }
    static var none: B { nil }
    static var yes: B { true }
    static func make(_ n: Int) -> [Self] { [n > 0 ? "a" : nil, "\(n)", false] }
    var description: String { "\(text) \(C.symbol)" }
}
print(B<P>.one)
print(B<P>.two)
print(B<P>.none)
print(B<P>.yes)
print(B<P>.make(3))
