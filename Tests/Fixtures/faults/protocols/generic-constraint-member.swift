func show<T>(_ value: T) -> String { value.description }
//                                         ^ error: value of type 'T' has no member 'description'
