struct P { let x: Int }
let p = P
//      ^ error: expected member name or initializer call after type name
print(p.x)
//    ^ error: instance member 'x' cannot be used on type 'P'
let q: P = P
//         ^ error: cannot convert value of type 'P.Type' to specified type 'P'
func f(_ p: P) {}
f(P)
// ^3 error: cannot convert value of type 'P.Type' to expected argument type 'P'
