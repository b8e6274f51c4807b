func log(_ s: String) { print(s) }
let x: String = log("a")
//              ^ error: cannot convert value of type '()' to specified type 'String'
let n = log("a") + 1
//      ^ error: cannot convert value of type '()' to expected argument type 'Int'
func f() { return 3 }
//                ^ error: unexpected non-void return value in void function
func g() -> Int { return }
//                ^ error: non-void function should return a value
func h() -> Int { log("x") }
//                ^ error: cannot convert return expression of type '()' to return type 'Int'
if log("x") { }
// ^ error: cannot convert value of type '()' to expected condition type 'Bool'
