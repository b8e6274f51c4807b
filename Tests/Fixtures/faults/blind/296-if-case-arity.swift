enum ParseError: Error { case bad(String) }
let error: Error = ParseError.bad("x")
if case ParseError.bad(let text, let line) = error { print(text, line) }
//                 ^ error: tuple pattern has the wrong length for tuple type 'String'
let e = ParseError.bad("x")
if case .bad(let text, let line) = e { print(text, line) }
//       ^ error: tuple pattern has the wrong length for tuple type 'String'
switch e { case .bad(let a, let b): print(a) }
//                  ^ error: tuple pattern cannot match values of the non-tuple type 'String'
