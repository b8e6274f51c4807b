func parse(_ text: String) throws -> Int { 1 }
let a = ["1"].map { parse($0) }
//                  ^ error: call can throw, but it is not marked with 'try' and the error is not handled
let b: Int = "x"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'
func f() { let n = parse("x"); print(n) }
//                 ^ error: call can throw, but it is not marked with 'try' and the error is not handled
