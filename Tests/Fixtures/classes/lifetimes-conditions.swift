// Variables that a condition bound are released when it does not hold after all.
class N { let n: String; init(_ n: String) { self.n = n; print("+\\(n)") }; deinit { print("-\\(n)") } }
func make(_ name: String?) -> N? { name.map { N($0) } }
func choose(_ i: Int) {
  if let a = make("a"), i == 0 { print("first", a.n) } else if let b = make("b"), i == 1 { print("second", b.n) } else { print("third") }
  print("end")
}
choose(0); choose(1); choose(2)
func insist(_ second: String?) {
  guard let a = make("c"), let b = make(second) else { return print("no") }
  print(a.n, b.n)
}
insist(nil); insist("d")
enum Box { case one(N), none }
func open(_ box: Box) {
  switch box {
  case .one(let n) where n.n == "e": print("it is e")
  case .one(let n): print("it is", n.n)
  case .none: print("none")
  }
}
open(.one(N("e"))); open(.one(N("f"))); open(.none)
enum Problem: Error { case of(N) }
func fail() throws { throw Problem.of(N("g")) }
do { try fail() } catch Problem.of(let n) where n.n == "z" { print("z") } catch { print("caught") }
print("end")
