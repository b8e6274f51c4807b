struct Box<T> { var value: T }
func show(_ box: Box) {}
//               ^ error: reference to generic type 'Box' requires arguments in <...>
