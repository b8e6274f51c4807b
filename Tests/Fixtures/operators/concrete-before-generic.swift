// An operator with concrete types is preferred to a generic one, even where literals or an optional must be converted for it.
protocol Field { func inverted() -> Self? }
extension Field {
  static func / (left: Self, right: Self) -> Self? {
    print("generic")
    return right.inverted()
  }
}
struct Ratio: Field {
  var value: Int
  func inverted() -> Ratio? { value == 0 ? nil : self }
}
extension Double: Field {
  func inverted() -> Double? { self == 0 ? nil : 1 / self }
}
func half(_ number: Double) -> Double? { number / 2 }
print(4.0.inverted() as Any, half(3) as Any, 0.0.inverted() as Any)
let quotient = Ratio(value: 1) / Ratio(value: 2)
print(quotient?.value ?? 0)

extension BinaryInteger {
  static func / (left: Self, right: Self) -> Double {
    print("as fractions")
    return Double(Int(left)) / Double(Int(right))
  }
}
let (n, m) = (3, 2)
let fraction: Double = n / m
print(fraction, n / m)

infix operator <+>: AdditionPrecedence
func <+> (left: Int, right: Int) -> Int { left + right }
func <+> <Value>(left: Value, right: Value) -> Value? { left }
func <+> (left: String, right: String) -> String { left + right }
func <+> (left: String, right: String) -> String? { left }
let sum: Int? = 1 <+> 2
let text: String? = "a" <+> "b"
print(sum as Any, text as Any, (1.5 <+> 2.5) as Any)

struct Euro {}
struct Yen {}
struct Dollar {}
struct Rate<From, To> {
  var factor: Double
  static func * <Via>(first: Rate<From, Via>, second: Rate<Via, To>) -> Rate {
    Rate(factor: first.factor * second.factor)
  }
}
let rate = Rate<Euro, Dollar>(factor: 1.25) * Rate<Dollar, Yen>(factor: 160)
print(rate)
