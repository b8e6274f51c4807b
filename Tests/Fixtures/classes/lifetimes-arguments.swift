// Arguments are released after the call, the last one first.
class N { let n: String; init(_ n: String) { self.n = n; print("+\\(n)") }; deinit { print("-\\(n)") } }
struct Failed: Error {}
func take(_ a: N, _ b: N, _ c: N) -> Int { print("take"); return 1 }
print(take(N("a"), N("b"), N("c")))
class Base { func show(_ a: N, _ b: N) throws { print("base") } }
class Derived: Base { override func show(_ a: N, _ b: N) throws { try super.show(a, b); throw Failed() } }
let base: Base = Derived()
do { try base.show(N("d"), N("e")) } catch { print("caught") }
protocol Pairs { func pair(_ a: N, _ b: N) -> N }
struct Last: Pairs { func pair(_ a: N, _ b: N) -> N { b } }
let pairs: any Pairs = Last()
print(pairs.pair(N("f"), N("g")).n)
func + (left: N, right: N) -> N { N(left.n + right.n) }
print((N("h") + N("i") + N("j")).n)
struct Grid { subscript(_ a: N, _ b: N) -> String { a.n + b.n } }
print(Grid()[N("k"), N("l")])
let both: (N, N) -> String = { $0.n + $1.n }
print(both(N("m"), N("n")))
