enum S { case a, b(Int) }
let s = S.b(1)
if s == .b(1) { }
//   ^ error: binary operator '==' cannot be applied to two 'S' operands
if s == .a { }
//   ^ error: binary operator '==' cannot be applied to two 'S' operands
enum T { case a, b }
if T.a == .c { }
//         ^ error: type 'T' has no member 'c'
if T.a > T.b { }
//     ^ error: binary operator '>' cannot be applied to two 'T' operands
switch s { case .a: print(1); case .b(let x, let y): print(x) }
//                                   ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
