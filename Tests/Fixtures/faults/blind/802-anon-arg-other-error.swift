let x = [1].map(abs($0))
//          ^ error: no exact matches in call to instance method 'map'
//              ^ error: type '(Int) throws(E) -> T' cannot conform to 'Comparable'
//              ^ error: type '(Int) throws(E) -> T' cannot conform to 'SignedNumeric'
//                  ^ error: anonymous closure argument not contained in a closure
//                  ^ error: converting non-escaping value to '(Int) throws(E) -> T' may allow it to escape
let n: Int = "x"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'
func f() { foo() }
//         ^ error: cannot find 'foo' in scope
