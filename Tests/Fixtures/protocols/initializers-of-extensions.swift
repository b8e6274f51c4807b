protocol P { init(); var x: Int { get set } }
extension P {
  init(n: Int) { self.init(); x = n }
  init(twice n: Int) { self.init(n: 2 * n) }
  init?(odd n: Int) { if n % 2 == 0 { return nil }; self.init(n: n) }
}
struct S: P { var x = 1; init() {} }
final class C: P { var x = 1; required init() {} }
class D: P { var x = 1; required init() {} }
class E: D {}
print(S(n: 3), S(twice: 4).x, S(odd: 2) as Any, S(odd: 3) as Any)
print(C(n: 3).x, C(twice: 4).x)
print(E(n: 3).x, E(twice: 4).x, type(of: E(twice: 4)))
func make<T: P>(_ t: T.Type) -> T { T(twice: 8) }
print(make(E.self).x, make(S.self))
protocol Counted { init(n: Int); init() }
extension Counted { init(n: Int) { self.init() } }
struct Plain: Counted { var x = 1; init() {} }
print(Plain(n: 1).x)
