// AdditiveArithmetic asks for + and -; the assignments follow. Literals beside a type of the program's own.
struct Money: AdditiveArithmetic, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var cents: Int
  static let zero = Money(cents: 0)
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int(value * 100) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, k: Double) -> Money { Money(cents: Int(Double(a.cents) * k)) }
}
infix operator **=: AssignmentPrecedence
func **= (base: inout Double, power: Int) { base = (0..<power).reduce(1.0) { r, _ in r * base } }
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic {
  var sum = S.Element.zero
  for x in s { sum += x }
  sum -= .zero
  return sum
}

var m: Money = 3
m += 1.5
m -= Money(cents: 25)
print(m.cents, (+m).cents, total([m, 2, 0.5]).cents, total([1, 2]), (m * 0.5).cents, (m * 2).cents)
var p = 3.0
p **= 3
print(p)

// A number in generic code is of the parameter's type.
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func half<T: BinaryFloatingPoint>(_ x: T) -> T { x * 0.5 }
func mean<C: Collection>(_ c: C) -> C.Element where C.Element: FloatingPoint { c.reduce(0, +) / C.Element(c.count) }
func power<T: Numeric>(_ base: T, _ n: Int) -> T { n == 0 ? 1 : base * power(base, n - 1) }
print(gcd(UInt8(100), 75), half(Float(3)), type(of: half(Float(3))), mean([Float(1), 2]), power(Int16(3), 4), type(of: power(Int16(3), 4)))
print(8.truncatingRemainder(dividingBy: 2.5))
