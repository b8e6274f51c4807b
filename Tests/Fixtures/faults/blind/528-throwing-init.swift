enum E: Error { case bad }
struct P { init(_ s: String) throws { if s.isEmpty { throw E.bad } } }
func f() -> P { P("x") }
//              ^ error: call can throw, but it is not marked with 'try' and the error is not handled
func g() { throw E.bad }
//         ^ error: error is not handled because the enclosing function is not declared 'throws'
func h() throws { throw "bad" }
//                      ^ error: thrown expression type 'String' does not conform to 'Error'
let p = try? P("x")
let q: P = p
//         ^ error: value of optional type 'P?' must be unwrapped to a value of type 'P'
do { _ = P("") } catch E.worse { print("x") }
//       ^ error: call can throw but is not marked with 'try'
//                       ^ error: type 'E' has no member 'worse'
