let a: Int? = 1
let b: String? = "x"
let e = b.count + a
//      ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
//                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
