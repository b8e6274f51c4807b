func f(_ s: inout Int) {}
var t = "a"
f(&t)
// ^3 error: cannot convert value of type 'String' to expected argument type 'Int'
func swapped<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1, y = "a"
swapped(&x, &y)
//          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
