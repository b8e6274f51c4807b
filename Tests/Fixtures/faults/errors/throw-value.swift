struct Oops {}
func f() throws { throw Oops() }
//                      ^ error: thrown expression type 'Oops' does not conform to 'Error'
