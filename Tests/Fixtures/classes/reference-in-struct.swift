class Ref { var n = 0 }
struct Holder { let ref = Ref(); var v = 0 }
var a = Holder()
var b = a
b.ref.n = 5; b.v = 5
print(a.ref.n, a.v, b.v)
