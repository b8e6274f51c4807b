protocol Shape {}
struct A: Shape {}
struct B: Shape {}
func make(_ flag: Bool) -> some Shape {
//   ^ error: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types
  if flag { return A() }
  return B()
}
