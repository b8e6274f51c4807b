enum E: Error { case a }
enum F: Error { case b }
func f() throws(E) { throw F.b }
//                           ^ error: thrown expression type 'F' cannot be converted to error type 'E'
