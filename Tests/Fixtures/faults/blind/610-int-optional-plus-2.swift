let a: Int? = 1
let c = 3
let e = c + a
//          ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let f = a + 1
//      ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let g = a + a
//        ^ error: binary operator '+' cannot be applied to two 'Int?' operands
let h = 1 + 2 + a
//              ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let s = "x" + "y" + (nil as String?)
//                       ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
print(c * a)
//        ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
