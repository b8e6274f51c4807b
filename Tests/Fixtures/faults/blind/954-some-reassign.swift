protocol S {}
struct Q: S {}
var x: some S = Q()
x = Q()
//  ^ error: cannot assign value of type 'Q' to type 'some S'
