let point = (x: 3, y: 0)
switch point {
case (0, 0): print("origin")
case let (x, y, z): print(x, y, z)
//       ^ error: tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
}
