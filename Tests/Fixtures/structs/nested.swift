struct Outer {
  struct Inner { var n = 1; enum Kind { case a, b } }
  var inner = Inner()
  static let kind = Inner.Kind.b
}
var o = Outer()
o.inner.n += 1
print(o, Outer.kind, Outer.Inner(n: 9).n)
