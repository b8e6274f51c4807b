protocol Copyable2 { func copy() -> Self; func isSame(as other: Self) -> Bool }
struct P: Copyable2 {
  var n: Int
  func copy() -> P { P(n: n) }
  func isSame(as other: P) -> Bool { n == other.n }
}
func check<T: Copyable2>(_ x: T) -> Bool { x.copy().isSame(as: x) }
print(check(P(n: 1)))
