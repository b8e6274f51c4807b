let a: Int? = 3
if a > 2 { }
// ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
if a >= a { }
//   ^ error: binary operator '>=' cannot be applied to two 'Int?' operands
let b = a == "x"
//      ^ error: cannot convert value of type 'Int?' to expected argument type 'String'
if a { }
// ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
if !a { }
//  ^ error: optional type 'Int?' cannot be used as a boolean; test for '== nil' instead
while let x = 3 { }
//    ^ error: initializer for conditional binding must have Optional type, not 'Int'
let c = a ? 1 : 2
//      ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
