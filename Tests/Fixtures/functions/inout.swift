func double(_ x: inout Int) { x *= 2 }
var n = 4
double(&n)
print(n)
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var p = "p", q = "q"
swapTwo(&p, &q)
print(p, q)
var list = [1, 2, 3]
double(&list[1])
list.swapAt(0, 2)
print(list)
