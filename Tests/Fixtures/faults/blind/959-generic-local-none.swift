func none<T>() -> T? { nil }
let d = none()
//      ^ error: generic parameter 'T' could not be inferred
