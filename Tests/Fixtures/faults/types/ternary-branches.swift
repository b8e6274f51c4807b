// Branches without a common type, where a type is expected and where none is.
let flag = true
let x: Int = flag ? "a" : 0
//                ^ error: cannot convert value of type 'String' to specified type 'Int'
let x2: Int = flag ? "a" : 2.5
//                 ^ error: cannot convert value of type 'Double' to specified type 'Int'
let n = 1, s = "s"
let x4: Int = flag ? n : s
//                 ^ error: cannot convert value of type 'String' to specified type 'Int'
let x5: Int = flag ? s : n
//                 ^ error: cannot convert value of type 'String' to specified type 'Int'
let x6: [Int] = flag ? [1] : s
//                   ^ error: cannot convert value of type 'String' to specified type '[Int]'
var v = 1
func take(_ n: Int) {}
print(flag ? n : s)
let c = [1].map { $0 > 1 ? "a" : 2 }
//                         ^ error: result values in '? :' expression have mismatching types 'String' and 'Int'
func f(_ b: Bool) -> String { b ? "a" : 1 }
//                              ^ error: cannot convert return expression of type 'Int' to return type 'String'
func g(_ b: Bool) -> String { return b ? 2 : s }
//                                     ^ error: cannot convert return expression of type 'Int' to return type 'String'
