let price = 3 * 2.5 + Int(4)
//              ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let p2 = 2.5 * Int(4)
//           ^ error: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
let n = 4
let p3 = 3 * 2.5 + n
//           ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
