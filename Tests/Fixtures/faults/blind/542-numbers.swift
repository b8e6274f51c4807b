let a: Int = 3 / 2.0
//             ^ error: cannot convert value of type 'Double' to specified type 'Int'
let b: Double = 3
let c = a * b
//        ^ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
let d: Float = b
//             ^ error: cannot convert value of type 'Double' to specified type 'Float'
let e = Double(a) * 2 + a
//      ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let f: Int = b.rounded()
//             ^ error: cannot convert value of type 'Double' to specified type 'Int'
let g = max(a, b)
//      ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'Double')
let h = abs("x")
//      ^ error: global function 'abs' requires that 'String' conform to 'SignedNumeric'
let i: Int = Int("3")
//           ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let j = -"x"
//      ^ error: unary operator '-' cannot be applied to an operand of type 'String'
let k = !a
//       ^ error: type 'Int' cannot be used as a boolean; test for '== 0' instead
