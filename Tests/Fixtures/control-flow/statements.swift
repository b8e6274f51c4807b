outer: for i in 1...3 { inner: for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j); continue inner } }
block: do { if true { print("in"); break block }; print("never") }
check: if 3 > 2 { if 2 > 1 { break check }; print("no") }
sw: switch 3 { case 3: for k in 0... { if k == 4 { break sw } }; print("x"); default: break }
func defers() -> Int { var x = 1; defer { print("d1", x) }; defer { x += 1; print("d2", x) }; do { defer { print("inner") }; x = 10 }; for i in 0..<2 { defer { print("loop", i) }; if i == 1 { continue } }; return x }
print(defers())
func deferThrow(_ f: Bool) throws -> String { defer { print("cleanup") }; if f { throw E.bad }; return "fine" }
enum E: Error { case bad, worse(String) }
print((try? deferThrow(true)) ?? "nil", (try? deferThrow(false)) ?? "nil")
var i = 0
repeat { i += 1; if i == 3 { break } } while i < 10
print(i)
while let x = Optional(i), x < 6 { i += 1 }
print(i)
let v = if i > 5 { "big" } else if i > 3 { "mid" } else { "small" }
let n: Int = switch v { case "big": 3; case let s where s.isEmpty: 0; default: 1 }
print(v, n)
func grade(_ s: Int) -> String { if s > 90 { "A" } else if s > 80 { "B" } else { "C" } }
func word(_ n: Int) -> String { switch n { case 0: "zero"; case 1: "one"; default: "many" } }
print(grade(95), grade(10), word(0), word(1), word(5))
let closure = { (n: Int) -> String in if n > 0 { "pos" } else { "neg" } }
print(closure(1), [1, -1].map { if $0 > 0 { "p" } else { "n" } })
func guarded(_ s: String?, _ n: Int?) -> String { guard let s, !s.isEmpty else { return "no s" }; guard let n = n, case 1...9 = n else { return "no n" }; return s + "\(n)" }
print(guarded("", 1), guarded("a", nil), guarded("a", 12), guarded("a", 4))
let opt: String? = "5"
if let opt, let num = Int(opt), num > 3 { print("num", num) } else { print("none") }
if var copy = opt { copy += "!"; print(copy) }
if let _ = opt { print("some") }
guard let unwrapped = opt else { fatalError("x") }
print(unwrapped)
do { throw E.worse("x") } catch E.bad { print("bad") } catch E.worse(let why) where why == "y" { print("y") } catch let E.worse(why) { print("worse", why) } catch { print("else", error) }
do { do { throw E.bad } catch E.worse { print("no") } } catch { print("outer", error) }
func typed(_ f: Bool) throws(E) -> Int { if f { throw .bad }; return 1 }
do { print(try typed(false)); _ = try typed(true) } catch .bad { print("typed bad") } catch { print("other", error) }
func rethrower(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrower { 1 }, (try? rethrower { throw E.bad }) as Any)
let result = Result { try deferThrow(true) }
switch result { case .success(let s): print(s); case .failure(let e as E): print("failure", e); case .failure: print("?") }
extension Result { var isFailure: Bool { if case .failure = self { true } else { false } } }
func modify(_ a: inout [Int], at i: Int, by f: (inout Int) -> Void) { f(&a[i]) }
var arr = [1, 2, 3]; modify(&arr, at: 1) { $0 *= 10 }; print(arr)
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var (p, q) = (1, 2); swapTwo(&p, &q); swap(&p, &q); print(p, q)
struct S { var inner = [1: "a"]; var t = (x: 1, y: [1, 2]) }
var st = S(); st.inner[1]?.append("!"); st.t.y[0] += 5; st.t.x *= 3; func bump(_ x: inout Int) { x += 1 }; bump(&st.t.y[1]); bump(&st.t.x); print(st)
func f(_ a: Int, _ b: Int = 2, c: Int..., d: String = "d") -> String { "\(a)\(b)\(c)\(d)" }
print(f(1), f(1, 3), f(1, c: 4, 5), f(1, 2, c: 3, d: "e"), f(1, d: "z"))
print({ $0 + $1 }(1, 2), { (a: Int, b: Int) in a * b }(3, 4), (1...4).reduce(0) { $0 &+ $1 })
func consumeIt(_ s: consuming String) -> String { s + "!" }
func borrowIt(_ s: borrowing [Int]) -> Int { s.count }
print(consumeIt("a"), borrowIt([1, 2]))
func mv() { let moved = [1]; let other = consume moved; print(other) }; mv()
@inline(__always) func inl() -> Int { 1 }
@discardableResult func disc() -> Int { 5 }
@available(*, deprecated, message: "x") func old() {}
disc(); print(inl())
_ = { [p] in print(p) }
let tuple: (Int, name: String) = (1, name: "n"); let (_, nm) = tuple; print(nm, tuple.0, tuple.name)
print((1, "a") == (1, "a"), (1, 2) < (1, 3), ("a", 1) != ("b", 1))
switch (i, v) { case (6, "big"): print("both"); default: print("def") }
#if DEBUG
print("debug")
#elseif os(Linux) || os(macOS)
print("os")
#else
print("none")
#endif
if #available(macOS 10.15, iOS 13, *) { print("available") }
guard #available(macOS 10, *) else { fatalError() }
print(#function, #line, type(of: #file))
;print("semi"); print("colon")
