let point = (3, 0)
switch point {
case (0, 0, _): print("origin")
//   ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
case let (x, y, z): print(x, y, z)
//       ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
default: break
}
if case let (a, b, c) = point { print(a) }
//                      ^ error: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
