let a = 1
var b = a + 1
b += a
let c: Double = 2
var d, e: Int
d = 4
e = d * 2
print(a, b, c, d, e)
