struct A { lazy var x = 1 }
let a = A()
print(a.x)
//      ^ error: cannot use mutating getter on immutable value: 'a' is a 'let' constant
func f(_ a: A) { print(a.x) }
//                       ^ error: cannot use mutating getter on immutable value: 'a' is a 'let' constant
struct B { lazy var x = 1; func g() { print(x) } }
//                                          ^ error: cannot use mutating getter on immutable value: 'self' is immutable
func mk() -> A { A() }
print(mk().x)
//         ^ error: cannot use mutating getter on immutable value: 'mk' returns immutable value
struct C { lazy var x = 1; mutating func g() { print(x) } }
class D { lazy var x = 1; func g() { print(x) } }
var b = A()
print(b.x, D().x)
