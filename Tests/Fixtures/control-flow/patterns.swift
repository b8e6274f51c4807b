indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr), named(name: String, value: Expr?) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n
  case .add(.num(0), let r), .add(let r, .num(0)): eval(r)
  case let .add(l, r): eval(l) + eval(r)
  case .mul(_, .num(0)), .mul(.num(0), _): 0
  case .mul(let l, let r): eval(l) * eval(r)
  case .neg(.neg(let inner)): eval(inner)
  case .neg(let e): -eval(e)
  case .named(name: "zero", _): 0
  case .named(_, value: let v?): eval(v)
  case .named(let name, value: nil): name.count
  }
}
print(eval(.add(.num(0), .mul(.num(3), .neg(.neg(.num(4)))))), eval(.named(name: "abc", value: nil)), eval(.named(name: "zero", value: .num(3))), eval(.named(name: "q", value: .num(3))))
let pairs: [(Int, String?)] = [(1, "a"), (2, nil), (3, "c"), (-4, nil)]
for case let (n, text?) in pairs { print(n, text) }
for case (let n, nil) in pairs where n < 0 { print("negative", n) }
let optionals: [Int?] = [1, nil, 3]
for case let x? in optionals { print(x, terminator: " ") }
for case .some(let x) in optionals where x > 1 { print(x) }
let things: [Any] = [1, "two", 3.0, [4], (5, "five"), Optional<Int>.none as Any, { (x: Int) in x }, Int.self]
for thing in things {
  switch thing {
  case 1 as Int: print("one")
  case let i as Int: print("int", i)
  case let s as String where s.count == 3: print("three letters", s)
  case is Double: print("double")
  case let a as [Int]: print("array", a)
  case let (n, s) as (Int, String): print("pair", n, s)
  case let f as (Int) -> Int: print("function", f(9))
  case is Any.Type: print("type")
  default: print("other")
  }
}
struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
switch 4 { case Even(): print("even"); default: print("odd") }
switch 7 { case { $0 > 5 }: print("big"); default: print("small") }
switch "hello" {
case "a"..."f": print("a-f")
case let s where s.hasPrefix("h"): print("h", s)
default: break
}
switch 42 {
case ..<0: print("neg")
case 0, 1: print("tiny")
case 2..<40: print("medium")
case 40...: print("large")
default: print("never")
}
switch (1, (2, 3)) {
case (let a, (let b, _)) where a > b: print("no", a, b)
case (1, (let b, 3)): print("yes", b)
case _: print("?")
}
let point: (x: Int, y: Int)? = (1, 0)
if case let (x, 0)? = point { print("on x at", x) }
guard case .some((let px, let py)) = point else { fatalError() }
print(px, py)
if case 1...5 = 3, case let n = 8, n > 4 { print("range", n) }
var count = 3
while case 1... = count { print(count, terminator: " "); count -= 1 }
print()
enum Outcome<T> { case ok(T), fail(Error) }
struct Oops: Error, Equatable { let code: Int }
let outcomes: [Outcome<Int>] = [.ok(1), .fail(Oops(code: 4)), .ok(5)]
for case .ok(let v) in outcomes { print("ok", v) }
for outcome in outcomes {
  if case .fail(let e as Oops) = outcome, e.code == 4 { print("oops") }
}
do { throw Oops(code: 7) } catch let e as Oops where e.code > 9 { print("big") } catch is Oops { print("small") }
let nested: Int?? = .some(nil)
switch nested { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let v)): print(v) }
let (p, _, (q, r)) = (1, 2, (3, "x"))
print(p, q, r)
var (m, n) = (1, 2)
(m, n) = (n, m)
print(m, n)
let array = [1, 2, 3]
switch array { case []: print("empty"); case [1, 2, 3]: print("exact"); default: print("else") }
switch array.count { case 0: break; case let c where c.isMultiple(of: 3): print("three", c); fallthrough; case 100: print("fell"); default: print("d") }
