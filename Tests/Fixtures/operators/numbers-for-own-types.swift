struct Cents: Equatable, ExpressibleByIntegerLiteral { var n: Int
  init(_ n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v }
  static func + (l: Self, r: Self) -> Self { .init(l.n + r.n) }
  static func * (l: Self, r: Int) -> Self { .init(l.n * r) }
  static func * (l: Int, r: Self) -> Self { .init(l * r.n) }
  static func / (l: Self, r: Int) -> Self { .init(l.n / r) } }
let price: Cents = 1000
func reduced(_ c: Cents, by percent: Int) -> Cents { return c * (100 - percent) / 100 }
print(reduced(price, by: 15).n)
let total: Cents = price + (100 + 50) * 2
let more: Cents = (3 - 1) * price + 5
print(total.n, more.n)
