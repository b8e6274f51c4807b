func make<T>(_ type: T.Type) {}
make(Int)
//   ^ error: expected member name or initializer call after type name
make(Int.self)
let numbers = [Int]
//            ^ error: expected member name or initializer call after type name
let ages = [String: Int]
//         ^ error: expected member name or initializer call after type name
let maybe = Int?
//          ^ error: expected member name or initializer call after type name
