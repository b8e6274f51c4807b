struct P {}
let p: P = P
//         ^ error: cannot convert value of type 'P.Type' to specified type 'P'
