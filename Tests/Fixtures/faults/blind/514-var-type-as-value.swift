struct P { var x = Int; var y = [String] }
//                 ^ error: expected member name or initializer call after type name
//                              ^ error: expected member name or initializer call after type name
