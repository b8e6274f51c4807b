struct P { let x: Int }
let p = P
//      ^ error: expected member name or initializer call after type name
