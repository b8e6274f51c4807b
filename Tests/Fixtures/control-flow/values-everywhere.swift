enum K { case a, b, c(Int) }
func name(_ k: K) -> String {
  switch k {
  case .a: "A"
  case .b: "B"
  case .c(let n): if n > 3 { "big" } else if n == 0 { "zero" } else { "small" }
  }
}
print(name(.a), name(.c(9)), name(.c(1)), name(.c(0)))
let x = if name(.b) == "B" { 1 } else { 2 }
let y: Double = switch x { case 1: 1; default: 2.5 }
print(x, y)
let cl = { (n: Int) -> String in if n > 0 { "pos" } else { "neg" } }
print(cl(1), cl(-1))
var v: Int
v = if x == 1 { 10 } else { 20 }
print(v)
struct S { let n: Int; var kind: String { switch n { case 0: "zero"; case 1...: "pos"; default: "neg" } }
  let z = if true { 5 } else { 6 }
  static let q: String = switch 3 { case 3: "three"; default: "x" } }
print(S(n: 0).kind, S(n: -1).kind, S(n: 2).z, S.q)
func ret(_ n: Int?) -> Int { return if let n { n } else { -1 } }
print(ret(3), ret(nil))
func thr(_ n: Int) throws -> String { enum E: Error { case e }
  return switch n { case 0: throw E.e; case 1: "one"; default: "many" } }
print((try? thr(0)) as Any, try thr(1))
func nev(_ n: Int) -> Int { let r = if n > 0 { n } else { fatalError("x") }; return r }
print(nev(3))
let opt: Int? = if x == 1 { nil } else { 3 }
print(opt as Any)
let closures = [1, 2].map { switch $0 { case 1: "one"; default: "other" } }
print(closures)
print([3, 0].map { if $0 > 2 { "big" } else { "small" } })
