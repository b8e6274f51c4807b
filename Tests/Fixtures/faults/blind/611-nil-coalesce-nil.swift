let a: Int? = 1
let g: Int = a ?? nil
//                ^ error: 'nil' is not compatible with expected argument type 'Int'
let h: Int = a ?? "x"
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
func f(_ n: Int) {}
f(a ?? nil)
//     ^ error: 'nil' is not compatible with expected argument type 'Int'
