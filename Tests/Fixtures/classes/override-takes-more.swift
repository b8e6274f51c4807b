// An override may take more and give less than what it overrides; values change on the way.
class A {
  func f() -> Int? { 1 }
  func g(_ x: Int) -> String { "A\(x)" }
  var p: Int? { 1 }
  subscript(_ i: Int) -> Int? { i }
}
class B: A {
  override func f() -> Int { 2 }
  override func g(_ x: Int?) -> String { "B\(x as Any)" }
  override var p: Int { 7 }
  override subscript(_ i: Int?) -> Int { 9 }
}
class C: B {
  override func f() -> Int { super.f() + 1 }
  override func g(_ x: Int?) -> String { "C" + super.g(x) }
}
for a in [A(), B(), C()] { print(a.f() as Any, a.g(4), a.p as Any, a[3] as Any) }
print(B().g(nil), C().g(nil), B().g(3), B().f() + 1, B().p + 1, B()[nil] + 1)

class Food {}
class Hay: Food {}
class Eater { func eat(_ food: Hay) -> Eater { self } }
class Cow: Eater {
  override func eat(_ food: Food) -> Cow { self }
  func moo() { print("moo") }
}
Cow().eat(Food()).moo()
