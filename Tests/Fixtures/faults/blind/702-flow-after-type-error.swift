func f(_ c: Bool) -> Int { if c { return 1 } }
func g() -> Int { let x: Int; return x }
class A { let n: Int; init() {} }
let b: Int = "x"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'
