protocol P { var n: Int { get } }
extension Int: P { var n: Int { self } }
enum E<C: P> { case a(C), b }
struct S<C: P> { typealias Event = E<C>; typealias Pair<D: P> = (E<C>, E<D>); var e: Event = .b
  enum Inner { case one(Event), two } }
class K<C> where C: P, C: Hashable { typealias Ev = E<C>; typealias SetOf = Set<C>; var s: SetOf = []; var e: Ev? }
extension S { typealias Twice = [E<C>]; func f() -> Twice { [e, e] } }
protocol Q { associatedtype C: P; typealias Ev = E<C>; func ev() -> Ev }
struct QQ: Q { func ev() -> E<Int> { .a(4) } }
func g<C: P>(_ c: C) -> Int { typealias Loc = E<C>; let l: Loc = .a(c); if case .a(let x) = l { return x.n }; return 0 }
print(S<Int>().f().count, K<Int>().s, QQ().ev(), g(5))
extension K where C == Int { typealias Z = E<C> }
struct W<T> { typealias Base = T }
extension W where T: P { typealias Ev = E<T>; func mk(_ t: T) -> Ev { .a(t) } }
print(W<Int>().mk(1))
