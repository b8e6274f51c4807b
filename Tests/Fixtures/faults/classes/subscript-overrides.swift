class A {
  subscript(index: Int) -> Int { index }
  final subscript(name: String) -> Int { 1 }
  subscript(place: Double) -> Int {
    get { 1 }
    set { print(newValue) }
  }
}
class B: A {
  subscript(index: Int) -> Int { index }
//^ error: overriding declaration requires an 'override' keyword
}
class C: A {
  override subscript(index: Bool) -> Int { 1 }
//         ^ error: subscript does not override any subscript from its superclass
}
class D: A {
  override subscript(name: String) -> Int { 1 }
//         ^ error: subscript overrides a 'final' subscript
}
class E: A {
  override subscript(place: Double) -> Int { 1 }
//         ^ error: cannot override mutable property with read-only property 'subscript'
}
