func add(_ n: inout Int) { n += 1 }
let k = 1
add(&k)
//  ^ error: cannot pass immutable value as inout argument: 'k' is a 'let' constant
add(3)
// ^1 error: cannot pass immutable value as inout argument: literals are not mutable
add(&3)
//  ^ error: cannot pass immutable value as inout argument: literals are not mutable
var s = "x"
add(&s)
//  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
var arr = [1]
add(&arr[0])
add(arr[0])
//     ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
func f(_ n: Int) { n += 1; add(&n) }
//                   ^ error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
//                             ^ error: cannot pass immutable value as inout argument: 'n' is a 'let' constant
var o: Int? = 1
add(&o)
//  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
