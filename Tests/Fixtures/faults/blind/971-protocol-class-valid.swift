class A { var n = 1 }
protocol P: A { func go() }
class H: A, P { func go() { print(n) } }
H().go()
let p: P = H()
print(p.n)
