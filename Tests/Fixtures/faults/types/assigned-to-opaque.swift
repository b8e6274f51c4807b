protocol S {}
struct Q: S {}
var x: some S = Q()
x = Q()
//  ^ error: cannot assign value of type 'Q' to type 'some S'
func f() -> some S { Q() }
var y = f()
y = f()
y = Q()
//  ^ error: cannot assign value of type 'Q' to type 'some S'
