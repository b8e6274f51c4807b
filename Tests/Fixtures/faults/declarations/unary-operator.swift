prefix operator +++
postfix operator +++
func +++ (_ number: Int) -> Int { number }
//   ^ error: unary operator implementation must have a 'prefix' or 'postfix' modifier
