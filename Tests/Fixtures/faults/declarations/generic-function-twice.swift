func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func same<U: Equatable>(_ a: U, _ b: U) -> Bool { a == b }
//   ^ error: invalid redeclaration of 'same'
