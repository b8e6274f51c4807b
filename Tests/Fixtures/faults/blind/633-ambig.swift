func f(_ a: Int, _ b: Double) {}
func f(_ a: Double, _ b: Int) {}
f(1, 2)
// ^1 error: ambiguous use of 'f'
f("x", 1)
// ^3 error: cannot convert value of type 'String' to expected argument type 'Double'
func g(_ x: Int) -> Int { 1 }
func g(_ x: Int) -> String { "" }
let r = g(1)
//      ^ error: ambiguous use of 'g'
let s: Bool = g(1)
//            ^ error: no 'g' candidates produce the expected contextual result type 'Bool'
