let password = "abc"
let n = 3
let a = password > 5
//               ^ error: binary operator '>' cannot be applied to operands of type 'String' and 'Int'
let b = n > 1 && password > 5
//               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let c = n >= "18"
//        ^ error: binary operator '>=' cannot be applied to operands of type 'Int' and 'String'
let d = n == 1 && n >= "18"
//                     ^ error: cannot convert value of type 'String' to expected argument type 'Int'
if n > "3" { print(1) }
//   ^ error: binary operator '>' cannot be applied to operands of type 'Int' and 'String'
let e = n > 1 && n == password
//                 ^ error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
