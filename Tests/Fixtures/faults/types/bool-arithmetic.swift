let x = true + 1
//           ^ error: binary operator '+' cannot be applied to operands of type 'Bool' and 'Int'
