struct P {
    var x = Int
//          ^ error: expected member name or initializer call after type name
    let y: = 3
//         ^ error: expected type
    var z: Int: 3
//            ^ error: unexpected ':' in type; did you mean to write a dictionary type?
//             ^ error: consecutive declarations on a line must be separated by ';'
//              ^ error: expected declaration
//              ^ error: expected dictionary value type
}
