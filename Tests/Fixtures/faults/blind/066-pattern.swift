let point = (x: 3, y: 0)
let text = "42"

switch point {
case (0, 0): print("origin")
case (_, 0): print("on x")
case (0, let y): print("on y at \(y)")
case let (x, y, z): print(x, y, z)
//       ^ error: tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
}

switch text {
case "a"..."f": print("letter")
case 42: print("number")
//   ^ error: expression pattern of type 'Int' cannot match values of type 'String'
default: break
}

let number = 7
switch number {
// ^1 error: switch must be exhaustive
case 0..<5: print("small")
case 5..<10: print("medium")
}
