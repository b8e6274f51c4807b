let point = (x: 1, y: 2)
switch point {
case (0, 0, _): print("origin")
//   ^ error: tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
case let (x, y, z): print(x, y, z)
//       ^ error: tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
default: break
}
enum Problem: Error { case bad(String), long(Int, Int) }
switch Problem.bad("b") {
case .bad(let text, let line): print(text, line)
//       ^ error: tuple pattern cannot match values of the non-tuple type 'String'
case let .long(a, b, c): print(a, b, c)
//            ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
default: break
}
