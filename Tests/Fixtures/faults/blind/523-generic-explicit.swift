func make<T>(_ t: T.Type) -> T? { nil }
let a = make(Int)
//           ^ error: expected member name or initializer call after type name
let b = make<Int>(Int.self)
func none<T>() -> [T] { [] }
let c = none()
//      ^ error: generic parameter 'T' could not be inferred
let d: String = none()
//              ^ error: cannot convert value of type '[T]' to specified type 'String'
//              ^ error: generic parameter 'T' could not be inferred
