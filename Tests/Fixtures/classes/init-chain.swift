class A {
  let n: Int
  init(n: Int) { self.n = n; print("A", n) }
  convenience init() { self.init(n: 1) }
}
class B: A {
  var s: String
  init(s: String) { self.s = s; super.init(n: s.count); print("B", s) }
}
_ = A()
let b = B(s: "xyz")
print(b.n, b.s)
class C: A { var extra = 5 }
print(C(n: 3).extra, C().n)
