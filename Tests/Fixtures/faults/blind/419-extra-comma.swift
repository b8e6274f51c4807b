struct P { let x: Int, }
//                     ^ error: expected pattern
let a = [1, 2,, 3]
//            ^ error: expected expression in container literal
func f(a: Int,) {}
f(a: 1,)
