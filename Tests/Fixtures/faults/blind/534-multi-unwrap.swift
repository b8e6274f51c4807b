let a: Int? = 1
let b: String? = "x"
if let a, b { print(a, b) }
//        ^ error: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
if let a = 3 { print(a) }
// ^ error: initializer for conditional binding must have Optional type, not 'Int'
guard let c = a else { print("x") }
let d = a! + b!
//         ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let e = b.count + a
//      ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
//                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let f = a ?? "x"
//        ^ error: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
let g: Int = a ?? nil
//                ^ error: 'nil' is not compatible with expected argument type 'Int'
