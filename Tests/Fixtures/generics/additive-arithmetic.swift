struct Money: AdditiveArithmetic, Comparable {
  let cents: Int
  static let zero = Money(cents: 0)
  static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
  static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
}
struct V: AdditiveArithmetic { var x = 0.0, y = 0.0; static var zero: V { V() }
  static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: V, r: V) -> V { V(x: l.x - r.x, y: l.y - r.y) }
  static func += (l: inout V, r: V) { print("own"); l = l + r }
}
extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
  func total() -> Element { var t = Element.zero; for e in self { t += e }; return t }
}
var m = Money(cents: 3)
m += Money(cents: 4)
m -= Money(cents: 1)
print(m, +m, [m, m].sum(), [m, .zero].total(), [1, 2].sum(), [1.5].total())
var v = V(x: 1, y: 2); v += v; v -= V(x: 1, y: 0)
print(v, [v, v].total(), [v].sum())
var n = 3; n += 4; n -= 1; var d = 1.0; d += 2; print(n, d, +n)
