let pair = (1, "a")
pair.0 = 3
//   ^ error: cannot assign to property: 'pair' is a 'let' constant
extension Int { mutating func grow() { self += 1 } }
3.grow()
// ^3 error: cannot use mutating member on immutable value: literals are not mutable
