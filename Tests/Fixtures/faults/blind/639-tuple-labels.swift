func f() -> (x: Int, y: Int) { (1, 2) }
let t = f()
print(t.z, t.2)
//      ^ error: value of tuple type '(x: Int, y: Int)' has no member 'z'
//           ^ error: value of tuple type '(x: Int, y: Int)' has no member '2'
let (a, b): (Int, String) = f()
//                          ^ error: cannot convert value of type '(x: Int, y: Int)' to specified type '(Int, String)'
let u: (a: Int, b: Int) = f()
//                        ^ error: cannot convert value of type '(x: Int, y: Int)' to specified type '(a: Int, b: Int)'
let v: (Int, Int, Int) = f()
//                       ^ error: '(x: Int, y: Int)' is not convertible to '(Int, Int, Int)', tuples have a different number of elements
func g(_ p: (Int, String)) {}
g((1, 2))
// ^3 error: cannot convert value of type '(Int, Int)' to expected argument type '(Int, String)'
g(1, "x")
// ^2 error: global function 'g' expects a single parameter of type '(Int, String)'
