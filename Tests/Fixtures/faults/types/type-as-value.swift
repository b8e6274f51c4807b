func make<T>(_ type: T.Type) {}
make(Int)
//   ^ error: expected member name or initializer call after type name
make(Int.self)
