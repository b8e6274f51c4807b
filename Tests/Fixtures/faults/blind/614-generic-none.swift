func none<T>() -> [T] { [] }
let d: String = none()
//              ^ error: cannot convert value of type '[T]' to specified type 'String'
//              ^ error: generic parameter 'T' could not be inferred
